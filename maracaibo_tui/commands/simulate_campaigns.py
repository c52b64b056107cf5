"""`maracaibo simulate --campaigns`: whole campaigns between bots, game after game until they end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct, field

from maracaibo_tui.cabinet.packs import load_printed, title_for
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.simulate import MISUSED, names_of, see_games, tables_of
from maracaibo_tui.commands.simulate_levels import WishError, opponent_of
from maracaibo_tui.commands.simulate_report import SHOWN
from maracaibo_tui.commands.simulate_seating import Row
from maracaibo_tui.commands.simulation import Table, play, seed_of
from maracaibo_tui.engine.campaigns import Campaigns
from maracaibo_tui.engine.examining import Counts, Watcher
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.play.allowed import usual_seats
from maracaibo_tui.play.flags import FlagError, chosen_by
from maracaibo_tui.play.terms import Terms

LONGEST = 100
"""Games after which a campaign is broken off: nothing leads out of it any more."""


class Game(Struct, frozen=True):
    """A line of the report: which game of which campaign, how it ended, and what was read in it."""

    campaign: int
    number: int
    seed: int
    scores: Mapping[str, int]
    winners: Sequence[int | str]
    events: Sequence[Struct]
    ending: str


class Report(Struct):
    """What campaigns were like; what they met stands under `counts`."""

    game: str
    campaigns: int
    games: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    unended: int = 0
    games_a_campaign: list[int] = field(default_factory=list)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    lines: list[Game] = field(default_factory=list)
    """Game by game, for programs."""


def run(count: int, values: Mapping[str, Any], options: Mapping[str, str], beside: Sequence[str]) -> int:
    """Play campaigns and report; 1: one did not end or an invariant was violated; 2: a wish makes no sense."""
    title = title_for(values["game"], values["pack"])
    names = names_of(values["seats"], usual_seats(title) if not (values["solo"] or values["bot"]) else 1)
    rules = title.rules(load_printed(title, values["pack"], whole=True))
    try:
        campaigns = _campaigns_of(title, rules)
        chosen = chosen_by(title, options, beside, lambda: rules.printed)
        opponent = opponent_of(title, str(values["solo"]), values["bot"], str(values["bot_level"]))
        terms = next(iter(tables_of(title, rules, opponent, chosen, len(names)).values()))
        see_games(terms, count, names, None, "campaigns")
    except (WishError, FlagError) as error:
        complain(error)
        return MISUSED
    terms = terms._replace(options=campaigns.options_of(terms.options))
    bots = Row(terms, names)
    series = _Series(terms, campaigns, bots, is_checked=values["check"], is_json=values["as_json"])
    report = series.play(count, 1 if values["seed"] is None else values["seed"])
    _print(report, as_json=values["as_json"])
    for sentence in (*report.violations[:SHOWN], *bots.lost[:SHOWN]):
        complain(sentence)
    return int(bool(report.violations or report.unended or bots.lost))


def _campaigns_of(title: Title, rules: Rules) -> Campaigns:
    if title.campaigns is None or not title.campaigns().named(rules.printed)[0]:
        raise WishError(f"--campaigns: {title.name} has no campaign in this pack")
    return title.campaigns()


class _Series:
    """Campaigns under way: how they are played, and what they have met."""

    def __init__(self, terms: Terms, campaigns: Campaigns, bots: Row, *, is_checked: bool, is_json: bool) -> None:
        self._terms, self._campaigns, self._bots = terms, campaigns, bots
        self._is_checked, self._is_json = is_checked, is_json
        self._counts: Counts = terms.title.checks.counts()
        self._met: dict[str, Counter[str]] = {"endings": Counter(), "cards": Counter(), "options": Counter()}
        self._report = Report(terms.title.id, 0)

    def play(self, count: int, seed: int) -> Report:
        """Play so many campaigns, each from its beginning."""
        report, began = self._report, time.perf_counter()
        report.campaigns = count
        for number in range(count):
            length = self._campaign(number, seed_of(seed, number))
            report.games_a_campaign.append(length)
            report.games += length
        report.seconds = round(time.perf_counter() - began, 3)
        report.counts = {kind: dict(sorted(counted.items())) for kind, counted in self._met.items()}
        return report

    def _campaign(self, campaign: int, seed: int) -> int:
        terms, rules = self._terms, self._terms.game
        archive = self._campaigns.first(rules.printed)
        for number in range(1, LONGEST + 1):
            of_now = terms._replace(game=self._campaigns.after(rules, archive))
            now = seed_of(seed, number)
            ended = play(of_now, now, self._bots, self._watch(f"campaign {campaign + 1}, game {number} (seed {now})"))
            left = self._campaigns.left(of_now.game, ended.state)
            archive = left.archive
            line = Game(campaign + 1, number, now, left.scores, left.winners, left.beats, archive.ending)
            self._count(line)
            self._tell(line)
            if archive.ending:
                return number
        self._report.unended += 1
        return LONGEST

    def _watch(self, name: str) -> Any:  # noqa: ANN401 - who watches a table, or nobody
        if not self._is_checked:
            return None
        checks, counts, violations = self._terms.title.checks, self._counts, self._report.violations

        def watch(table: Table) -> Sequence[Watcher]:
            return [checks.checker(table, name, counts, violations)]

        return watch

    def _count(self, line: Game) -> None:
        if line.ending:
            self._met["endings"][line.ending] += 1
        for beat in msgspec.to_builtins(line.events):
            if beat["side"] == "back":
                self._met["cards"][beat["card"]] += 1
            if beat["option"]:
                self._met["options"][f"{beat['card']}.{beat['option']}"] += 1

    def _tell(self, line: Game) -> None:
        if self._is_json:
            self._report.lines.append(line)
            return
        points = ", ".join(f"{seat} {points}" for seat, points in line.scores.items())
        backs = [beat for beat in msgspec.to_builtins(line.events) if beat["side"] == "back"]
        read = " ".join(f"{beat['card']}{beat['option']}" for beat in backs)
        ending = f"; the end: {line.ending}" if line.ending else ""
        print(
            f"campaign {line.campaign}, game {line.number}: {points}; finished: {read or 'nothing'}{ending}", flush=True
        )


def _print(report: Report, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    lengths = report.games_a_campaign
    print(f"{report.campaigns} campaigns, {report.games} games, {report.seconds} s")
    print(f"games a campaign: median {median(lengths):g}, from {min(lengths)} to {max(lengths)}")
    for kind, counted in report.counts.items():
        print(f"{kind} ({len(counted)}): " + ", ".join(f"{name} {count}" for name, count in counted.items()))
    for sentence in report.violations[:SHOWN]:
        print(sentence)
