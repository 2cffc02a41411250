#!/usr/bin/env bash
# Runs the tool over what a pull request changes, and says what it found where the action was asked to.
set -euo pipefail

fail() { printf '::error title=Unfold::%s\n' "$*"; exit 2; }
output() { printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"; }

tool=${UNFOLD_TOOL:-unfold}
mark='<!-- unfold -->'
work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/unfold.XXXXXX")

# The commit that the pull request is compared with: what it was merged into for this run, or its base.
base() {
  if [[ ${GITHUB_REF:-} == refs/pull/*/merge ]]; then
    git rev-parse -q --verify 'HEAD^1' && return
    git fetch -q --no-tags --depth=2 origin "$GITHUB_SHA" >&2 && git rev-parse -q --verify 'HEAD^1' && return
  fi
  git cat-file -e "$UNFOLD_BASE^{commit}" 2>/dev/null || git fetch -q --no-tags --depth=1 origin "$UNFOLD_BASE" >&2
  printf '%s\n' "$UNFOLD_BASE"
}

# What is longer than GitHub takes is cut at a line.
shortened() { awk -v most="$1" '{ size += length($0) + 1; if (size > most) { print "..."; exit } print }'; }

comment() {
  local fence='```'
  while grep -qF "$fence" "$work/patch"; do fence+='`'; done
  printf '%s\n### Unfold\n\n' "$mark"
  if [[ $findings == 0 && $changes == 0 ]]; then
    printf 'Nothing here assumes one fixed screen.\n'
    return
  fi
  printf '%s to look at, %s that `unfold apply` would change.\n' \
    "$(counted "$findings" finding)" "$(counted "$changes" file)"
  if [[ $changes != 0 ]]; then
    printf '\n%sdiff\n' "$fence"
    shortened 30000 <"$work/patch"
    printf '%s\n' "$fence"
  fi
  if [[ $findings != 0 ]]; then
    printf '\n<details><summary>Findings</summary>\n\n'
    # PATH:LINE:COLUMN: warning: TEXT [RULE], with nothing in it that Markdown would take for its own, and without
    # calling somebody whose name is that of an attribute.
    sed -E -e "s|^${PWD//./\\.}/||" -e 's/[`<>|]/\\&/g' -e 's/@/@<!-- -->/g' \
      -e 's/^(.*):([0-9]+):[0-9]+: warning: (.*) \[([a-z-]+)\]$/- \1:\2: **\4**: \3/' \
      "$work/findings" | shortened 25000
    printf '\n</details>\n'
  fi
}

counted() { if [[ $1 == 1 ]]; then printf '1 %s' "$2"; else printf '%s %ss' "$1" "$2"; fi; }

# One comment, which each run writes anew; none where there is nothing to say and nothing was said before.
post() {
  local comments=repos/$GITHUB_REPOSITORY/issues/$UNFOLD_PULL_REQUEST/comments old
  old=$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$mark\")) | .id") || return
  old=${old%%$'\n'*}
  if [[ -n $old ]]; then
    gh api -X PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$old" -F "body=@$work/comment" >/dev/null
  elif [[ $findings != 0 || $changes != 0 ]]; then
    gh api -X POST "$comments" -F "body=@$work/comment" >/dev/null
  fi
}

options=() paths=()
for rule in $UNFOLD_RULES; do options+=(--rule "$rule"); done
while IFS= read -r line; do [[ -z $line ]] || paths+=("$line"); done <<<"$UNFOLD_PATHS"
since=$UNFOLD_SINCE
if [[ -z $since && -n ${UNFOLD_BASE:-} && $UNFOLD_REPORT != sarif ]]; then
  since=$(base) || fail "the base of the pull request cannot be had; give actions/checkout 'fetch-depth: 2'"
fi
[[ -z $since || $since == everything ]] || options+=(--since "$since")
checks=()
while IFS= read -r line; do [[ -z $line ]] || checks+=("$line"); done <<<"$UNFOLD_ARGUMENTS"

# Runs the tool into a file; its status is kept, and only trouble ends this.
status=0
run() {
  local file=$1
  shift
  status=0
  "$tool" "$@" -- ${paths[@]+"${paths[@]}"} >"$file" || status=$?
  [[ $status -lt 2 ]] || fail "unfold had trouble (status $status), which it says above"
}

run "$work/findings" check --format xcode --quiet ${checks[@]+"${checks[@]}"} ${options[@]+"${options[@]}"}
findings=$(grep -c . "$work/findings" || true)
changes=0
case $UNFOLD_REPORT in
  annotations)
    run "$work/annotations" check --format github --quiet ${checks[@]+"${checks[@]}"} ${options[@]+"${options[@]}"}
    cat "$work/annotations"
    ;;
  sarif)
    run "$work/unfold.sarif" check --format sarif --quiet ${checks[@]+"${checks[@]}"} ${options[@]+"${options[@]}"}
    output sarif "$work/unfold.sarif"
    ;;
  comment)
    run "$work/patch" diff --quiet --color never ${options[@]+"${options[@]}"}
    changes=$(grep -c '^+++ ' "$work/patch" || true)
    comment >"$work/comment"
    cat "$work/comment" >>"$GITHUB_STEP_SUMMARY"
    if [[ -z ${UNFOLD_PULL_REQUEST:-} ]]; then
      printf '::notice title=Unfold::%s\n' "This is no pull request, so the comment stands in the summary of the run."
    elif ! post; then
      printf '::warning title=Unfold::%s %s\n' \
        "The comment cannot be written, so it stands in the summary of the run." \
        "It takes the permission pull-requests: write, which runs for forks have not."
    fi
    ;;
  *) fail "there is no report '$UNFOLD_REPORT'; it is one of comment, annotations, sarif" ;;
esac
output findings "$findings"
output changes "$changes"
if [[ $UNFOLD_FAILS == true && $findings != 0 ]]; then
  fail "$(counted "$findings" finding)"
fi
