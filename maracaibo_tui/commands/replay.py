"""`maracaibo replay`: a saved game played again from its first answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.position import lines, moment, seen
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.replay import Replayed, replay
from maracaibo_tui.engine.secrets import known_to_all
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError

DIFFERENT = 1
MISUSED = 2


def run(
    save: Path, to: int | None = None, verify: bool = False, pack: str | None = None, *, as_json: bool = False
) -> int:
    """Play the journal again, up to an answer or to the end, and say the first step that differs."""
    try:
        opened = open_saved(save, pack)
        known = known_to_all(opened.title.sight.SECRETS, opened.record.journal, is_over=opened.record.header.over)
        played = replay(opened.game, opened.record, _entries(known, to))
    except SaveError as error:
        complain(error)
        return MISUSED
    except RecordError as error:
        complain(plain(f"{save}: {error}."))
        return MISUSED
    difference = played.difference or (_dealt_otherwise(opened) if verify else "")
    if as_json:
        print_json(_object(opened, played, known, difference, verify=verify))
        return DIFFERENT if difference else 0
    for note in opened.record.notes:
        complain(plain(note))
    if difference:
        print(plain(f"{save}: {difference}."))
        if played.difference:
            print("\n".join(_asked_there(opened, played)))
        return DIFFERENT
    print(f"{_answers(_counted(known, played))} played again, each as it was recorded.")
    if not verify:
        _print_position(opened, played)
    return 0


def _entries(known: Sequence[int], to: int | None) -> int | None:
    """Find how many entries of the journal lead to an answer: those that are nobody else's are not counted."""
    if to is not None and not 0 <= to <= len(known):
        raise SaveError(f"--to {to}: the journal has {_answers(len(known))}; choose 0 to that many.")
    return known[to - 1] + 1 if to else to


def _answers(count: int) -> str:
    return "1 answer" if count == 1 else f"{count} answers"


def _counted(known: Sequence[int], played: Replayed[Any]) -> int:
    return sum(at < played.steps for at in known)


def _dealt_otherwise(opened: Opened) -> str:
    """Compare the deal of the seed with the recorded one; under other rules or content the seed deals otherwise."""
    beginning, game = opened.record.beginning, opened.game
    if beginning.seed is None or opened.record.notes:
        return ""
    dealt = game.begin_again(beginning.state, beginning.seed)
    same = game.digest(dealt) == game.digest(beginning.state)
    return "" if same else "step 0: the seed does not deal the recorded set-up"


def _object(
    opened: Opened, played: Replayed[Any], known: Sequence[int], difference: str, *, verify: bool
) -> dict[str, object]:
    """Tell programs how it went, and, unless it was only to be verified, the position as an onlooker sees it."""
    record = opened.record
    told: dict[str, object] = {
        "game": opened.title.id,
        "answers": len(known),
        "steps": _counted(known, played),
        "same": not difference,
        "difference": difference,
        "notes": record.notes,
    }
    if verify:
        return told
    game = seen(opened, played.match)
    return {**told, "position": opened.title.paths.all_paths(Table(game.view, game.printed), game.asked)}


def _asked_there(opened: Opened, played: Replayed[Any]) -> Iterator[str]:
    """Say where the game was, which the record names by its decision point only."""
    return moment(seen(opened, played.match))


def _print_position(opened: Opened, played: Replayed[Any]) -> None:
    print("\n".join(["", *lines(seen(opened, played.match))]))
