"""How fast games are played, and what a copy, an undo, a save and a replay cost."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec

from maracaibo_tui.commands.simulation import play, seed_of
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump, load
from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.engine.replay import replay
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.pirates.state.position import Options as PiratesOptions
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players import random

Numbers = dict[str, float]
TABLES = {
    **{f"random play, {seats} seats": Options(players=seats) for seats in (2, 3, 4)},
    "random play, 3 seats, legacy tiles": Options(players=3, story_card=77),
    "random play, alone against Jean": Options(players=1, bot="jean", bot_level=3),
}
RUNS = 3
TURNS, COPIED = 9, 200


def random_play(game: Rules, options: Options | PiratesOptions, seconds: float) -> Numbers:
    """Play random games for so long; the fastest of a few runs counts, for others use the machine as well."""
    return max((_run(game, options, seconds / RUNS) for _ in range(RUNS)), key=lambda run: run["decisions_per_second"])


def _run(game: Rules, options: Options | PiratesOptions, seconds: float) -> Numbers:
    bots = [random.choose] * options.players
    terms, games = Terms(title_of(game.name), game, options), 0
    decisions = choices = 0
    began = time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds or not games:
        played = play(terms, seed_of(options.players, games), bots)
        games, decisions, choices = games + 1, decisions + played.decisions, choices + played.choices
    return {
        "games_per_second": games / taken,
        "decisions_per_second": decisions / taken,
        "choices_per_second": choices / taken,
        "decisions_per_game": decisions / games,
    }


def beside(game: Rules, usual: Rules, seconds: float) -> Numbers:
    """Play Pirates and the usual game by turns, for others use the machine as well; give the median of many turns."""
    own, other = PiratesOptions(players=3), Options(players=3)
    runs = []
    for _ in range(TURNS):
        each = _run(game, own, seconds / TURNS), _run(usual, other, seconds / TURNS)
        runs.append([run["decisions_per_second"] for run in each])
    decisions = median(run[0] for run in runs)
    states = [game.begin(own, seed) for seed in range(COPIED)]
    copy = 1e6 * _least(lambda: [game.copy(state) for state in states]) / COPIED
    return {
        "decisions_per_second": decisions,
        "usual_per_second": median(run[1] for run in runs),
        "times_the_usual": median(run[1] / run[0] for run in runs),
        "copy_share": copy * decisions / 1e6,
    }


def copying(game: Maracaibo, decision: float) -> Numbers:
    """Copy positions of a whole game; a copy must cost well under a decision (both in microseconds)."""
    states = [step.before for step in _finished(game).steps]
    cost = 1e6 * _least(lambda: [game.copy(state) for state in states]) / len(states)
    return {"copy_us": cost, "decision_us": decision, "copies_per_decision": decision / cost}


def undoing(game: Maracaibo) -> Numbers:
    """Take back a whole game, answer by answer."""
    match, times = _finished(game), []
    while True:
        began = time.perf_counter()
        taken_back = match.undo(past_reveals=True)
        times.append(1e3 * (time.perf_counter() - began))
        if not taken_back:
            return {"median_ms": median(times), "slowest_ms": max(times), "answers": len(times) - 1}


def saving(game: Maracaibo) -> Numbers:
    """Write and read a finished game, the largest save there is, and play its journal again."""
    match = _finished(game)
    start = game.begin(match.state.options, 1)
    header, beginning = _header(game, match.state), Beginning(start, 1)
    data = dump(game, match, header, beginning)
    record = load(game, data, header.content)
    return {
        "save_ms": 1e3 * _least(lambda: dump(game, match, header, beginning)),
        "load_ms": 1e3 * _least(lambda: load(game, data, header.content)),
        "replay_ms": 1e3 * _least(lambda: replay(game, record)),
        "bytes": len(data),
        "answers": len(match.journal),
    }


def _header(game: Maracaibo, state: State) -> Header:
    pack = game.printed.box.pack
    return Header(
        game=game.name,
        rules=game.version,
        pack=pack.id,
        pack_version=pack.version,
        content=game.printed.box.fingerprint,
        options=msgspec.to_builtins(state.options),
        seats=tuple(str(p.seat) for p in state.players),
    )


def _finished(game: Maracaibo) -> Match[State]:
    match, chance = Match(game, game.begin(Options(players=3), 1)), from_seed(1)
    while match.question is not None:
        chance, answer = random.choose(match.question, chance)
        match.answer(answer, auto=len(match.question.options) == 1)
    return match


def _least(work: Callable[[], object], times: int = 7) -> float:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        taken.append(time.perf_counter() - began)
    return min(taken)
