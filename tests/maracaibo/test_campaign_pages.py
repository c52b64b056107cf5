"""Pages of a campaign between its games: how far it is, previously, chronicle, world, people, figures, epilogue."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from maracaibo_tui.engine.campaign_pages import Course, Played, Section
from maracaibo_tui.engine.campaigns import plain
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter, first
from maracaibo_tui.games.maracaibo.state.campaign import Archive
from maracaibo_tui.games.maracaibo.words.campaign import pages
from tests.support.played import game
from tests.support.skeleton import TABLES, campaign

SEATS = ("Ada", "Ben (greedy)", "Cleo", "Dan")
NUMBERS = (0, 1, 2, 3)
DOOR = 7
FEWEST = 10


@cache
def _courses(number: int, chapter: int = 0) -> tuple[Course, ...]:
    """Play a campaign in skeleton; give it before each of its games and after the last."""
    printed, options = game().printed, TABLES[number]
    before: Archive = at_chapter(printed, chapter) if chapter else first(printed)
    found = [Course(printed, plain(before))]
    for at, left in enumerate(campaign(game(), options, number, before).games, 1):
        played = Played(
            number=at,
            match=f"game-{at}",
            played="",
            seats=SEATS[: options.players],
            options={},
            before=found[-1].state,
            scores=dict(left.scores),
            winners=tuple(map(str, left.winners)),
            events=tuple(map(plain, left.beats)),
        )
        found.append(Course(printed, plain(left.archive), (*found[-1].games, played), at + 1))
    return tuple(found)


def _all(course: Course) -> str:
    """Say everything that is told of a campaign."""
    told = [*pages.previously(course), *pages.world(course), *pages.people(course), *pages.statistics(course)]
    entries = [str(each) for each in pages.chronicle(course)]
    return "\n".join([str(pages.line(course)), *map(_said, told), *entries, str(pages.epilogue(course))])


def _said(section: Section) -> str:
    return "\n".join([section.head, *[f"{row.text} {row.beside}" for row in section.rows]])


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_told_early(number: int) -> None:
    """Words of a side that nobody has read are on no page, and no line of the epilogue before the end."""
    for course in _courses(number):
        told = _all(course)
        assert not [text for text in _unread(course) if text in told]


def _unread(course: Course) -> Iterator[str]:
    box = course.printed.box
    sides = {(event["card"], event["side"]) for played in course.games for event in played.events}
    for story in box.stories.values():
        if story.kind and (story.id, "front") not in sides:
            yield from filter(None, (story.front, story.so_far))
            # That of an ending is what people of the story say as well.
            yield from () if story.ending else (story.name,)
        if story.kind and (story.id, "back") not in sides:
            yield story.back or "?"
            yield from (text for way in story.option for text in (way.label, way.hint, way.told))
    if not course.state["ending"]:
        yield from (line.text for line in box.tale.epilogue)
        yield from (ending.motto for ending in box.tale.endings.values())


@pytest.mark.parametrize("number", NUMBERS)
def test_the_chronicle_has_every_side_with_who_read_it_and_how_it_was_voted(number: int) -> None:
    """In the order in which they were read, by the names of the seats of that game."""
    course = _courses(number)[-1]
    entries = pages.chronicle(course)
    assert len(entries) == sum(len(played.events) for played in course.games)
    chosen = [each for each in entries if each.side.choice]
    assert chosen
    assert all(each.other.startswith("the other way: ") and each.side.told for each in chosen)
    labels = {way.label for story in course.printed.box.stories.values() for way in story.option}
    votes = [cast.split(": ") for each in chosen for cast in filter(None, each.side.votes.split("; "))]
    assert bool(votes) == (len(course.games[0].seats) > 1)
    assert {label for _names, label in votes} <= labels
    assert {name for names, _label in votes for name in names.split(", ")} <= {*SEATS[1:], "Ada", "Ben"}
    assert "(greedy)" not in str(entries)


def test_the_epilogue_tells_only_what_came_to_be() -> None:
    """Each line whose facts hold, of the many that there are."""
    for number in NUMBERS:
        course = _courses(number)[-1]
        end = pages.epilogue(course)
        assert end is not None
        told = [line for line in course.printed.box.tale.epilogue if line.text in end.lines]
        assert FEWEST < len(told) == len(end.lines) < len(course.printed.box.tale.epilogue)
        known = {*course.state["facts"], f"ending:{course.state['ending']}"}
        assert all((fact[1:] not in known) if fact[0] == "!" else fact in known for line in told for fact in line.when)
        assert pages.line(course).where == f"ended: {end.title}"


def test_a_line_says_how_far_it_is() -> None:
    """Chapter, year, the number of the next game, and which card asks for what where."""
    begun, later = _courses(1)[0], _courses(1)[2]
    assert pages.line(begun)[:3] == ("The Quiet Concern", f"chapter {1}, 1682, game 1", "not begun")
    line = pages.line(later)
    assert line.where.endswith("game 3")
    assert line.now.startswith(("now: ", "open: "))
    assert line.told[0].startswith("2 games, ")


def test_previously_begins_with_the_chapter_card_and_then_with_what_was_read() -> None:
    """At a door its words and the people it speaks of; later the last three backs, what is in play, the last game."""
    begun, *_between, over = _courses(1, DOOR)
    story = next(each for each in begun.printed.box.stories.values() if each.kind == "door" and each.chapter == DOOR)
    first_part, *others = pages.previously(begun)
    assert first_part.rows[0].text == story.so_far
    known = next(each for each in others if each.head == "Who you know").rows[0].text
    assert "Gaspar" in known
    assert "Felipa" not in known
    heads = [each.head for each in pages.previously(over)]
    assert "The last game" in heads
    assert not pages.previously(_courses(1)[0])


def test_the_world_says_where_since_when_and_why() -> None:
    """Every tile on the map with its place and the card that brought it; those that went, with what took them."""
    course = _courses(3)[-1]
    lying, *others = pages.world(course)
    assert [row.text.split()[0] for row in lying.rows] == course.state["tiles"]
    assert all(row.beside.startswith("since game ") for row in lying.rows)
    assert any(" at " in row.text.partition(":")[0] for row in lying.rows)
    gone = next(each for each in others if each.head == "Gone again")
    assert any(row.beside.startswith("by card ") for row in gone.rows)


def test_people_are_told_as_they_were_met() -> None:
    """Before the card that tells it the truth about nobody is known."""
    course = next(each for each in _courses(1) if "02.a" in each.state["facts"] or "02.b" in each.state["facts"])
    sabina = next(each for each in pages.people(course) if each.head == "Sabina Ortuño")
    assert [row.beside for row in sabina.rows] == [""]
    over = next(each for each in pages.people(_courses(1)[-1]) if each.head == "Sabina Ortuño")
    assert [row.beside for row in over.rows] == ["", "the truth"]
    assert [each.head for each in pages.people(_courses(1)[0])] == ["Nobody was met yet"]


def test_figures_are_counted() -> None:
    """Games and points, wins, sides read, votes that carried, rounds that cards waited, discs."""
    course = _courses(3)[-1]
    heads = {each.head: each for each in pages.statistics(course)}
    assert len(heads["Games"].rows) == len(course.games)
    read = sum(int(row.beside) for row in heads["Sides read"].rows)
    assert read == len(pages.chronicle(course))
    assert all(int(row.beside) >= 0 for row in heads["Rounds until a card was fulfilled"].rows)


def test_every_side_can_be_asked_for() -> None:
    """Whoever asks for spoilers gets both sides of all cards of the story."""
    sides = pages.everything(game().printed)
    stories = [each for each in game().printed.box.stories.values() if each.kind not in ("", "door")]
    assert len(sides) == 2 * len(stories)
    assert all(each.text and each.head for each in sides)


def test_people_are_known_once_a_side_that_names_them_was_read() -> None:
    """Many are named on the other side of a card only: while its front lies out nobody knows them."""
    tale, stories = game().printed.box.tale, game().printed.box.stories
    assert tale is not None
    for person in tale.people:
        for card in person.introduced:
            beat = {"round": 1, "card": card, "side": "front", "reader": 1}
            course = Course(game().printed, plain(first(game().printed)), events=[beat], seats=SEATS)
            heads = [section.head for section in pages.people(course)]
            assert (person.name in heads) == (person.match in stories[card].front), (person.name, card)
            course = course._replace(events=[beat, {**beat, "side": "back"}])
            assert person.name in [section.head for section in pages.people(course)]


def test_what_the_goat_has_read_is_told_only_when_the_page_is_missed() -> None:
    """Who somebody is says nothing of what is found out later."""
    beats = [{"round": 1, "card": "01", "side": side, "reader": 1} for side in ("front", "back")]
    course = Course(game().printed, plain(first(game().printed)), events=beats, seats=SEATS)
    (goat,) = pages.people(course)
    assert goat.head == "The goat"
    assert "thirty-one" not in _said(goat)
    state = {**plain(first(game().printed)), "facts": ["01", "05"]}
    told = next(each for each in pages.people(course._replace(state=state)) if each.head == "The goat")
    assert "page thirty-one" in _said(told)


def test_rounds_are_counted_from_the_set_up_or_from_the_round_after_which_a_card_was_laid_out() -> None:
    """A card that lay there from the beginning and is fulfilled in the first round took one round."""
    beats = [("01", "front", 1), ("01", "back", 1), ("02", "front", 1), ("02", "back", 3)]
    events = [{"card": card, "side": side, "round": number, "reader": 1} for card, side, number in beats]
    told = {"card": "08", "side": "back", "round": 1, "reader": 0, "by": "door"}
    course = Course(game().printed, plain(first(game().printed)), events=[told, *events], seats=SEATS)
    waits = next(each for each in pages.statistics(course) if each.head.startswith("Rounds until"))
    assert [(row.text, row.beside) for row in waits.rows] == [("01 Adrift", "1"), ("02 Seventeen Hats", "2")]


def test_a_card_that_waits_for_the_next_game_is_not_told_as_if_nothing_had_begun() -> None:
    """After a game whose scoring turned up the next card its front lies face down: that is said, and not its name."""
    for course in _courses(0)[1:]:
        if not any(kept["laid"] for kept in course.state["cards"]) and not course.state["ending"]:
            assert pages.line(course).now == "the next card is read as the game begins"
            break
    else:
        raise AssertionError("no game has left only cards that lie face down")
    assert pages.line(_courses(0)[0]).now == "not begun"


def test_a_game_in_play_that_cannot_be_opened_is_told() -> None:
    """Nothing is known of it but that it is there."""
    course = Course(game().printed, plain(first(game().printed)), is_running=True)
    assert pages.line(course).now == "game 1 is in play"


def test_a_tile_is_gone_by_the_card_that_took_it_away() -> None:
    """Later cards name it, too, for whoever came another way; they find nothing to take."""
    beats = [("13", "front"), ("14", "front"), ("18", "front"), ("18", "back"), ("20", "front")]
    events = [{"card": card, "side": side, "round": 1, "reader": 1} for card, side in beats]
    course = Course(game().printed, plain(first(game().printed)), events=events, seats=SEATS)
    gone = next(each for each in pages.world(course) if each.head == "Gone again")
    told = {row.text.split()[0]: row.beside for row in gone.rows}
    assert (told["L3"], told["L20"]) == ("by card 18", "by card 18")


def test_a_tile_that_came_back_is_gone_by_the_card_that_took_it_the_last_time() -> None:
    """The Mona Passage may be closed twice."""
    beats = [("07", "front"), ("11", "back"), ("59", "front"), ("59", "back"), ("60", "front")]
    events = [{"card": card, "side": side, "round": 1, "reader": 1} for card, side in beats]
    course = Course(game().printed, plain(first(game().printed)), events=events, seats=SEATS)
    gone = next(each for each in pages.world(course) if each.head == "Gone again")
    assert {row.text.split()[0]: row.beside for row in gone.rows}["L2"] == "by card 59"


def test_the_chronicle_says_only_what_each_side_has_changed() -> None:
    """What lay there already does not come, and what had gone does not go, whatever the card names."""
    beats = [("13", "front"), ("14", "front"), ("08", "back"), ("11", "back"), ("18", "back"), ("20", "front")]
    events = [{"card": card, "side": side, "round": 1, "reader": 1} for card, side in beats]
    course = Course(game().printed, plain(first(game().printed)), events=events, seats=SEATS)
    told = {(each.side.card, each.side.side): str(each.side.says) for each in pages.chronicle(course)}
    assert "Reef Pilot" in told["08", "back"]
    assert "Reef Pilot" not in told["11", "back"]
    assert "Fever in Cartagena and Quarantine Flag leave the map" in told["18", "back"]
    assert "leave the map" not in told["20", "front"]
