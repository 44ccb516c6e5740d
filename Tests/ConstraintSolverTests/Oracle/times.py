#!/usr/bin/env python3
"""Times plumb-bench and the compiled prototype side by side and prints the table of the benchmarks' README.

    times.py --shared FOLDER [--bench COMMAND] [--pairs N] [WORKLOAD…]

FOLDER has the solver's workloads and prototype. Both programs run in turn, N pairs for each workload; a ratio is the
median of the pairs' ratios, a time the least of all. The growth at the end is the exponent from 1,000 to 5,000 views.
"""
import argparse, math, pathlib, re, statistics, subprocess, sys, tempfile


def measured(command):
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [float(re.search(key + r"=([0-9.e-]+)", output).group(1)) for key in ("build_ms", "resolve_us")]


def compare(bench, prototype, path, pairs):
    ours, theirs = [], []
    for _ in range(pairs):
        theirs.append(measured([prototype, path, "9"]))
        ours.append(measured([bench, "solve", path, "--runs", "9"]))
    row = []
    for kind in (0, 1):
        if not all(pair[kind] for pair in theirs):
            row.append(None)
            continue
        ratio = statistics.median(a[kind] / b[kind] for a, b in zip(ours, theirs))
        row.append((min(a[kind] for a in ours), min(b[kind] for b in theirs), ratio))
    return row


def cells(measure):
    return "| | | " if measure is None else "| {:.3g} | {:.3g} | {:.2f} ".format(*measure)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", required=True, type=pathlib.Path)
    parser.add_argument("--bench", default=".build/release/plumb-bench")
    parser.add_argument("--pairs", type=int, default=11)
    parser.add_argument("workloads", nargs="*")
    arguments = parser.parse_args()
    solver = arguments.shared / "solver"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "prototype.swift").write_text((solver / "prototype.swift.txt").read_text())
        subprocess.run(
            ["swiftc", "-O", "-wmo", "-enforce-exclusivity=unchecked", folder / "prototype.swift", "-o",
             folder / "prototype"], check=True, stderr=subprocess.DEVNULL)
        subprocess.run([sys.executable, solver / "workloads.py", folder / "work"], check=True, stdout=subprocess.DEVNULL)
        print("| workload | build, ms | prototype | ratio | edit, µs | prototype | ratio |")
        print("|---|---|---|---|---|---|---|")
        builds = {}
        for path in sorted((folder / "work").glob("*.txt")):
            if arguments.workloads and path.stem not in arguments.workloads:
                continue
            build, edit = compare(arguments.bench, folder / "prototype", path, arguments.pairs)
            builds[path.stem] = build[0]
            print(f"| {path.stem} " + cells(build) + cells(edit) + "|", flush=True)
        for name in ("a_fixed", "a_soft"):
            if f"{name}_1000" in builds and f"{name}_5000" in builds:
                growth = math.log(builds[f"{name}_5000"] / builds[f"{name}_1000"]) / math.log(5)
                print(f"\n{name}: N^{growth:.2f} from 1,000 to 5,000 views")


if __name__ == "__main__":
    main()
