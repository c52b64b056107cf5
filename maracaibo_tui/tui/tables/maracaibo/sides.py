"""Sides of story cards as pages on the table, and the vote on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from maracaibo_tui.engine.campaign_pages import Side
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.events.story import StoryLaid
from maracaibo_tui.games.maracaibo.state.frames import Vote
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words import sides
from maracaibo_tui.games.maracaibo.words import sides_at_the_table as at_the_table
from maracaibo_tui.games.maracaibo.words.teller import Teller
from maracaibo_tui.tui.shell.kit import Ballot, Change, Read

_SIGNS: Mapping[str, tuple[str, str]] = {
    sides.ENTERS: ("+", "gain"),
    sides.LEAVES: ("×", "cost"),
    sides.QUEST: ("?", "points"),
    sides.CARD: ("+", "accent"),
    sides.READER: ("●", "points"),
}
_FRONT, _BACK, _VOTE = "MAR-STORY-07", "MAR-STORY-12", "MAR-STORY-14"


def read(printed: Printed, view: State, names: Names, event: object) -> Sequence[Read]:
    """Give the side that is read with an event; without one those that were read at set-up."""
    if event is None:
        return [_read(printed, view, each, _FRONT) for each in at_the_table.at_setup(printed, view, names)]
    found = at_the_table.read(printed, view, names, event)
    return [] if found is None else [_read(printed, view, found, _FRONT if isinstance(event, StoryLaid) else _BACK)]


def ballot(printed: Printed, view: State, names: Names, question: Question) -> Ballot | None:
    """Give what the table votes on, and how it stands."""
    cast = [frame for frame in view.agenda if isinstance(frame, Vote)]
    if not cast or question.rule != _VOTE:
        return None
    story, reader = printed.box.stories[cast[-1].story], cast[-1].reader
    side = at_the_table.voted_on(printed, view, names, story.id, reader)
    ways = zip(question.options, story.option, strict=True)
    told = sides.votes(story, Teller(printed, names).who, at_the_table.story_of(view).votes)
    by_now = f"By now {told}. " if told else ""
    votes = f"{by_now}{names[question.seat]} votes now{', last' if question.seat == reader else ''}."
    return Ballot(
        _read(printed, view, side, _VOTE),
        at_the_table.decides(view, names, reader),
        [(option, way.label, way.hint) for option, way in ways],
        votes if len(view.players) > 1 else "",
    )


def _read(printed: Printed, view: State, side: Side, rule: str) -> Read:
    above = " · ".join(filter(None, [at_the_table.chapter(printed, side.card), side.lead]))
    changes = [Change(*_SIGNS[each.what], each.text) for each in side.says]
    chosen = [f"You choose: {side.choice}. {side.told}".rstrip()] if side.choice else []
    return Read(above, side.head, (side.text, *chosen), changes, tuple(_further(printed, view, side)), rule)


def _further(printed: Printed, view: State, side: Side) -> Iterator[str]:
    """Say who voted what, and beside a front what else is in play."""
    if side.votes:
        yield f"Votes: {side.votes}."
    if side.side == "front" and (also := at_the_table.also(printed, view, side.card)):
        yield f"Also in play: {also}."
