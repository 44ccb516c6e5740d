#!/usr/bin/env python3
"""Compares plumb-bench with an independent linear programming oracle on random systems.

    compare.py --shared PATH [--bench FILE] levels|conflicts|ambiguity|sequences|odd FIRST LAST

PATH is the folder with the oracle's modules (model.py, oracle.py, randui.py); seeds are FIRST..LAST-1.
  levels     the sum of violations of each priority, and the status
  conflicts  infeasible systems: each conflict set is infeasible and feasible without any one row, the rows that are
             left are feasible, and their sums are the oracle's
  ambiguity  systems of at most --variables variables: the open variables and the ends of their ranges
  odd        coefficients from 1e-4 to 1e4, constants to 1e6, rows near to parallel: required rows that a known point
             keeps are all kept within 1e-6
  sequences  random changes replayed one by one: the last state against the oracle and against a fresh build
Needs scipy and numpy. Prints each difference and the counts; exit status 1 where anything differs."""
import argparse, collections, dataclasses, pathlib, random, subprocess, sys, tempfile

FAR = 1e5  # how far the oracle looks for the end of a range


def line(names, con):
    terms = " + ".join(f"{a!r}*{names[v]}" for a, v in con.terms)
    return f"{con.pri}: {terms} {con.op} {con.k!r}"


class Answer:
    """What plumb-bench prints about a file."""

    def __init__(self, bench, path):
        done = subprocess.run([bench, "solve", str(path), "--dump", "--ambiguous", "--runs", "1"],
                              capture_output=True, text=True, timeout=120)
        self.error = f"exit {done.returncode}: {done.stderr[-300:]}" if done.returncode else None
        self.values, self.open, self.conflicts = {}, {}, []
        for text in done.stdout.splitlines():
            words = text.split()
            if text.startswith("= "):
                self.values[words[1]] = float(words[2])
            elif text.startswith("? "):
                self.open[words[1]] = tuple(None if w == "-" else float(w) for w in words[2:])
            elif text.startswith("conflict "):
                self.conflicts.append((int(words[1][:-1]), [int(w) for w in words[2:]]))


class Judge:
    def __init__(self, arguments):
        sys.path.insert(0, arguments.shared)
        import model, oracle, randui
        self.model, self.oracle, self.random_system = model, oracle, randui.random_system
        self.bench, self.variables = arguments.bench, arguments.variables
        self.tally = collections.Counter()
        self.worst = 0.0
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name) / "system.txt"

    def solve(self, system, changes=()):
        text = [line(system.names, con) for con in system.cons]
        self.path.write_text("\n".join(text + list(changes)) + "\n")
        return Answer(self.bench, self.path)

    def system(self, names, cons):
        return self.model.System(list(names), list(cons), [], {name: i for i, name in enumerate(names)})

    def report(self, name, differences):
        self.tally["differs" if differences else "same"] += 1
        for difference in differences:
            print(name, difference, flush=True)

    # Sums of violations

    def level_differences(self, system, answer):
        """Of a system whose required rows can be kept."""
        judge = self.oracle.lexlp(system)
        if judge["status"] != "ok":
            return [f"oracle: {judge['status']}"]
        mine = self.model.levels(system, [answer.values[n] for n in system.names])
        required = mine.pop(1000, 0.0)
        off = [(p, mine[p], judge["levels"][p]) for p in mine
               if abs(mine[p] - judge["levels"][p]) > 2e-4 + 1e-7 * judge["levels"][p]]
        if off:
            # The oracle keeps a level within a slack, which odd coefficients magnify in the next: ten times the slack shows
            # by how much.
            loose = self.oracle.lexlp(system, slack=1e-5)
            if loose["status"] == "ok":
                off = [o for o in off if abs(o[1] - o[2]) > 2e-4 + 0.25 * abs(o[2] - loose["levels"][o[0]])]
        found = [f"level {p}: {got}, oracle {want}" for p, got, want in off]
        if required > 1e-6:
            found.append(f"required rows are missed by {required}")
        return found

    def is_feasible(self, names, cons):
        rows = [con for con in cons if con.pri >= 1000]
        return self.oracle.lexlp(self.system(names, rows))["status"] == "ok" if rows else True

    def conflict_differences(self, system, answer):
        """Sets are infeasible and irreducible; the rest is feasible, the broken rows are missed by the least, and all else is
        solved as well as can be."""
        found, broken = [], set()
        for row, rows in answer.conflicts:
            cons = [system.cons[i] for i in rows]
            if row not in rows or broken & set(rows):
                found.append(f"conflict {row}: {rows} names rows that it cannot")
            if self.is_feasible(system.names, cons):
                found.append(f"conflict {row}: {rows} is feasible")
            for i in range(len(cons)):
                if not self.is_feasible(system.names, cons[:i] + cons[i + 1:]):
                    found.append(f"conflict {row}: {rows} is infeasible without {rows[i]}")
            broken.add(row)
        # A broken row is a wish above all others.
        kept = [dataclasses.replace(con, pri=999.9999) if i in broken else con for i, con in enumerate(system.cons)]
        return found + self.level_differences(self.system(system.names, kept), answer)

    def compare(self, name, system, answer):
        """All but ambiguity."""
        if answer.error:
            return [answer.error]
        if bool(answer.conflicts) == self.is_feasible(system.names, system.cons):
            return [f"{len(answer.conflicts)} conflicts, the oracle differs"]
        if answer.conflicts:
            self.tally["with conflicts"] += 1
            self.tally["conflict sets"] += len(answer.conflicts)
        return self.conflict_differences(system, answer)

    def levels(self, seed):
        system = self.random_system(seed)
        answer = self.solve(system)
        if answer.error or answer.conflicts:
            feasible = answer.error or self.is_feasible(system.names, system.cons)
            self.tally["infeasible, agreed" if not feasible else "differs"] += 1
            if feasible:
                print("seed", seed, answer.error or "conflicts, the oracle sees none", flush=True)
            return
        self.report(f"seed {seed}", self.level_differences(system, answer))

    def conflicts(self, seed):
        system = self.random_system(seed)
        if not self.is_feasible(system.names, system.cons):
            self.report(f"seed {seed}", self.compare(f"seed {seed}", system, self.solve(system)))

    # Ambiguity

    def ambiguity(self, seed):
        system = self.random_system(seed)
        if len(system.names) > self.variables:
            return
        expected = self.oracle.ambiguous(system)
        if expected is None:
            return
        answer = self.solve(system)
        if answer.error:
            self.report(f"seed {seed}", [answer.error])
            return
        found = [f"{name} is open to the oracle alone {expected[name]}" for name in expected if name not in answer.open]
        found += [f"{name} is open to plumb alone {answer.open[name]}" for name in answer.open if name not in expected]
        for name in expected.keys() & answer.open.keys():
            self.tally["ranges"] += 1
            for mine, end in zip(answer.open[name], sorted(expected[name])):
                far = abs(end) > 0.9 * FAR
                if far != (mine is None or abs(mine) > 0.9 * FAR) or not far and abs(mine - end) > 1e-3 + 1e-5 * abs(end):
                    found.append(f"{name} ranges over {answer.open[name]}, oracle {expected[name]}")
                    break
        self.tally["systems with open variables"] += bool(expected)
        self.report(f"seed {seed}", found)

    # Changes

    def sequences(self, seed):
        dice = random.Random(seed + 1_000_000)
        system = self.random_system(seed)
        cons, active = list(system.cons), [True] * len(system.cons)
        priorities = [1, 50, 250, 251, 500, 749, 750, 751, 999, 1000]
        removed, changes = set(), []
        for _ in range(dice.randint(3, 25)):
            row = dice.choice([i for i in range(len(cons)) if i not in removed])
            con = cons[row]
            kind = dice.choice(["set", "set", "set", "remove", "add", "add", "priority", "toggle", "toggle"])
            if kind == "set":
                constant = float(con.k + dice.choice([-40, -8, -1, 1, 8, 40, 200]))
                cons[row] = self.model.Con(con.pri, con.terms, con.op, constant)
                changes.append(f"set {row} {constant!r}")
            elif kind == "remove":
                removed.add(row)
                active[row] = False
                changes.append(f"remove {row}")
            elif kind == "priority":
                cons[row] = self.model.Con(dice.choice(priorities), con.terms, con.op, con.k)
                changes.append(f"priority {row} {cons[row].pri}")
            elif kind == "toggle":
                active[row] = not active[row]
                changes.append(f"{'activate' if active[row] else 'deactivate'} {row}")
            else:
                cons.append(self.new_row(dice, system.names))
                active.append(True)
                changes.append("add " + line(system.names, cons[-1]))
        answer = self.solve(system, changes)
        self.tally["changes"] += len(changes)
        left = [i for i in range(len(cons)) if active[i]]
        # Rows that do not count stay as rows that say nothing, so that rows and variables keep their numbers.
        nothing = self.model.Con(1, [(0.0, 0)], "==", 0.0)
        final = self.system(system.names, [cons[i] if i in set(left) else nothing for i in range(len(cons))])
        first = self.model.Con(1, [(0.0, i) for i in range(len(system.names))], "==", 0.0)
        fresh = self.solve(self.system(system.names, [first] + final.cons))
        found = self.compare(f"seed {seed}", final, answer)
        if not answer.error and not fresh.error:
            found += self.build_differences(answer, fresh)
        self.report(f"seed {seed}", found)

    def build_differences(self, answer, fresh):
        found = [f"{name} is {answer.values[name]}, fresh {fresh.values[name]}" for name in fresh.values
                 if abs(answer.values[name] - fresh.values[name]) > 1e-6]
        conflicts = [(row - 1, [i - 1 for i in rows]) for row, rows in fresh.conflicts]
        if answer.conflicts != conflicts:
            found.append(f"conflicts {answer.conflicts}, fresh {conflicts}")
        if list(answer.open) != list(fresh.open):
            found.append(f"open {answer.open}, fresh {fresh.open}")
        return found

    # Numbers

    def odd(self, seed):
        dice = random.Random(seed + 2_000_000)
        names = [f"v{i}" for i in range(dice.randint(2, 14))]
        point = [dice.choice([0.0, float(dice.randint(-90, 90)), dice.uniform(-30, 30)]) for _ in names]
        cons = []
        for _ in range(dice.randint(len(names) // 2, len(names))):
            cons.append(self.odd_row(dice, point, 1000, dice.choice(["==", "==", "<=", ">="])))
            if dice.random() < 0.4:
                cons.append(self.near(dice, point, dice.choice(cons)))
        for _ in range(dice.randint(0, len(names))):
            cons.append(self.odd_row(dice, [dice.uniform(-90, 90) for _ in names], dice.choice([250, 500, 750]), "=="))
        system = self.system(names, cons)
        answer = self.solve(system)
        if answer.error or answer.conflicts:
            self.report(f"seed {seed}", [answer.error or f"conflicts {answer.conflicts}"])
            return
        values = [answer.values.get(n, 0.0) for n in names]
        # Values of 1e14, which such coefficients may ask for, have no places left; what adding up loses does not count.
        missed = max(max(self.model.violation(con, values) - 1e-15 * sum(abs(a * values[v]) for a, v in con.terms), 0.0)
                     for con in cons if con.pri == 1000)
        self.worst = max(self.worst, missed)
        self.tally["worst residual"] = self.worst
        self.report(f"seed {seed}", [f"required rows are missed by {missed}"] if missed > 1e-6 else [])

    def odd_row(self, dice, point, priority, relation):
        size = lambda: dice.choice([-1, 1]) * dice.choice([1.0, 1.0, 10 ** dice.uniform(-4, 4)])
        terms = [(size(), v) for v in dice.sample(range(len(point)), dice.randint(1, min(4, len(point))))]
        return self.kept(self.model.Con(priority, terms, relation, 0.0), dice, point)

    def near(self, dice, point, con):
        """A row that is nearly a multiple of another."""
        factor, change = 10 ** dice.uniform(-1, 1), 10 ** dice.uniform(-12, -3)
        terms = [(a * factor * (1 + change * dice.choice([0, 1, -1])), v) for a, v in con.terms]
        terms = [(max(min(abs(a), 1e4), 1e-4) * (1 if a > 0 else -1), v) for a, v in terms]
        return self.kept(self.model.Con(1000, terms, con.op, 0.0), dice, point)

    def kept(self, con, dice, point):
        constant = sum(a * point[v] for a, v in con.terms)
        if con.op != "==":
            constant += dice.choice([0.0, 0.0, 1.0, 1000.0]) * (1 if con.op == "<=" else -1)
        return self.model.Con(con.pri, con.terms, con.op, constant)

    def new_row(self, dice, names):
        count = dice.choice([1, 1, 2, 2, 3])
        variables = dice.sample(range(len(names)), min(count, len(names)))
        if dice.random() < 0.15:
            names.append(f"new{len(names)}")
            variables[0] = len(names) - 1
        terms = [(float(dice.choice([1, 1, 1, -1, -1, 0.5, 2])), v) for v in variables]
        priority = dice.choice([1, 50, 250, 251, 500, 749, 750, 751, 999, 1000])
        return self.model.Con(priority, terms, dice.choice(["==", "<=", ">="]), float(dice.choice([0, 0, 8, 20, 100, 250])))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", required=True)
    parser.add_argument("--bench", default=".build/release/plumb-bench")
    parser.add_argument("--variables", type=int, default=20)
    parser.add_argument("kind", choices=["levels", "conflicts", "ambiguity", "sequences", "odd"])
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    arguments = parser.parse_args()
    judge = Judge(arguments)
    for seed in range(arguments.first, arguments.last):
        try:
            getattr(judge, arguments.kind)(seed)
        except subprocess.TimeoutExpired:
            judge.report(f"seed {seed}", ["no answer in time"])
    print(dict(judge.tally), flush=True)
    return 1 if judge.tally["differs"] else 0


if __name__ == "__main__":
    sys.exit(main())
