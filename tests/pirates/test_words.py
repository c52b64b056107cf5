"""How Pirates of Maracaibo reads: every question, option, event, position and piece, and nothing that is secret."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules import game as rules
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, State
from maracaibo_tui.games.pirates.state.sight import SECRETS, scorers
from maracaibo_tui.games.pirates.words import english, points
from maracaibo_tui.games.pirates.words.effects import effect_text
from maracaibo_tui.games.pirates.words.marks import card_marks, condition_mark, mark
from maracaibo_tui.games.pirates.words.passes import PASSES
from maracaibo_tui.games.pirates.words.questions import SENTENCES
from tests.architecture.rule_ids import rulebook
from tests.pirates.tables import TABLES, begun, called, game, positions
from tests.support.at_random import answers

at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)
sight = title_of("pirates").sight
MISSION = re.compile(r"\bQ\d\d\b")
UNFINISHED = re.compile(r"\{|\}|\bNone\b|  +\S|\?$|\(\)|, ,|\bs s\b")
"""What betrays a sentence that was put together wrongly."""


@cache
def names(options: Options) -> Names:
    """Give the names of all at a table."""
    seats: dict[int | str, str] = dict(enumerate(("Ada", "Ben", "Carla", "Diego")[: options.players], 1))
    return {**seats, JORDAN: "Jordan"} if options.bot == JORDAN else seats


def known_to(view: State, seat: int) -> set[str]:
    """Name the missions that a seat may read of: its own and the open ones."""
    own = {mission for p in view.players if p.seat == seat for mission in (*p.missions, *p.dealt, *p.kept)}
    return own | {*view.offer_missions}


def asked_in(options: Options, seed: int) -> Iterator[tuple[Match[State], Question]]:
    """Play a game and stop at every question."""
    for match in positions(options, seed):
        if match.question is not None:
            yield match, match.question


@at_every_table
def test_every_option_says_what_it_does(options: Options) -> None:
    """Each has a label of its own, a rule of the rulebook, and changes that have a unit."""
    printed = game().printed
    for match, question in asked_in(options, 5):
        view = sight.view(match.state, question.seat)
        described = english.describe(printed, view, question)
        assert [option.id for option in described] == [*question.options]
        labels = Counter(option.label for option in described)
        assert max(labels.values()) == 1, labels
        for option in described:
            assert option.rule in rulebook("pirates"), option
            assert {what for what, _ in option.change} <= english.UNITS.keys()
            assert not UNFINISHED.search(option.label), option.label
        shown = english.offers(printed, view, question)
        assert {option.hands_in[0] for option in shown} == {*question.options}


@at_every_table
def test_every_question_is_a_sentence(options: Options) -> None:
    """For who decides and for all others, with what asks it."""
    for match, question in asked_in(options, 6):
        for seat in (0, *names(options)):
            if seat == JORDAN:
                continue
            asked = sight.asked(question, int(seat))
            assert asked is not None
            sentence, source = english.in_words(game().printed, sight.view(match.state, int(seat)), asked)
            assert sentence[-1] in "?.", sentence
            assert not UNFINISHED.search(sentence.rstrip("?")), sentence
            assert source[:1] == source[:1].upper()


def test_every_point_has_its_words() -> None:
    """Whatever the rules ask has a sentence, and whatever declines it a label; neither list is longer than needed."""
    folder = Path(rules.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    points = {*re.findall(r'point="(DEC-P\d+)"', source)}
    assert {*SENTENCES} == points
    assert {point for point, _ in PASSES} <= points
    assert all(rule in rulebook("pirates") and label for label, rule in PASSES.values())


@at_every_table
def test_every_event_has_a_line(options: Options) -> None:
    """A line is a sentence; only what other lines tell already has none."""
    heard: list[object] = []
    match = begun(options, 9, tell=heard.append, keep_steps=False)
    for _ in answers(match, 9):
        pass
    quiet = set()
    for event in heard:
        for seat in (0, 1):
            line = english.log_line(sight.heard(event, seat), game().printed, names(options))
            assert line.endswith(".") or not line, line
            assert not UNFINISHED.search(line), line
            quiet |= {type(event)} if not line else set()
        english.is_scoring(event, match.state)
    assert quiet <= {events.Counted, events.RaidEnded}
    *_, won = english.ended(game().printed, match.state, names(options), heard)
    assert won.endswith((" wins.", "share the victory."))
    assert [english.begins(event) for event in heard].count(0) == game().printed.turn.rounds


def test_every_event_is_known() -> None:
    """No event is told by the rules that the log would pass over in silence."""
    from maracaibo_tui.games.pirates.words.events import _LINES

    assert {kind.__name__ for kind in _LINES} == {*events.__all__}


@at_every_table
def test_nothing_secret_is_said(options: Options) -> None:
    """No part of the position, no question and no line names a mission that the one who reads may not know."""
    printed, heard = game().printed, list[object]()
    match = begun(options, 4, tell=heard.append, keep_steps=False)
    for number, _ in enumerate(answers(match, 4)):
        if number % 9:
            continue
        for seat in [each for each in (0, *names(options)) if isinstance(each, int)]:
            view = sight.view(match.state, seat)
            told = [line for tell in english.POSITION.values() for line in tell(printed, view, names(options), seat)]
            assert {*MISSION.findall("\n".join(told))} <= known_to(view, seat)
            assert match.question is not None
            asked = sight.asked(match.question, seat)
            assert asked is not None
            if match.question.seat != seat and match.question.point in SECRETS.cut:
                assert not asked.options
            described = english.describe(printed, view, asked)
            said = "\n".join(option.label for option in described)
            assert {*MISSION.findall(said)} <= known_to(view, seat)
    for event in heard:
        line = english.log_line(sight.heard(event, 0), printed, names(options))
        if isinstance(event, events.MissionKept | events.MissionDiscarded | events.MissionsReturned) or (
            isinstance(event, events.MissionTaken) and not event.is_open
        ):
            assert not MISSION.search(line), line


@at_every_table
def test_points_add_up(options: Options) -> None:
    """While a game goes on and after it: the sheet has a sum that is what everybody has."""
    from maracaibo_tui.games.pirates.words.points import ahead, before_the_end, score

    heard: list[object] = []
    match = begun(options, 2, tell=heard.append, keep_steps=False)
    for number, _ in enumerate(answers(match, 2)):
        if number % 25 == 0:
            found = ahead(game().printed, match.state)
            assert found.now == {each.seat: each.vp for each in scorers(match.state)}
    sources = before_the_end(match.state, heard)
    found_at_end = score(match.state, names(options), sources)
    assert len(found_at_end.told) == 1, found_at_end.told
    assert found_at_end.total == {each.seat: each.vp for each in scorers(match.state)}


@pytest.mark.parametrize("kind", get_args(v.Effect), ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_effect_has_words_and_a_mark(kind: type) -> None:
    """Each printed effect that a pack may use reads in words and as a mark of a few letters."""
    printed = game().printed
    found = [effect for effect in _printed_effects() if type(effect) is kind]
    assert found
    for effect in found:
        assert effect_text(effect)
        assert not UNFINISHED.search(effect_text(effect))
        assert mark(effect).isascii()
        assert len(mark(effect)) <= 18
    assert all(card_marks(card).isascii() for card in printed.box.improvements.values())


def _printed_effects() -> list[object]:
    box = game().printed.box
    found: list[object] = [each.score for each in box.residences.values()]
    found += [condition for each in box.missions.values() for condition in each.conditions]
    found += [effect for each in box.locations.values() for sides in each.actions for effect in sides]
    found += [effect for each in box.tiles.values() for effect in (*each.front, *each.back)]
    found += [effect for each in box.digs.values() for effect in each.bonus]
    found += [effect for each in box.spaces.values() for effect in each.effects]
    found += [effect for each in box.figureheads.values() for space in each.spaces for effect in space.bonus]
    things = (*box.improvements.values(), *box.figureheads.values(), *box.upgrades.values())
    for thing in things:
        for scroll in ("immediate", "permanent", "income", "scoring"):
            found += getattr(thing, scroll, ())
    return found


def test_marks_are_short_and_plain() -> None:
    """A few of them as they stand on the map."""
    box = game().printed.box
    assert card_marks(box.improvements["P212"]) == "!x*,x2"
    assert card_marks(box.improvements["P121"]) == "P4>3V,o +3$i"
    assert card_marks(box.improvements["P205"]) == "!P1 =7V/3P"
    assert card_marks(box.improvements["P202"]) == "!$i>$ P-1$"
    assert [condition_mark(each) for each in box.missions["Q09"].conditions] == ["$i 6: 3V", "$i 10: 7V"]


def test_every_piece_has_a_page() -> None:
    """Each thing of the box is called something, says what it does, and names rules that exist."""
    title, printed = title_of("pirates"), game().printed
    addresses = title.pieces.addresses(printed)
    assert len({*addresses}) == len(addresses)
    assert {address.partition("/")[0] for address in addresses} == {*title.naming.KINDS}
    for address in addresses:
        page = title.pieces.explain(printed, address)
        assert page.called
        assert page.text
        assert {*page.rules} <= rulebook("pirates"), address
    for kind in title.pieces.KINDS.values():
        for item in kind.items(printed.box):
            row = kind.row(item)
            assert len(row) == len(kind.columns)
            assert row[0] == item.id


def test_pages_say_what_is_printed() -> None:
    """Some pieces in full, as their pages have them."""
    explain, printed = title_of("pirates").pieces.explain, game().printed
    assert explain(printed, "card/P201").text.splitlines() == [
        "- Crew, level 2 (PIR-GEN-16)",
        "- Costs 9 doubloons (PIR-IMPR-02)",
        "- 5 VP at the end (PIR-SCORE-04)",
        "- From then on: cards and residences 3 doubloons cheaper (EFF-PIP-08)",
    ]
    assert explain(printed, "residence/palace").rules == ("PIR-RES-01", "PIR-RES-02", "EFF-PIR-09")
    assert explain(printed, "upgrade/hold_3").called == "Smugglers' Hold 3"
    assert explain(printed, "dig/pearl_2").called == "Pearl space 2 below the line"
    assert "from 7 markers 5 VP" in explain(printed, "island/gold").text


def test_sources_of_points_are_written_small() -> None:
    """Beside each other they read alike: of all sources only the city has a name of its own."""
    assert [kind for kind in points.KINDS if kind[0].isupper()] == ["Maracaibo"]
