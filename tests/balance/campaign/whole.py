"""Whole campaigns: each game is written down at some questions, read back and gone on with; all invariants hold."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from maracaibo_tui.commands.simulation import Bot, bots_named, seed_of
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump, load, resume
from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.audit.recount import disagreements
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Beat, Left
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import chance_for_game, chance_of
from tests.balance.campaign.rows import Row

LONGEST = 100
"""Games after which a campaign is broken off: nothing leads out of it any more."""
MOMENTS = range(5, 50)
"""After so many answers a game is written down and read back, and again after as many; none is shorter."""


class Game(Struct, frozen=True):
    """What a game of a campaign leaves for the report, and after how many answers it first went on from its file."""

    beats: tuple[Beat, ...]
    scores: dict[str, int]
    winners: tuple[int | str, ...]
    resumed: int = 0


class Whole(Struct, frozen=True):
    """A campaign from its first game to its last; it has no ending if it was broken off."""

    row: str
    number: int
    seats: int
    games: tuple[Game, ...]
    ending: str
    wrong: tuple[str, ...]


def play_whole(rules: Maracaibo, row: Row, number: int) -> Whole:
    """Play a campaign of a row by its number."""
    options, archive = row.options(number), row.archive(rules.printed)
    seed, wrong, games = seed_of(options.players, number), list[str](), list[Game]()
    while not archive.ending and len(games) < LONGEST:
        evening = Evening(rules.after(archive), options, [row.bot] * options.players)
        left = evening.play(seed_of(seed, len(games)))
        wrong += [f"{row.name} {number}, game {len(games) + 1}: {sentence}" for sentence in evening.wrong]
        games.append(Game(left.beats, dict(left.scores), left.winners, evening.resumed))
        archive = left.archive
    return Whole(row.name, number, options.players, tuple(games), archive.ending, tuple(wrong))


class Table(NamedTuple):
    """A game under way, with who answers and who checks."""

    match: Match[State]
    bots: Sequence[Bot]
    audit: Audit


class Evening:
    """One game of a campaign."""

    def __init__(self, rules: Maracaibo, options: Options, bots: Sequence[str]) -> None:
        """Say what is played, by whom."""
        self._rules, self._options, self._bots = rules, options, bots
        self._before: dict[int | str, int] = {}
        self.resumed, self.wrong = 0, list[str]()

    def play(self, seed: int) -> Left:
        """Play it to its end, through its file now and then."""
        rules = self._rules
        start = rules.begin(self._options, seed)
        chance = Random(seed)  # noqa: S311 - a game, not a secret
        due = chance.choice(MOMENTS)
        whims = [chance_for_game(seed, chair) for chair in range(self._options.players)]
        match, bots, audit = self._sit_down(Match(rules, rules.copy(start)), whims, fresh=True)
        while (asked := match.question) is not None:
            if len(match.journal) >= due:
                match, bots, audit = self._sit_down(self._through_file(match, start, seed), whims, fresh=False)
                self.resumed, due = self.resumed or due, due + chance.choice(MOMENTS)
            whim = chance_of(whims[asked.seat - 1], len(match.journal))
            is_forced = len(asked.options) == 1
            match.answer(asked.options[0] if is_forced else bots[asked.seat - 1](asked, whim)[1], seat=asked.seat)
            self.wrong += [f"answer {len(match.journal)}: {each}" for each in audit.check(match.question)]
        self.wrong += disagreements(rules.printed, match.state, self._before)
        return rules.left(match.state)

    def _sit_down(self, match: Match[State], whims: Sequence[int], *, fresh: bool) -> Table:
        table, terms = match.table, Terms(title_of(self._rules.name), self._rules, self._options)
        named = bots_named(terms, self._bots)
        audit = Audit(table, fresh=fresh)

        def tell(event: object) -> None:
            audit.tell(event)
            if isinstance(event, events.RoundEnded):
                self._before = {p.seat: p.vp for p in table.state.players}

        table.tell = tell
        return Table(match, named(table, whims) if callable(named) else named, audit)

    def _through_file(self, match: Match[State], start: State, seed: int) -> Match[State]:
        """Write the game down and read it back; it must stand and ask as before."""
        rules = self._rules
        header = Header(
            game=rules.name,
            rules=rules.version,
            pack=rules.printed.box.pack.id,
            pack_version=rules.printed.box.pack.version,
            content=rules.printed.box.fingerprint,
            options=asdict(self._options),
            seats=tuple(self._bots),
            campaign="report",
            number=1,
        )
        found = resume(rules, load(rules, dump(rules, match, header, Beginning(start, seed)), header.content))
        if rules.digest(found.state) != rules.digest(match.state) or found.question != match.question:
            self.wrong.append(f"answer {len(match.journal)}: the game read back is another")
        return found
