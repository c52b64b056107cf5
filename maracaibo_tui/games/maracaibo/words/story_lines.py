"""What happens in the story of a campaign, one line an event, for the log; sides of cards have pages of their own."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box.stories import Story, StoryOption
from maracaibo_tui.games.maracaibo.state import events as e

from .cards import quest_text
from .teller import Teller


def _card(t: Teller, card: str) -> str:
    return f"{card} {_story(t, card).name}"


def _story(t: Teller, card: str) -> Story:
    return t.printed.box.stories[card]


def _way(t: Teller, card: str, option: str) -> StoryOption:
    return next(each for each in _story(t, card).option if each.id == option)


def _laid(t: Teller, event: e.StoryLaid) -> str:
    return f"{t.who(event.seat)} reads story card {_card(t, event.story)}, which is laid out."


def _tile(t: Teller, event: e.StoryTilePlaced) -> str:
    quest = t.printed.quests.get(event.story)
    asks = f": {quest_text(quest)}" if quest is not None else ""
    return f"Story tile {event.tile} comes to {t.place(event.location)}{asks}."


def _taken(t: Teller, event: e.StoryTileTaken) -> str:
    return f"{t.who(event.seat)} has the story tile of {_card(t, event.story)}, which is fulfilled."


def _read(t: Teller, event: e.StoryRead) -> str:
    time = "Time went on: " if event.by == "time" else ""
    return f"{time}{t.who(event.seat)} reads the other side of {_card(t, event.story)}."


def _chosen(t: Teller, event: e.StoryChosen) -> str:
    way = _way(t, event.story, event.option)
    return f"You choose: {way.label}. {way.told}".rstrip()


def _ended(t: Teller, event: e.CampaignEnded) -> str:
    tale = t.printed.box.tale
    title = tale.endings[event.ending].title if tale is not None else event.ending
    return f"The campaign is over: {title}."


STORY_LINES: Mapping[type, Callable[[Teller, Any], str]] = {
    e.StoryLaid: _laid,
    e.StoryTilePlaced: _tile,
    e.StoryTileTaken: _taken,
    e.StoryRead: _read,
    e.Voted: lambda t, x: f"{t.who(x.seat)} votes: {_way(t, x.story, x.option).label}.",
    e.StoryChosen: _chosen,
    e.CampaignEnded: _ended,
}
