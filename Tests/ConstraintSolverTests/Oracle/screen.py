#!/usr/bin/env python3
"""Times a screen's layout and kiwisolver on the constraints of that layout, side by side, and prints the README's table.

    pip install kiwisolver
    screen.py [--bench COMMAND] [--pairs N] [CASE…]

`plumb-bench screen` lays out, which is also to measure texts, to make the constraints and to put frames into the tree;
kiwisolver gets the constraints as `--dump-rows` tells them. Its time to make variables and constraints in Python and its
time to add and solve them are told apart. Both programs run in turn, N pairs for each case, each many times, of which the
median counts; a ratio is the median of the pairs' ratios, a time the least of all.
"""
import argparse, pathlib, re, statistics, subprocess, sys, time

import kiwisolver

HERE = pathlib.Path(__file__).resolve().parent
CASES = sorted((HERE.parents[2] / "Sources" / "Benchmarks").glob("*.xml"))


def rows(text):
    """(priority, [(coefficient, variable)], relation, constant) of each line."""
    for line in text.splitlines():
        words = line.split()
        terms = [term.split("*") for term in words[1:-2] if term != "+"]
        yield float(words[0][:-1]), [(float(c), v) for c, v in terms], words[-2], float(words[-1])


def strengths(priorities):
    """kiwisolver's strengths in the order of the priorities, as far apart as its largest allows."""
    optional = sorted({p for p in priorities if p < 1000})
    step = min(1000, 1e9 ** (1 / max(1, len(optional) - 1)))
    return {1000: kiwisolver.strength.required} | {p: step**i for i, p in enumerate(optional)}


def theirs(rows, strengths):
    """The seconds that making the constraints and solving them take, and each variable's value."""
    start = time.process_time()
    variables, constraints = {}, []
    for priority, terms, relation, constant in rows:
        for _, name in terms:
            if name not in variables:
                variables[name] = kiwisolver.Variable(name)
        sum_ = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for c, v in terms], -constant)
        constraints.append(kiwisolver.Constraint(sum_, relation, strengths[priority]))
    made = time.process_time()
    solver = kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    solved = time.process_time()
    return made - start, solved - made, {name: variable.value() for name, variable in variables.items()}


def run(bench, case, *options):
    return subprocess.run([bench, "screen", case, *options], capture_output=True, text=True, check=True).stdout


def compare(bench, case, pairs):
    system = list(rows(run(bench, case, "--dump-rows")))
    levels = strengths(row[0] for row in system)
    values = theirs(system, levels)[2]
    missed = sum(error(row, values) > 1e-3 for row in system if row[0] == 1000)
    ours, kiwi = [], []
    for _ in range(pairs):
        kiwi.append(sorted((theirs(system, levels)[:2] for _ in range(9)), key=sum)[4])
        words = run(bench, case, "--runs", "25")
        ours.append([float(re.search(f" {key}=([0-9.]+)", words).group(1)) / 1e6 for key in ("scratch_us", "edit_us")])
    solving = statistics.median(k[1] / o[0] for k, o in zip(kiwi, ours))
    whole = statistics.median(sum(k) / o[0] for k, o in zip(kiwi, ours))
    edit = statistics.median(o[0] / o[1] for o in ours)
    views = re.search(r"views=(\d+)", words).group(1)
    print(f"| {case.stem} | {views} | {len(system)} "
          f"| {min(o[0] for o in ours) * 1e3:.2f} | {min(k[1] for k in kiwi) * 1e3:.2f} | {solving:.1f} "
          f"| {min(map(sum, kiwi)) * 1e3:.2f} | {whole:.1f} "
          f"| {min(o[1] for o in ours) * 1e3:.3f} | {edit:.1f} |", flush=True)
    if missed:
        print(f"kiwisolver misses {missed} required constraints of {case.stem}", file=sys.stderr)


def error(row, values):
    _, terms, relation, constant = row
    over = sum(c * values[v] for c, v in terms) - constant
    return abs(over) if relation == "==" else max(0, over if relation == "<=" else -over)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=".build/release/plumb-bench")
    parser.add_argument("--pairs", type=int, default=11)
    parser.add_argument("cases", nargs="*", type=pathlib.Path, default=CASES)
    arguments = parser.parse_args()
    print("| screen | views | rows | scratch, ms | kiwisolver solves, ms | ratio | makes and solves, ms | ratio | edit, ms "
          "| scratch / edit |")
    print("|" + "---|" * 10)
    for case in arguments.cases:
        compare(arguments.bench, case, arguments.pairs)


if __name__ == "__main__":
    main()
