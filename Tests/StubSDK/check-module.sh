#!/usr/bin/env bash
# Compiles a whole module before and after `unfold apply`, on a copy.
#
#   check-module.sh --target 17.0 [--platform ios|macos|visionos|maccatalyst]
#                   [--swift-version 5|6] [--modules DIR]... --unfold PATH
#                   --rule ID [--rule ID]... FOLDER
#
# FOLDER holds the module's sources. Without --modules the SDK is that of the Xcode in
# use. Prints the patch and what compiled before and does no more. The exit status is
# 0 when nothing got worse, 1 when something did, 2 when the call itself is wrong.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
fail() { printf 'check-module: %s\n' "$*" >&2; exit 2; }
usage() { sed -n '2,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

version= platform=ios unfold= folder=
compiler=() rules=()
while (($#)); do
  case $1 in
    --target) version=${2:-}; shift 2 || fail "--target needs a value" ;;
    --platform) platform=${2:-}; shift 2 || fail "--platform needs a value" ;;
    --swift-version | --modules) compiler+=("$1" "${2:-}"); shift 2 || fail "$1 needs a value" ;;
    --unfold) unfold=${2:-}; shift 2 || fail "--unfold needs a value" ;;
    --rule) rules+=(--rule "${2:-}"); shift 2 || fail "--rule needs a value" ;;
    -h | --help) usage; exit 0 ;;
    -*) fail "unknown option $1" ;;
    *) [[ -z $folder ]] || fail "one FOLDER only"; folder=$1; shift ;;
  esac
done
[[ -n $version && -n $unfold && -n $folder && ${#rules[@]} -gt 0 ]] || { usage >&2; exit 2; }
[[ -d $folder ]] || fail "no folder $folder"
[[ -x $unfold ]] || fail "no program $unfold"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$folder" "$work/before"
cp -R "$folder" "$work/after"
chmod -R u+w "$work"

# errors NAME: what the compiler refuses in a copy, without lines, which a change moves.
errors() {
  local files=() status=0
  while IFS= read -r -d '' file; do files+=("$file"); done < <(find "$work/$1" -name '*.swift' -print0 | sort -z)
  ((${#files[@]})) || fail "no Swift file in $folder"
  bash "$here/typecheck.sh" --target "$version" --platform "$platform" ${compiler[@]+"${compiler[@]}"} \
    "${files[@]}" >"$work/$1.log" 2>&1 || status=$?
  ((status < 2)) || fail "$(cat "$work/$1.log")"
  { grep -E '^[^ ].*: error: ' "$work/$1.log" || true; } |
    sed -E "s|^$work/$1/||; s/:[0-9]+:[0-9]+: error:/:/" | sort >"$work/$1.errors"
  ((status == 0)) || [[ -s $work/$1.errors ]] || fail "the compiler failed: $(tail -5 "$work/$1.log")"
}

errors before
"$unfold" apply --quiet "${rules[@]}" --deployment-target "$platform=$version" "$work/after" >/dev/null ||
  fail "unfold apply ended with $?"
(cd "$work" && diff -ru before after) || true
errors after

new=$(comm -13 "$work/before.errors" "$work/after.errors")
if [[ -n $new ]]; then
  printf '%s compiled before and does no more:\n%s\n' "$folder" "$new"
  exit 1
fi
printf '%s: %d errors before, none of the change\n' "$folder" "$(wc -l <"$work/before.errors")"
