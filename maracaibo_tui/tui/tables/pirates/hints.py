"""What a bot in the seat would do, which knows no more than the seat."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.advice.odds import beside
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.judgement.judge import Judgement
from maracaibo_tui.games.pirates.judgement.weights import weights_from
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.players import greedy


def hint(printed: Printed, view: State, question: Question) -> Hint:
    """Name the option that a bot would take, and the answers that it would give after it."""
    judge = Judgement(printed, weights_from(weights_of("pirates")))
    grounds, chance = greedy.Grounds(Pirates(printed), judge, view), from_seed(view.turn)
    option = greedy.choose(grounds, question, chance)[1]
    ahead = greedy.foreseen(grounds, question, option, chance)
    look, states = judge.look(view, question.seat), (judge.imagine(view, chance), ahead.state)
    now, then = (judge.terms(each, look) for each in states)
    return Hint(option, (*_odds(printed, view, question, option), *_grown(now, then)), ahead.way[1:])


def _odds(printed: Printed, view: State, question: Question, option: str) -> list[str]:
    """Say what dice are likely to bring, of another throw also where a bot would not make it (PIR-RAID-03)."""
    about = dict.fromkeys(each for each in (option, "reroll") if each in question.options)
    return [f"{_DICE.get(each, '')}{told}" for each in about if (told := beside(printed, view, question, each))]


def _grown(now: Mapping[str, float], then: Mapping[str, float]) -> tuple[str, ...]:
    """Say where a position gains most in the eyes of a bot."""
    gained = {name: round(then.get(name, 0.0) - now.get(name, 0.0)) for name in _CALLED}
    most = sorted((name for name in gained if gained[name] > 0), key=lambda name: -gained[name])[:_MOST]
    return tuple([f"{gained[name]} VP more from {_CALLED[name]}" for name in most])


_DICE: Mapping[str, str] = {"reroll": "another throw: "}
_MOST = 2
"""So many gains are named, the greatest first."""
_CALLED: Mapping[str, str] = {
    "points": "points and VP income",
    "doubloons": "doubloons",
    "treasures": "treasures",
    "promises": "missions and residences",
    "ship": "cards and upgrades",
    "track": "the explorer track",
    "market": "black markets",
    "position": "what lies ahead",
    "waiting": "what is still to do",
}
"""By part of what a position is worth: how it is called."""
