"""`make checked`: play thousands of games, look at every invariant, and say what occurred and what never did."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from tests.balance.writing import written
from tests.checked.playing import ROWS, Checked, added_up, check

BUILD = Path(__file__).parents[2] / "build" / "checked"
SHOWN = 20
COUNTED = ("points", "effects")
"""What is told of the counts: decision points and printed effects."""
REASONS: Mapping[str, str] = {}
"""By name of an effect why no game can show it; every printed effect of the usual pack occurs."""


def main(words: list[str]) -> int:
    """Play what is missing and report; 1 if an invariant was violated, or an effect is missing without a reason."""
    parser = argparse.ArgumentParser(prog="make checked ARGS=…", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each bot with each number of seats and level")
    parser.add_argument("--processes", type=int, default=2, help="how many processes play")
    parser.add_argument("--rows", default="", help="only the rows whose name has this in it, such as random or Jordan")
    parser.add_argument("--folder", type=Path, default=BUILD, help="where the games are written down")
    wish = parser.parse_args(words)
    # Games of another pack or of an earlier one are left aside.
    file = wish.folder / f"{load_box(title_of('pirates')).fingerprint}.jsonl"
    rows = [row for row in ROWS if wish.rows in row.name]
    check(rows, wish.games, file, wish.processes)
    found, counts = added_up(written(file, Checked))
    never = [effect for effect, count in counts["effects"].items() if not count]
    print("\n".join(told(found, counts, never)))
    return 1 if any(row.violations for row in found.values()) or set(never) - set(REASONS) else 0


def told(found: Mapping[str, Checked], counts: Mapping[str, Mapping[str, int]], never: list[str]) -> Iterator[str]:
    """Say how many games there were of each row, what occurred, what never did, and what was violated."""
    for name, row in found.items():
        modules = ", ".join(f"{module} {count}" for module, count in sorted(row.modules.items()))
        how = f"{row.games} games, {row.decisions} decisions, {len(row.violations)} violations"
        yield f"{name}: {how}; {modules}"
    for kind in COUNTED:
        most = sorted(counts[kind].items(), key=lambda each: (-each[1], each[0]))
        yield f"{kind}: " + ", ".join(f"{each} {count}" for each, count in most if count)
    for effect in never:
        yield f"never: {effect} ({REASONS.get(effect, 'no reason is known')})"
    violations = [each for row in found.values() for each in row.violations]
    yield from violations[:SHOWN]
    games, decisions = (sum(getattr(row, what) for row in found.values()) for what in ("games", "decisions"))
    yield f"{games} games, {decisions} decisions, {len(never)} effects never occurred, {len(violations)} violations"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
