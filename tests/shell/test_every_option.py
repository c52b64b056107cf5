"""No option leaves it open what it leads to: each has words of its own, and what it concerns lights up."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.advice.follows import HIDDEN_STILL, NEXT, UNKNOWN
from maracaibo_tui.games.maracaibo.state.table import RULES
from maracaibo_tui.games.maracaibo.words.questions import SENTENCES
from tests.support.every_question import everything_denied, shown_of_every_option

NOTHING: Mapping[str, str] = {
    **dict.fromkeys(("skip", "stop", "end", "continue"), "whoever leaves something touches nothing"),
    "va:doubloon": "doubloons stand in the status line alone",
    "DEC-61 vp": "points stand in the status line alone",
    "DEC-63 choose": "what a way brings is told once the vote is counted",
    "DEC-65 vp": "points stand in the status line alone",
    "va:buy": "it leads to a list, and what can be bought lights up there",
    "pile": "the combat tokens lie on no part of the table",
}
"""Kinds of options for which nothing is right, with the reason."""
NEEDS_NO_WORDS = {"FirstCards": "each of its answers takes a card from the hand, and that is told"}
"""What can be asked and has no words of its own, with the reason."""


def test_every_option_says_what_it_leads_to() -> None:
    """In scenarios and random games none falls back on saying that it is unknown or hidden."""
    shown = shown_of_every_option()
    assert {each.point for each in shown} == set(SENTENCES)
    empty = [each for each in shown if each.preview in {"", "then:"}]
    vague = [each for each in shown if UNKNOWN in each.preview or HIDDEN_STILL in each.preview]
    assert not {(each.point, each.option, each.preview) for each in (*empty, *vague)}


def test_whatever_is_not_possible_says_why() -> None:
    """Nothing that is known to the rules and not allowed now is without a reason."""
    denied = everything_denied()
    assert [each for each in denied if not (each.label and each.reason)] == []
    assert len(denied) > 1000


def test_whatever_can_be_asked_next_has_words() -> None:
    """An answer that changes no figure says which decision follows, and there is no decision without such words."""
    asking = RULES._asks  # noqa: SLF001 - all that the rules can ask
    assert {kind.__name__ for kind in asking.keys() - NEXT.keys()} == set(NEEDS_NO_WORDS)


def _lit() -> Mapping[tuple[str, str], bool]:
    """Tell of every kind of option, by the point where it is offered, whether each of them lights something up."""
    found: dict[tuple[str, str], bool] = {}
    for each in shown_of_every_option():
        if each.bright is not None:
            found[each.point, each.kind] = found.get((each.point, each.kind), True) and bool(each.bright)
    return found


def test_every_decision_point_is_looked_at() -> None:
    """No question is left out."""
    assert {point for point, _kind in _lit()} == set(SENTENCES)


def test_every_option_lights_up_what_it_concerns() -> None:
    """On at least one part of the table something changes with the highlight, but for kinds that touch nothing."""
    dark = {(point, kind) for (point, kind), is_lit in _lit().items() if not is_lit}
    assert not {(point, kind) for point, kind in dark if not NOTHING.keys() & {kind, f"{point} {kind}"}}


def test_no_kind_is_said_to_light_nothing_up_that_does() -> None:
    """What stands on the list of kinds for which nothing is right is offered, and stays dark."""
    lit = {name for (point, kind), is_lit in _lit().items() if is_lit for name in (kind, f"{point} {kind}")}
    offered = {name for point, kind in _lit() for name in (kind, f"{point} {kind}")}
    assert set(NOTHING) <= offered - lit
