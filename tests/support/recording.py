"""Finding a game worth keeping, and writing it to a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from maracaibo_tui.commands.simulation import Bot, Watcher, play
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.judgement import Judgement
from maracaibo_tui.games.maracaibo.occurrences import Occurrences, count_answer, count_event
from maracaibo_tui.games.maracaibo.state import Options
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.views import view
from maracaibo_tui.players.known import seated
from tests.support.bent import captain
from tests.support.played import game
from tests.support.recorded import Record, Recorded, read_game, replayed, shown
from tests.support.ways_to_end import WaysToEnd

BENT = "bent"
MOST_SEEDS = 5000


def rewrite(path: Path) -> None:
    """Write a game anew: as it was if it can be played and shows what it should, else another one."""
    recorded = read_game(path)
    try:
        record = replayed(recorded)
    except ValueError:
        found = None
    else:
        found = recorded if set(recorded.shows) <= record.shown else None
    if found is None:
        found, record = search(recorded)
    path.write_text(text(found, record), encoding="utf-8")


def search(wanted: Recorded) -> tuple[Recorded, Record]:
    """Try seeds from the one that is named until a game shows everything it should."""
    for seed in range(wanted.seed, wanted.seed + MOST_SEEDS):
        seen = played(wanted, seed)
        if set(wanted.shows) <= seen.shown:
            found = replace(wanted, seed=seed, log=" ".join(seen.answers))
            return found, replayed(found)
    raise LookupError(f"{wanted.title}: no game from seed {wanted.seed} on shows {', '.join(wanted.shows)}")


class Seen:
    """A watcher that notes the answers and what they show."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Watch a game from its beginning."""
        self.answers: list[str] = []
        self._table, self._ways, self._counts = table, WaysToEnd(table.state), Occurrences()

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        self._ways.tell(event)
        count_event(self._table, self._counts, event)

    def answered(self, question: Question, answer: str, _after: Question | None) -> None:
        """Note an answer."""
        self.answers.append(answer)
        count_answer(self._table, self._counts, question, answer)

    @property
    def shown(self) -> set[str]:
        """Name the ways to end, the decision points and the printed effects that occurred."""
        return shown(self._ways, self._counts)


def played(wanted: Recorded, seed: int) -> Seen:
    """Let the bots play a game."""
    watching: list[Seen] = []

    def watch(table: MaracaiboTable) -> Sequence[Watcher]:
        watching.append(Seen(table))
        return watching

    def bots(table: MaracaiboTable) -> Sequence[Bot]:
        return _seated(table, wanted.seats, seed)

    play(game(), wanted.options, seed, bots, watch)
    return watching[0]


def _seated(table: MaracaiboTable, names: Sequence[str], seed: int) -> Sequence[Bot]:
    judge = Judgement(table.printed)
    return [
        captain(seed, seat) if name == BENT else seated(name, game(), judge, lambda seat: view(table.state, seat))
        for seat, name in enumerate(names, 1)
    ]


def text(recorded: Recorded, record: Record) -> str:
    """Write a game as a file."""
    usual = msgspec.structs.asdict(Options())
    chosen = msgspec.structs.asdict(recorded.options).items()
    options = {name: value for name, value in chosen if name == "players" or value != usual[name]}
    head = {"title": recorded.title, "seats": recorded.seats, "seed": recorded.seed, "shows": recorded.shows}
    ending = record.ending
    blocks = [
        _table("", head),
        f'log = """\n{record.log}\n"""',
        _table("[options]", options),
        _table("[ending]", {"winners": ending.winners, "digest": ending.digest}),
        *[_table("[[ending.rounds]]", msgspec.structs.asdict(over)) for over in ending.rounds],
        _table("[ending.score]", ending.score),
        "# Where points came from in the course of the game.\n" + _table("[ending.points]", ending.points),
    ]
    return "\n\n".join(blocks) + "\n"


def _table(heading: str, values: Mapping[str, object]) -> str:
    lines = [f"{_name(name)} = {_value(value)}" for name, value in values.items()]
    return "\n".join([heading, *lines] if heading else lines)


def _name(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() else _value(name)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_name(name)} = {_value(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return msgspec.json.encode(value).decode()
