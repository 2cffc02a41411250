#!/usr/bin/env bash
# Puts the tool on PATH: the one that is named, or that of the release which this action belongs to.
set -euo pipefail

fail() { printf '::error title=Unfold::%s\n' "$*"; exit 2; }

if [[ -n ${UNFOLD_TOOL:-} ]]; then
  command -v "$UNFOLD_TOOL" >/dev/null || fail "there is no '$UNFOLD_TOOL'; leave out 'tool' to have it downloaded"
  exit 0
fi
source=$GITHUB_ACTION_PATH/../../../Sources/unfold/Commands/Run.swift
version=$(sed -n 's/^let unfoldVersion = "\(.*\)"$/\1/p' "$source")
case $RUNNER_OS-$RUNNER_ARCH in
  Linux-X64) system=linux-x86_64 ;;
  Linux-ARM64) system=linux-aarch64 ;;
  macOS-*) system=macos-universal ;;
  *) fail "there is no release for $RUNNER_OS on $RUNNER_ARCH; name an unfold that is installed with 'tool'" ;;
esac
name=unfold-$version-$system
# The runner does not always say whose the action is; it keeps it in OWNER/NAME/REF.
place='.*/([^/]+/[^/]+)/[^/]+/\.github/actions/unfold/?$'
repository=${UNFOLD_REPOSITORY:-$(sed -E "s|$place|\1|" <<<"$GITHUB_ACTION_PATH")}
url=${GITHUB_SERVER_URL:-https://github.com}/$repository/releases/download/$version
cd "$RUNNER_TEMP"
for file in "$name.tar.gz" SHA256SUMS; do
  curl -fsSL --retry 3 -o "$file" "$url/$file" ||
    fail "$url/$file cannot be had; name an unfold that is installed with 'tool'"
done
if command -v sha256sum >/dev/null; then sum=(sha256sum); else sum=(shasum -a 256); fi
grep " $name.tar.gz\$" SHA256SUMS | "${sum[@]}" -c - >/dev/null ||
  fail "$url/$name.tar.gz is not what SHA256SUMS says"
tar -xzf "$name.tar.gz"
printf '%s\n' "$RUNNER_TEMP/$name/bin" >>"$GITHUB_PATH"
