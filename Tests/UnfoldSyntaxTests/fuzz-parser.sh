#!/usr/bin/env bash
# Feeds the parser what libFuzzer invents, with the address sanitizer, and stops at the first fault.
#
#   fuzz-parser.sh [SECONDS] [LIBFUZZER OPTION...]    an hour where SECONDS is not said; inputs of up to 4,096 bytes
#   fuzz-parser.sh FILE                               parses a finding once more
#
# It begins with the grammar files, the goldens and this package's own sources, and keeps what reaches new code in
# .build/fuzz/inputs for the next time. A finding (crash-*, timeout-*) is left in .build/fuzz: make it as small as can be
# with `-minimize_crash=1`, and keep it as a file in Recovery/, or as a test.
#
# Needs a toolchain from swift.org: Xcode's has no libFuzzer.
# Exit status: libFuzzer's own, 0 where nothing was found; 64 wrong usage; 69 no build.
set -euo pipefail

case "${1:-}" in
  --help | -h) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$0" && exit 0 ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
build=$package/.build/fuzz
mkdir -p "$build/inputs"

# Started in its own folder, since the compiler leaves a module of the sources where it is.
find "$package/Sources/UnfoldSyntax" "$here/Fuzz" -name '*.swift' -print0 |
  (cd "$build" && xargs -0 swiftc -O -whole-module-optimization -parse-as-library -swift-version 6 -module-name UnfoldSyntax \
    -package-name unfold -sanitize=fuzzer,address -g -o "$build/fuzz-parser") || {
  echo "fuzz-parser.sh: the fuzzer does not build: it needs a toolchain from swift.org" >&2
  exit 69
}

if [ -f "${1:-}" ]; then exec "$build/fuzz-parser" "$@"; fi
seconds=${1:-3600}
[[ $seconds =~ ^[0-9]+$ ]] || {
  echo "fuzz-parser.sh: '$seconds' is neither a file nor a number of seconds" >&2
  exit 64
}

# libFuzzer takes one level of folders with any names; links would follow the sources as they change.
rm -rf "$build/seeds"
mkdir "$build/seeds"
number=0
while IFS= read -r -d '' file; do
  number=$((number + 1))
  cp "$file" "$build/seeds/$number.swift"
done < <(find "$here/Grammar" "$here/Recovery" "$package/Goldens" "$package/Sources" "$package/Transforms" \
  -name '*.swift' -print0)

"$build/fuzz-parser" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=4096 \
  -artifact_prefix="$build/" -print_final_stats=1 "${@:2}" "$build/inputs" "$build/seeds"
