"""Finding a game worth keeping, and writing it to a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from maracaibo_tui.commands.simulation import Bot, play
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import usual as usual_game
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players import busy
from maracaibo_tui.players.known import lender, seated
from tests.support.recorded import Record, Recorded, folder, read_game, replayed
from tests.support.showing import Showing, Shown, showing_of

MOST_SEEDS = 5000
ENDS, LAST = 25, 4
"""How many ends of a game are tried, and how many answers one goes back further than the one before."""
MORE = "more-"
"""How the names of files begin that are only there to show what no other shows."""
SEEDS_OF_A_TABLE = 300


def rewrite_all(game: str) -> None:
    """Write every game anew, and add games until all together show what they should."""
    games = folder(game)
    for path in games.glob(f"{MORE}*.toml"):
        path.unlink()
    paths = sorted(games.glob("*.toml"))
    for path in paths:
        rewrite(path)
    recorded = [read_game(path) for path in paths]
    missing = showing_of(game).to_show([each.options for each in recorded]) - {
        what for each in recorded for what in replayed(each).shown
    }
    for number, found in enumerate(more(game, missing, SEEDS_OF_A_TABLE), 1):
        (games / f"{MORE}{number}.toml").write_text(text(found, replayed(found)), encoding="utf-8")


def tables(game: str) -> tuple[Recorded, ...]:
    """Give the tables at which what is rare is looked for, without a game."""
    rare = showing_of(game).rare
    return tuple(
        Recorded(title=title, game=game, seats=seats, seed=1, shows=(), options=options)
        for title, seats, options in rare
    )


def more(game: str, missing: set[str], seeds: int) -> Iterator[Recorded]:
    """Give games that show what is missing, the one that shows most of it first."""
    among = tables(game)
    pool = {(at, seed): played(table, seed).shown for at, table in enumerate(among) for seed in range(seeds)}
    while missing:
        (at, seed), shows = max(pool.items(), key=lambda each: len(each[1] & missing))
        if not shows & missing:
            raise LookupError(f"no game of {seeds} at each table shows {', '.join(sorted(missing))}")
        chosen, answers = tuple(sorted(shows & missing)), played(among[at], seed).answers
        yield replace(among[at], seed=seed, shows=chosen, log=" ".join(answers))
        missing = missing - shows


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
    """Try seeds from the one that is named, and for each some other ends, until a game shows everything it should."""
    for seed in range(wanted.seed, wanted.seed + MOST_SEEDS):
        first = played(wanted, seed)
        ends = (played(wanted, seed, first.answers[: -LAST * (number + 1)]) for number in range(ENDS))
        for seen in chain((first,), ends):
            if set(wanted.shows) <= seen.shown:
                found = replace(wanted, seed=seed, log=" ".join(seen.answers))
                return found, replayed(found)
    raise LookupError(f"{wanted.title}: no game from seed {wanted.seed} on shows {', '.join(wanted.shows)}")


class Seen:
    """A watcher that notes the answers and what they show."""

    def __init__(self, seen: Shown) -> None:
        """Watch a game from its beginning."""
        self.answers: list[str] = []
        self._seen = seen

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        self._seen.tell(event)

    def answered(self, question: Question, answer: str, _after: Question | None) -> None:
        """Note an answer."""
        self.answers.append(answer)
        self._seen.answered(question, answer)

    @property
    def shown(self) -> set[str]:
        """Name the ways to end, the decision points and the printed effects that occurred."""
        return self._seen.shown


def played(wanted: Recorded, seed: int, beginning: Sequence[str] = ()) -> Seen:
    """Let the bots play a game, or give answers for its beginning and let lively bots without a plan end it."""
    watching: list[Seen] = []
    showing = wanted.showing
    lively = busy.bot(showing.title.sight)

    def watch(table: Any) -> Sequence[Watcher]:  # noqa: ANN401 - the game's own
        watching.append(Seen(showing.seen(table)))
        return watching

    def bots(table: Any, _whims: Sequence[int]) -> Sequence[Bot]:  # noqa: ANN401 - the game's own
        if not beginning:
            return _seated(showing, table, wanted.seats, seed)

        def goes_on(question: Question, chance: int) -> tuple[int, str]:
            given = len(watching[0].answers)
            return (chance, beginning[given]) if given < len(beginning) else lively(question, chance + given)

        return [goes_on] * len(wanted.seats)

    play(Terms(showing.title, showing.game, wanted.options), seed, bots, watch)
    return watching[0]


def _seated(showing: Showing, table: Any, names: Sequence[str], seed: int) -> Sequence[Bot]:  # noqa: ANN401
    title = showing.title
    lend = lender(title, showing.game)

    def known(name: str) -> Bot:
        return seated(name, lend, lambda seat: title.sight.view(table.state, seat))

    return [
        showing.bots[name](seed, seat, known) if name in showing.bots else known(name)
        for seat, name in enumerate(names, 1)
    ]


def text(recorded: Recorded, record: Record) -> str:
    """Write a game as a file."""
    usual = msgspec.structs.asdict(recorded.showing.options())
    chosen = msgspec.structs.asdict(recorded.options).items()
    options = {name: value for name, value in chosen if name == "players" or value != usual[name]}
    head: dict[str, object] = {
        "title": recorded.title,
        **({"game": recorded.game} if recorded.game != usual_game() else {}),
    }
    head |= {"seats": recorded.seats, "seed": recorded.seed, "shows": recorded.shows}
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
