"""Change the rules of a game in one place at a time: `python -m tests.support.mutants [--share N] [--file FILE]`."""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Iterator, Sequence

from . import excuses, report
from .games import GAMES, Game, game_of
from .mutant import ROOT, Mutant, mutants_of
from .trying import Tried, measure, try_out


def main(arguments: Sequence[str]) -> int:
    """Try the mutants that were asked for, and print what went unnoticed and the figures."""
    # Garbage is looked for seldom: every test would wait for it.
    gc.set_threshold(100_000, 50, 1000)
    asked = _asked(arguments)
    game = game_of(asked.game)
    every = [each for file in game.rules() for each in mutants_of(file, game.seats)]
    excused = excuses.read(ROOT / game.excused)
    found = list(excuses.outdated(excused, {each.name for each in every}))
    # What is excused is tried with all the rest: it takes the longest, for every test has to look.
    excused_now = excused if asked.share > 1 else {}
    chosen = [each for each in every if _is_asked(asked, each) and each.name not in excused_now]
    began = time.monotonic()
    tried: list[Tried] = []
    for each in _tried(game, chosen, asked.at_once):
        tried.append(each)
        for fault in report.faults([each], excused):
            found.append(fault)
            print(fault, flush=True)
    print("\n".join(report.figures(tried, excused)))
    share = report.share_noticed(tried)
    print(f"{share:.1f} % noticed, {time.monotonic() - began:.0f} s")
    is_whole = asked.share == 1 and not asked.file
    return 1 if found or (is_whole and share < report.LEAST) else 0


def _tried(game: Game, chosen: Sequence[Mutant], at_once: int) -> Iterator[Tried]:
    """Let the tests that remember nothing notice what they can, and only then the others, which are slow."""
    tests = list(game.tests())
    left = list(chosen)
    for is_last in (False, True):
        asked = measure([each for each in tests if each.remembers is is_last], left)
        seconds = sum(each.seconds for each in asked)
        print(f"{len(asked)} fast tests, {seconds:.1f} s while they are watched", flush=True)
        unnoticed: list[Mutant] = []
        for each in try_out(left, asked, game.seats, at_once):
            if each.noticed_by or is_last:
                yield each
            else:
                unnoticed.append(each.mutant)
        left = unnoticed
        if not left:
            return


def _is_asked(asked: argparse.Namespace, each: Mutant) -> bool:
    is_file = not asked.file or each.owner.file.name in asked.file
    return is_file and not each.name.lot % asked.share


def _asked(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make mutants", description="Change the rules in one place at a time; the fast tests of rules must notice."
    )
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)), help="the game whose rules are changed")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="only one of N mutants, always the same")
    parser.add_argument("--file", action="append", metavar="FILE", help="only this file of the rules; may be repeated")
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="so many processes at a time")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
