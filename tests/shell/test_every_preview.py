"""No option leaves it open what it leads to: each preview has words of its own."""

from maracaibo_tui.games.maracaibo.advice.follows import HIDDEN_STILL, NEXT, UNKNOWN
from maracaibo_tui.games.maracaibo.state.table import RULES
from maracaibo_tui.games.maracaibo.words.questions import SENTENCES
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.asked import seated_at
from tests.support.every_question import every_question, shown_of_every_option
from tests.support.played import described
from tests.support.seated import names_at

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
    looked_at = 0
    for match in every_question():
        if match.question is not None:
            played, kit = seated_at(match)
            options = described(played.view(), match.question, kit.printed)
            moment = Moment(played.view(), played.viewer, match.question, options, 0, names_at(played))
            for each in kit.denied(moment):
                looked_at += 1
                assert each.label, each
                assert each.reason, each
    assert looked_at > 1000


def test_whatever_can_be_asked_next_has_words() -> None:
    """An answer that changes no figure says which decision follows, and there is no decision without such words."""
    asking = RULES._asks  # noqa: SLF001 - all that the rules can ask
    assert {kind.__name__ for kind in asking.keys() - NEXT.keys()} == set(NEEDS_NO_WORDS)
