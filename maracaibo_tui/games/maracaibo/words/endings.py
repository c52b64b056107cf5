"""What ends something, together with all that may follow: the end of the phase, and a hand filled from the pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy

from msgspec.structs import replace

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.rules.careers import open_tasks
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.state.frames import AfterMain, CombatActions
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .effects import several
from .passes import BRIEFLY, PASSES


def passes_of(question: Question) -> list[str]:
    """Name the options that leave something or go on."""
    return [option for option in question.options if (question.point, taken_apart(option).word) in PASSES]


def draws(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """Offer to draw at once as many cards as the hand may take (MAR-DRAW-05)."""
    count = _to_draw(t, player(t, question.seat))
    for option in options:
        if option.id == "draw" and count > 1:
            label = f"Fill your hand from the pile ({several(count, 'card')})"
            yield replace(
                option, label=label, brief=f"Fill your hand ({several(count, 'card')})", answers=("draw",) * count
            )
        is_taken = taken_apart(option.id).word == "take"
        yield replace(option, brief=option.label.partition(" from ")[0]) if is_taken else option


def endings(t: MaracaiboTable, question: Question, options: Sequence[Option]) -> Iterator[Option]:
    """End the action phase, and fill the hand, by what ends the last thing in it."""
    ends = passes_of(question)
    yield from [option for option in options if option.id not in ends and not option.group]
    for option in options:
        if option.id in ends:
            yield from _with_what_follows(t, question, option, has_more=any(each.group for each in options))
            yield replace(option, brief=BRIEFLY.get(question.point, option.brief))
    yield from [option for option in options if option.group]


def _with_what_follows(t: MaracaiboTable, question: Question, option: Option, *, has_more: bool) -> Iterator[Option]:
    """Offer to end all that is left of the phase as well; nobody is asked for its end if no free action is left."""
    agenda, p = t.state.agenda, player(t, question.seat)
    is_last = question.point == "DEC-11" or (len(agenda) > 1 and isinstance(agenda[-2], AfterMain))
    if not is_last or _opens_a_task(t, p):
        return
    end = ("end",) if has_more and question.point != "DEC-11" else ()
    cards = _to_draw(t, p)
    more = [*["finish your actions"] * len(end), *[f"draw {cards} from the pile"] * bool(cards)]
    if more:
        label = f"{option.label}{' and ' if question.point == 'DEC-11' else '; '}{' and '.join(more)}"
        brief = f"Finish and draw {cards}" if cards else "Finish your actions"
        yield replace(option, label=label, brief=brief, answers=(option.id, *end, *("draw",) * cards))


def _opens_a_task(t: MaracaiboTable, p: Player) -> bool:
    """Tell whether the token of a combat that ends completes a career task: then one wants to stay (MAR-COMBAT-41)."""
    frame, after = t.state.agenda[-1], copy(p)
    if isinstance(frame, CombatActions) and frame.token:
        after.combat_tokens = (*p.combat_tokens, frame.token)
    return open_tasks(t, after) != open_tasks(t, p)


def _to_draw(t: MaracaiboTable, p: Player) -> int:
    """Count the cards that the hand may take from the pile."""
    return max(0, min(hand_limit(t, p) - len(p.hand), len(t.state.draw) + len(t.state.discard)))
