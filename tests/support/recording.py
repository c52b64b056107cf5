"""Finding a game worth keeping, and writing it to a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

import msgspec
from msgspec.structs import replace

from maracaibo_tui.commands.simulation import Bot, play
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences, count_answer, count_event
from maracaibo_tui.games.maracaibo.judgement.judge import Judgement
from maracaibo_tui.games.maracaibo.state import sight
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.players.known import seated
from tests.support import busy
from tests.support.bent import captain
from tests.support.played import game, terms
from tests.support.recorded import GAMES, Record, Recorded, read_game, replayed, shown
from tests.support.to_show import to_show
from tests.support.ways_to_end import WaysToEnd

BENT = "bent"
DRAWING = "drawing"
MOST_SEEDS = 5000
ENDS, LAST = 25, 4
"""How many ends of a game are tried, and how many answers one goes back further than the one before."""
MORE = "more-"
"""How the names of files begin that are only there to show what no other shows."""
SEEDS_OF_A_TABLE = 300
TABLES = tuple(
    Recorded(title=f"Four people, {title}", seats=(BENT,) * 4, seed=1, shows=(), options=options)
    for title, options in (
        ("for what is rare", Options(players=4)),
        ("for what is rare in the first edition", Options(players=4, edition="first")),
        ("for what is rare with story card 77", Options(players=4, story_card=77)),
        ("for what is rare with Jacques", Options(players=4, bot="jacques", bot_level=1)),
    )
)


def rewrite_all() -> None:
    """Write every game anew, and add games until all together show what they should."""
    for path in GAMES.glob(f"{MORE}*.toml"):
        path.unlink()
    paths = sorted(GAMES.glob("*.toml"))
    for path in paths:
        rewrite(path)
    recorded = [read_game(path) for path in paths]
    missing = to_show([each.options for each in recorded]) - {
        what for each in recorded for what in replayed(each).shown
    }
    for number, found in enumerate(more(missing, SEEDS_OF_A_TABLE), 1):
        (GAMES / f"{MORE}{number}.toml").write_text(text(found, replayed(found)), encoding="utf-8")


def more(missing: set[str], seeds: int) -> Iterator[Recorded]:
    """Give games that show what is missing, the one that shows most of it first."""
    pool = {(at, seed): played(table, seed).shown for at, table in enumerate(TABLES) for seed in range(seeds)}
    while missing:
        (at, seed), shows = max(pool.items(), key=lambda each: len(each[1] & missing))
        if not shows & missing:
            raise LookupError(f"no game of {seeds} at each table shows {', '.join(sorted(missing))}")
        chosen, answers = tuple(sorted(shows & missing)), played(TABLES[at], seed).answers
        yield replace(TABLES[at], seed=seed, shows=chosen, log=" ".join(answers))
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


def played(wanted: Recorded, seed: int, beginning: Sequence[str] = ()) -> Seen:
    """Let the bots play a game, or give answers for its beginning and let lively bots without a plan end it."""
    watching: list[Seen] = []

    def watch(table: MaracaiboTable) -> Sequence[Watcher]:
        watching.append(Seen(table))
        return watching

    def bots(table: MaracaiboTable) -> Sequence[Bot]:
        if not beginning:
            return _seated(table, wanted.seats, seed)

        def goes_on(question: Question, chance: int) -> tuple[int, str]:
            given = len(watching[0].answers)
            return (chance, beginning[given]) if given < len(beginning) else busy.choose(question, chance + given)

        return [goes_on] * len(wanted.seats)

    play(terms(wanted.options), seed, bots, watch)
    return watching[0]


def _seated(table: MaracaiboTable, names: Sequence[str], seed: int) -> Sequence[Bot]:
    judge = Judgement(table.printed)

    def bot(name: str) -> Bot:
        return seated(name, game(), lambda: judge, sight, lambda seat: view(table.state, seat))

    return [
        captain(seed, seat) if name == BENT else _from_the_pile(bot("greedy")) if name == DRAWING else bot(name)
        for seat, name in enumerate(names, 1)
    ]


def _from_the_pile(bot: Bot) -> Bot:
    """Let a bot take every card from the pile, as many people do."""

    def choose(question: Question, chance: int) -> tuple[int, str]:
        return (chance, "draw") if "draw" in question.options else bot(question, chance)

    return choose


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
