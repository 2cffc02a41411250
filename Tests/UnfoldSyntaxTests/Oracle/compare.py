#!/usr/bin/env python3
"""Compares two listings of syntax trees, file by file: what `compare-with-compiler.sh` runs.

usage: compare.py ORACLE TOOL LIST

ORACLE and TOOL are programs with their arguments, in quotes; LIST is a file with one path a line. Both programs get
the files in batches. A file in which the oracle sees a syntax error is only looked at for whether the tool bears it.
Exit status: 0 where every other file's tree is the same, 1 where one differs or is missing.
"""
import collections
import shlex
import subprocess
import sys

FILES_A_BATCH = 40
SHOWN = 10


def listings(command, paths):
    """The state and the lines of each file, as far as the program got."""
    done = subprocess.run(shlex.split(command) + paths, stdout=subprocess.PIPE)
    trees = {}
    lines = []
    for line in done.stdout.decode("utf-8", "replace").splitlines():
        if line.startswith("# "):
            path, _, state = line[2:].rpartition(" ")
            lines = []
            trees[path] = (state, lines)
        elif line:
            lines.append(line)
    return trees


def kind(line):
    return line.split(" ")[1] if " " in line else line


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    oracle, tool, list_path = sys.argv[1:]
    with open(list_path, encoding="utf-8") as lines:
        paths = [line.rstrip("\n") for line in lines if line.strip()]
    counts = collections.Counter()
    causes = collections.Counter()
    for first in range(0, len(paths), FILES_A_BATCH):
        batch = paths[first : first + FILES_A_BATCH]
        wanted, got = listings(oracle, batch), listings(tool, batch)
        for path in batch:
            if path not in got or path not in wanted:
                # One file may have taken the others down with it.
                wanted.update(listings(oracle, [path]))
                got.update(listings(tool, [path]))
            if path not in got or path not in wanted:
                counts["no tree"] += 1
                print(f"no tree: {path}")
                continue
            state, want = wanted[path]
            have = got[path][1]
            if state == "error":
                counts["error"] += 1
            elif got[path] == wanted[path]:
                counts["same"] += 1
            else:
                counts["differ"] += 1
                parts = (i for i, pair in enumerate(zip(have, want)) if pair[0] != pair[1])
                index = next(parts, min(len(have), len(want)))
                want_line = want[index] if index < len(want) else state
                have_line = have[index] if index < len(have) else got[path][0]
                causes[kind(want_line), kind(have_line)] += 1
                if counts["differ"] <= SHOWN:
                    print(f"differs: {path}\n  compiler: {want_line}\n  unfold:   {have_line}")
    for (want, have), count in causes.most_common(12):
        print(f"{count:6} times: compiler {want}, unfold {have}")
    print(
        f"same {counts['same']}, differ {counts['differ']}, no tree {counts['no tree']}, "
        f"not compared (the compiler sees an error) {counts['error']}"
    )
    sys.exit(1 if counts["differ"] or counts["no tree"] else 0)


main()
