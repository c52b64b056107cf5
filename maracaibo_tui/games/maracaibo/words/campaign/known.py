"""What a table knows of its campaign: the sides that were read, by whom and when; nothing of what is still to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import convert

from maracaibo_tui.engine.campaign_pages import Course
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Chapter, Story, Tale, number_of
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat, Campaign, Kept
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN

ROUNDS = ("", "I", "II", "III", "IV")
ON_THE_MAIN_LINE = ("main", "ending")


class Read(NamedTuple):
    """A side that was read: in which game, and what its seats were called."""

    game: int
    beat: Beat
    seats: Sequence[str]

    def called(self, seat: int | str) -> str:
        """Name a seat of that game."""
        if str(seat) in {JEAN, JACQUES}:
            return str(seat).capitalize()
        number = int(seat)
        return first_word(self.seats[number - 1]) if 0 < number <= len(self.seats) else f"seat {seat}"


def first_word(seat: str) -> str:
    """Give what somebody is called as their seat is written in a file; what plays for a bot stands in brackets."""
    return seat.partition(" (")[0]


class Known:
    """What is known of a campaign."""

    def __init__(self, course: Course) -> None:
        """Look at a campaign between two games or in the middle of one."""
        printed: Printed = course.printed
        if printed.box.tale is None:
            raise ValueError("this pack has no campaign")
        self.course, self.printed = course, printed
        self.tale: Tale = printed.box.tale

    @cached_property
    def story(self) -> Campaign | None:
        """Give the story on the table of the game in play."""
        position = self.course.position
        return None if position is None else position.story

    @cached_property
    def archive(self) -> Archive:
        """Give what the next game begins from, or the one in play has begun from."""
        return convert(self.course.state, Archive) if self.course.state else self._began()

    def _began(self) -> Archive:
        return Archive() if self.story is None else self.story.began

    def began_from(self, game: int) -> Archive:
        """Give what one of its games has begun from."""
        games = self.course.games
        return convert(games[game - 1].before, Archive) if game <= len(games) else self.archive

    @cached_property
    def read(self) -> tuple[Read, ...]:
        """Give every side that was read or taken as read, in order."""
        return tuple(self._all())

    def _all(self) -> Iterator[Read]:
        for game in self.course.games:
            yield from (Read(game.number, convert(each, Beat), game.seats) for each in game.events)
        for each in self.course.events:
            yield Read(self.course.number, convert(each, Beat), self.course.seats)

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """Give what is true by now: cards that are finished, and what was chosen."""
        return self.archive.facts if self.story is None else self.story.facts

    @cached_property
    def finished(self) -> frozenset[str]:
        """Name the cards that are finished."""
        return frozenset(fact.partition(".")[0] for fact in self.facts)

    @cached_property
    def seen(self) -> frozenset[str]:
        """Name the cards of which a side was read, or which a chapter card takes as read."""
        return frozenset(each.beat.card for each in self.read)

    @cached_property
    def door(self) -> Story | None:
        """Give the chapter card with which the campaign began, if it did not begin at its beginning."""
        first = self.course.games[0].before if self.course.games else None
        began = convert(first, Archive) if first is not None else self.archive
        cards = [self.printed.box.stories[kept.card] for kept in began.cards if kept.card in self.printed.box.stories]
        return next((card for card in cards if card.kind == "door"), None)

    @cached_property
    def told_before(self) -> tuple[int, str]:
        """Give the number before which every card counts as told, by the chapter card that the campaign began with."""
        if self.door is None:
            return number_of("")
        return number_of(self.chapter_of(self.door.chapter).first)

    def is_finished(self, card: str) -> bool:
        """Tell whether it is known how a card went."""
        return card in self.finished or number_of(card) < self.told_before

    @cached_property
    def in_play(self) -> tuple[Kept, ...]:
        """Give the cards in play whose fronts were read."""
        if self.story is None:
            return tuple([each for each in self.archive.cards if each.laid])
        return tuple([Kept(card=each.card, laid=True, waited=each.waited) for each in self.story.cards if each.laid])

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """Name the legacy tiles on the map."""
        lying = self.archive.tiles if self.course.position is None else self.course.position.legacy
        return tuple(sorted(lying, key=number_of))

    @cached_property
    def c_cards(self) -> tuple[str, ...]:
        """Name the cards that the story has brought among the project cards."""
        return self.archive.c_cards if self.story is None else self.story.c_cards

    @cached_property
    def ending(self) -> str:
        """Give the ending, if there was one."""
        return self.archive.ending if self.story is None else self.story.ending

    @cached_property
    def chapter(self) -> Chapter:
        """Give the chapter that the main line is in, as far as it was read."""
        main = [each for each in self.seen if self.card(each).kind in ON_THE_MAIN_LINE]
        number = max([self.card(each).chapter for each in main], default=0)
        if not number or (self.door is not None and self.door.chapter > number):
            number = self.door.chapter if self.door is not None else self.tale.chapters[0].number
        return self.chapter_of(number)

    def chapter_of(self, number: int) -> Chapter:
        """Give a chapter; a card of another story has none here."""
        return {each.number: each for each in self.tale.chapters}[number]

    def card(self, card: str) -> Story:
        """Give a story card."""
        return self.printed.box.stories[card]
