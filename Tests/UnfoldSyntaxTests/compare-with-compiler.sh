#!/usr/bin/env bash
# Compares the trees of UnfoldSyntax with those of the compiler's own parser, node for node, and measures both.
#
#   compare-with-compiler.sh [PATH...]           compares all Swift files at and below PATH (.swift, .swiftinterface);
#                                                without PATH, this package's grammar files
#   compare-with-compiler.sh --time [PATH...]    prints how many times as fast as the compiler's parser this one is
#   compare-with-compiler.sh --expect FILE...    writes FILE's .tree, as the compiler sees it, beside each FILE.swift
#
# Every Swift toolchain ships its parser as a library, for macros. This script builds a small program, the oracle, on
# the library of the toolchain that `swift` on your PATH belongs to, and keeps it in .build/oracle. The library in the
# toolchain is built for stability and is slow; swift-syntax built from source with -c release is some 14 times as fast.
#
# Exit status: 0 no difference; 1 some trees differ; 64 wrong usage; 69 no toolchain with a parser library.
set -euo pipefail

fail() {
  echo "compare-with-compiler.sh: $1" >&2
  exit "$2"
}

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)

mode=compare
case "${1:-}" in
  --time) mode=time && shift ;;
  --expect) mode=expect && shift ;;
  --help | -h) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$0" && exit 0 ;;
  -*) fail "there is no option '$1': --time, --expect or --help" 64 ;;
esac
if [ $# -eq 0 ]; then
  [ "$mode" != expect ] || fail "--expect takes the files whose trees are to be written" 64
  set -- "$here/Grammar"
fi
for path in "$@"; do [ -e "$path" ] || fail "there is no $path" 64; done

swiftc=$(command -v swiftc) || fail "there is no swiftc on your PATH: install a Swift toolchain" 69
if [ "$(uname)" = Darwin ]; then swiftc=$(xcrun --find swiftc 2>/dev/null || echo "$swiftc"); fi
# The command may be a link; the libraries are where it leads.
real=$(python3 -c 'import os, sys; print(os.path.realpath(sys.argv[1]))' "$swiftc")
libraries=$(dirname "$(dirname "$real")")/lib/swift/host
[ -e "$libraries/SwiftParser.swiftmodule" ] ||
  fail "the toolchain of $real has no SwiftParser library at $libraries: use one from swift.org or Xcode 16" 69

oracle=$package/.build/oracle/oracle
version=$oracle.version
if [ ! -x "$oracle" ] || [ "$here/Oracle/oracle.swift" -nt "$oracle" ] ||
  [ "$(cat "$version" 2>/dev/null)" != "$swiftc $("$swiftc" --version 2>/dev/null)" ]; then
  mkdir -p "$(dirname "$oracle")"
  "$swiftc" -O "$here/Oracle/oracle.swift" -o "$oracle" -I "$libraries" -L "$libraries" \
    -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$libraries"
  echo "$swiftc $("$swiftc" --version 2>/dev/null)" >"$version"
fi

build() {
  swift build --package-path "$package" -c release --product "$1" >&2 || fail "'$1' does not build" 69
  echo "$(swift build --package-path "$package" -c release --show-bin-path)/$1"
}

case $mode in
  compare)
    unfold=$(build unfold)
    list=$(mktemp)
    trap 'rm -f "$list"' EXIT
    find "$@" -type f \( -name '*.swift' -o -name '*.swiftinterface' \) -not -path '*/.build/*' |
      LC_ALL=C sort >"$list"
    [ -s "$list" ] || fail "there is no Swift file at $*" 64
    python3 "$here/Oracle/compare.py" "'$oracle' spans" "'$unfold' syntax --spans" "$list"
    ;;
  time)
    bench=$(build unfold-bench)
    echo "the compiler's library:"
    "$oracle" parse "$@" | tee "$oracle.speed"
    echo "UnfoldSyntax:"
    "$bench" parse "$@" | tee "$oracle.bench"
    # Both print "parsing best: N MB/s" and the median.
    for what in best median; do
      awk -v what="$what" '
        $1 == "parsing" && $2 ~ "^" what { sub(/ MB\/s.*/, ""); speed[NR == FNR] = $NF }
        END { printf "%s: %.0f times as fast\n", what, speed[0] / speed[1] }
      ' "$oracle.speed" "$oracle.bench"
    done
    ;;
  expect)
    for file in "$@"; do
      [[ $file == *.swift ]] || fail "$file is no .swift file" 64
      "$oracle" spans "$file" | sed '1s/^# .* //' >"${file%.swift}.tree"
      echo "${file%.swift}.tree: $(head -1 "${file%.swift}.tree")"
    done
    ;;
esac
