"""Sides of story cards as pages on the table, and the vote on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.events.story import StoryChosen, StoryLaid, StoryRead
from maracaibo_tui.games.maracaibo.state.frames import Vote
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.words import sides
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
        return [_read(printed, each, _FRONT) for each in sides.at_setup(printed, view, names)]
    if isinstance(event, StoryLaid):
        return [_read(printed, sides.front(printed, view, names, event), _FRONT)]
    found = sides.back(printed, view, names, event) if isinstance(event, StoryRead | StoryChosen) else None
    return [] if found is None else [_read(printed, found, _BACK)]


def ballot(printed: Printed, view: State, names: Names, question: Question) -> Ballot | None:
    """Give what the table votes on, and how it stands."""
    cast = [frame for frame in view.agenda if isinstance(frame, Vote)]
    if not cast or question.rule != _VOTE:
        return None
    story, reader = printed.box.stories[cast[-1].story], cast[-1].reader
    side = sides.voted_on(printed, view, names, story.id, reader)
    ways = zip(question.options, story.option, strict=True)
    told = sides.votes(story, names, sides.story_of(view).votes)
    by_now = f"By now {told}. " if told else ""
    votes = f"{by_now}{names[question.seat]} votes now{', last' if question.seat == reader else ''}."
    return Ballot(
        _read(printed, side, _VOTE),
        sides.decides(view, names, reader),
        [(option, way.label, way.hint) for option, way in ways],
        votes if len(view.players) > 1 else "",
    )


def _read(printed: Printed, side: sides.Side, rule: str) -> Read:
    above = " · ".join(filter(None, [sides.chapter(printed, side.card), side.when]))
    changes = [Change(*_SIGNS[each.what], each.text) for each in side.says]
    chosen = [f"You choose: {side.chosen}. {side.told}".rstrip()] if side.chosen else []
    return Read(above, f"Card {side.called}", (side.text, *chosen), changes, tuple(_further(side)), rule)


def _further(side: sides.Side) -> Iterator[str]:
    """Say who voted what, and what else is in play."""
    if side.votes:
        yield f"Votes: {side.votes}."
    if side.also:
        yield f"Also in play: {side.also}."
