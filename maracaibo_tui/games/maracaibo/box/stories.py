"""Shapes of story cards, and of the campaign that they make up: chapters, endings, people, the epilogue."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from . import vocabulary as v
from .item import Item


class StoryQuest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The quest of a story card: what a quest tile has printed on it (MAR-QUEST-15)."""

    cost: tuple[v.QuestCost, ...] = ()
    reward: tuple[v.QuestReward, ...]


class StoryOption(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One way of a choice: what the table may know of it, what is told then, and what follows (EFF-STO-07)."""

    id: str
    label: str
    hint: str = ""
    told: str = ""
    after: tuple[v.StoryInstruction, ...] = ()
    next: str | None = None


class Story(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A story card: its front with what is set up, and its back with what follows (MAR-STORY-01).

    One of a single game has no `kind`, and says what happens after each round (MAR-STORY-02).
    """

    name: str
    setup: tuple[v.StoryInstruction, ...] = ()
    rounds: Mapping[int, tuple[v.StoryInstruction, ...]] = field(default_factory=dict)
    chapter: v.Amount = 0
    kind: Literal["", "main", "side", "ending", "door"] = ""
    front: str = ""
    back: str = ""
    quest: StoryQuest | None = None
    tile: str | None = None
    after: tuple[v.StoryInstruction, ...] = ()
    next: str | None = None
    option: tuple[StoryOption, ...] = ()
    ending: str | None = None
    so_far: str = ""
    assumes: tuple[str, ...] = ()


class CampaignHead(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a campaign is called, what it is about, and with which story card it begins (MAR-CAMPAIGN-02)."""

    id: str
    title: str
    first: str
    premise: str = ""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A stretch of a campaign, and the story card with which it begins."""

    number: v.Count
    year: v.Amount = 0
    title: str
    first: str


class Ending(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a campaign may end."""

    id: str
    title: str
    motto: str = ""


class Epilogue(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line that is told at the end if every one of these facts holds."""

    when: tuple[str, ...] = ()
    text: str


class Person(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody of the story: who that is from the card on that introduces them, and the truth known later."""

    id: str
    name: str
    match: str
    who: str
    introduced: tuple[str, ...]
    truth: str = ""
    truth_from: tuple[str, ...] = ()


class Tale(Struct, frozen=True, kw_only=True):
    """A whole campaign but for its story cards."""

    head: CampaignHead
    chapters: tuple[Chapter, ...]
    endings: Mapping[str, Ending]
    epilogue: tuple[Epilogue, ...]
    people: tuple[Person, ...]


def number_of(card: str) -> tuple[int, str]:
    """Give what story cards are ordered by: their number (MAR-STORY-13)."""
    return (len(card), card)
