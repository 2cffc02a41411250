#!/usr/bin/env bash
# Compares the trees of UnfoldSyntax with those of the compiler's own parser, node for node, and measures both.
#
#   compare-with-compiler.sh [PATH...]           compares all Swift files at and below PATH (.swift, .swiftinterface);
#                                                without PATH, this package's grammar files
#   compare-with-compiler.sh --time [PATH...]    prints how many times as fast as the compiler's parser this one is,
#                                                in seconds of the processor, in five turns of the one and the other
#   compare-with-compiler.sh --expect FILE...    writes FILE's .tree, as the compiler sees it, beside each FILE.swift
#
# Every Swift toolchain ships its parser as a library, for macros. This script builds a small program, the oracle, on
# the library of the toolchain that `swift` on your PATH belongs to, and keeps it in .build/oracle. The library in the
# toolchain is built for stability and is slow. With SWIFT_SYNTAX=FOLDER, a checkout of swift-syntax, the oracle is
# built from that instead, with -c release: it is some 13 times as fast, and may know a newer Swift. It takes a while.
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

build() {
  swift build --package-path "$1" -c release --product "$2" >&2 || fail "'$2' does not build" 69
  echo "$(swift build --package-path "$1" -c release --show-bin-path)/$2"
}

build_oracle_on_toolchain() {
  local swiftc real libraries
  swiftc=$(command -v swiftc) || fail "there is no swiftc on your PATH: install a Swift toolchain" 69
  if [ "$(uname)" = Darwin ]; then swiftc=$(xcrun --find swiftc 2>/dev/null || echo "$swiftc"); fi
  # The command may be a link; the libraries are where it leads.
  real=$(python3 -c 'import os, sys; print(os.path.realpath(sys.argv[1]))' "$swiftc")
  libraries=$(dirname "$(dirname "$real")")/lib/swift/host
  [ -e "$libraries/SwiftParser.swiftmodule" ] ||
    fail "the toolchain of $real has no SwiftParser library at $libraries: use one from swift.org or Xcode 16" 69
  oracle=$package/.build/oracle/oracle
  local version=$oracle.version
  if [ ! -x "$oracle" ] || [ "$here/Oracle/oracle.swift" -nt "$oracle" ] ||
    [ "$(cat "$version" 2>/dev/null)" != "$swiftc $("$swiftc" --version 2>/dev/null)" ]; then
    mkdir -p "$(dirname "$oracle")"
    "$swiftc" -O "$here/Oracle/oracle.swift" -o "$oracle" -I "$libraries" -L "$libraries" \
      -lSwiftSyntax -lSwiftParser -Xlinker -rpath -Xlinker "$libraries"
    echo "$swiftc $("$swiftc" --version 2>/dev/null)" >"$version"
  fi
}

build_oracle_from_source() {
  local checkout own
  checkout=$(cd "$SWIFT_SYNTAX" 2>/dev/null && pwd) || fail "there is no folder $SWIFT_SYNTAX: clone swift-syntax there" 64
  own=$package/.build/oracle-from-source
  mkdir -p "$own/Sources/oracle"
  cp "$here/Oracle/oracle.swift" "$own/Sources/oracle/main.swift"
  # A package is known by its folder's name, which may be any.
  ln -sfn "$checkout" "$own/swift-syntax"
  cat >"$own/Package.swift" <<'PACKAGE'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "oracle",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "swift-syntax")],
  targets: [
    .executableTarget(
      name: "oracle",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
PACKAGE
  oracle=$(build "$own" oracle)
}

if [ -n "${SWIFT_SYNTAX:-}" ]; then build_oracle_from_source; else build_oracle_on_toolchain; fi

case $mode in
  compare)
    unfold=$(build "$package" unfold)
    list=$(mktemp)
    trap 'rm -f "$list"' EXIT
    find "$@" -type f \( -name '*.swift' -o -name '*.swiftinterface' \) -not -path '*/.build/*' |
      LC_ALL=C sort >"$list"
    [ -s "$list" ] || fail "there is no Swift file at $*" 64
    python3 "$here/Oracle/compare.py" "'$oracle' spans" "'$unfold' syntax --spans" "$list"
    ;;
  time)
    bench=$(build "$package" unfold-bench)
    speeds=$(mktemp)
    trap 'rm -f "$speeds"' EXIT
    # Both print "parsing median: N MB/s".
    speed() { awk '$1 == "parsing" && $2 ~ "^median" { sub(/ MB\/s.*/, ""); print $NF }'; }
    for turn in 1 2 3 4 5; do
      echo "$("$oracle" parse "$@" | speed) $("$bench" parse "$@" | speed)" |
        awk '{ printf "%.2f and %.1f MB/s: %.1f times as fast\n", $1, $2, $2 / $1 }' | tee -a "$speeds"
    done
    awk '{ print $(NF - 3) }' "$speeds" | LC_ALL=C sort -n |
      awk '{ ratio[NR] = $1 } END { printf "median %.0f times, best %.0f times\n", ratio[(NR + 1) / 2], ratio[NR] }'
    ;;
  expect)
    for file in "$@"; do
      [[ $file == *.swift ]] || fail "$file is no .swift file" 64
      "$oracle" spans "$file" | sed '1s/^# .* //' >"${file%.swift}.tree"
      echo "${file%.swift}.tree: $(head -1 "${file%.swift}.tree")"
    done
    ;;
esac
