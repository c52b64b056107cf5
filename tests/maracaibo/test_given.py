"""A given position moves pieces: every piece stays in exactly one place, and what cannot be done is said."""

import contextlib
import re
from operator import itemgetter
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.audit.paths import read, resolve
from maracaibo_tui.games.maracaibo.scenarios.given import SETTERS, arrange
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario, Setup
from maracaibo_tui.games.maracaibo.scenarios.start import World, begin
from maracaibo_tui.games.maracaibo.state.position import State
from tests.support.played import game

PLAIN: list[tuple[str, Any]] = [
    ("round", 3),
    ("players.1.doubloons", 33),
    ("players.2.vp", 12),
    ("players.1.combat_points", 8),
    ("players.1.figures", 5),
    ("players.1.hand", ["A01", "B07", "C90"]),
    ("players.2.hand", []),
    ("players.1.planning", ["B01", "B02", "B03"]),
    ("players.1.tableau", ["A03", "B07"]),
    ("players.1.ship", "21b"),
    ("players.1.explorer", "e19"),
    ("players.1.influence.spain", 14),
    ("players.1.income.doubloons", 34),
    ("players.1.income.vp", 19),
    ("players.1.discs.three_vp", 0),
    ("players.1.synergies", ["medal", "anchor"]),
    ("players.1.quests", ["Q01", "Q24"]),
    ("players.1.combat_tokens", ["T01", "T02"]),
    ("players.1.career.id", "power"),
    ("players.1.career.done", [2, 3]),
    ("locations.9.marker", "england"),
    ("locations.6.marker", ""),
    ("locations.6.marker", "france"),
    ("locations.11.marker", "spain"),
    ("locations.7.quests", ["Q05", "Q04"]),
    ("locations.15.quests", []),
    ("locations.10.goods", 1),
    ("locations.4.tile", ""),
    ("legacy", ["L1", "L3", "L4", "L5", "L6", "L9", "L12"]),
    ("track.e6.quest", "Q10"),
    ("track.e6.quest", ""),
    ("display", ["B09", "", "A02", "B08"]),
    ("prestige.1.id", "cathedral"),
    ("prestige.4.id", "abbey"),
]
ON_TOP: list[tuple[str, list[str]]] = [
    ("decks.draw", ["B50", "A09"]),
    ("decks.discard", ["B51", "A10"]),
    ("decks.quests", ["Q11", "Q02"]),
    ("decks.combat_1", ["T25", "T03"]),
    ("decks.combat_2", ["T24", "T04"]),
]
AFTER_OTHERS: list[tuple[dict[str, Any], str]] = [
    ({"legacy": ["L10"], "legacy.L10.discs": 3}, "legacy.L10.discs"),
    ({"legacy": ["L6"], "legacy.L6.markers": {"10": "spain", "11": "france"}}, "legacy.L6.markers"),
    ({"legacy": ["L9"], "legacy.L9.marker": "england"}, "legacy.L9.marker"),
]
WITH_JEAN: list[tuple[str, Any]] = [
    ("jean.vp", 20),
    ("jean.ship", "14"),
    ("jean.explorer", "e9"),
    ("jean.influence.france", 3),
    ("jean.discs_removed", 7),
    ("jean.quests", ["Q03"]),
    ("jean.cards", ["A05", "B33"]),
]
WITH_JACQUES: list[tuple[str, Any]] = [("jacques.vp", 15), ("jacques.explorer", "e2"), ("jacques.quests", ["Q08"])]
OF_A_STORY: list[tuple[str, Any]] = [
    ("story.cards", ["05"]),
    ("story.facts", ["01", "02.a"]),
    ("story.c_cards", ["C92"]),
]
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"turn": 2}, "turn: found a value that follows from others"),
    ({"players.1.vp": -1}, "players.1.vp: found -1, allowed a whole number, 0 or more"),
    ({"players.1.vp": True}, "players.1.vp: found true"),
    ({"players.1.vp": "3"}, 'players.1.vp: found "3"'),
    ({"players.1.vp": 2.0}, "players.1.vp: found 2.0"),
    ({"players.1.combat_points": 9}, "allowed a whole number, 0 to 8"),
    ({"players.1.figures": 6}, "allowed a whole number, 0 to 5"),
    ({"players.1.hand": "A01"}, "allowed a list; each entry the id of a project card"),
    ({"players.1.hand": ["A99"]}, 'found "A99", allowed the id of a project card'),
    ({"players.1.hand": ["A01", "A01"]}, 'found "A01" twice, allowed each once'),
    ({"players.1.planning": ["A01", "A02", "A03", "A04"]}, "found 4 cards, allowed at most 3"),
    ({"players.1.tableau": ["A01"], "players.2.hand": ["A01"]}, "lies in the tableau of seat 1"),
    ({"players.1.tableau": ["A01"], "players.1.tableau ": []}, "found 'tableau ' after players.1"),
    ({"players.1.assistants": {"8": ["B07"]}}, "allowed none: it needs no assistant"),
    ({"players.1.assistants": {"99": ["A37"]}}, "found the assistant of A37 at 99, allowed 7"),
    ({"players.1.assistants": ["A03"]}, "allowed a table"),
    ({"players.1.ship": "9a"}, "found a city of L4, which is out of play"),
    ({"players.1.explorer": "e99"}, "allowed the id of a space"),
    ({"players.1.explorer": "e5", "players.2.explorer": "e5"}, "found e5 taken by another explorer"),
    ({"players.1.income.doubloons": 7}, "allowed a whole number, 8 to 34"),
    ({"players.1.discs.ten_vp": 3}, "allowed a whole number, 0 to 2"),
    ({"players.1.synergies": ["gold"]}, "allowed one of"),
    ({"players.1.career.id": "pirate"}, "allowed one of"),
    ({"players.1.career.done": [4]}, "allowed a whole number, 1 to 3"),
    ({"players.1.career.done": [1, 1]}, "found a number twice"),
    ({"players.1.card_quests": {"A01": "Q01"}}, "allowed a card in the tableau of seat 1"),
    ({"round": 0}, "allowed a whole number, 1 to 4"),
    ({"round": 3, "players.1.hand": ["A01"], "round.": 2}, "found '' after round"),
    ({"locations.20.marker": "spain"}, "allowed a village or a city"),
    ({"locations.9.marker": "holland"}, "allowed one of"),
    ({"locations.havana.quests": ["Q01"]}, "found a quest at the start space"),
    ({"locations.9.goods": 1}, "allowed a whole number, 0 to 0"),
    ({"locations.9.tile": "CT01"}, "found no city, allowed a city"),
    ({"legacy.L10.discs": 1}, "found L10 out of play"),
    ({"legacy": ["L4"], "legacy.L6.markers": {"10": "spain"}}, "found L6 out of play"),
    ({"legacy": ["L6"], "legacy.L6.markers": {"12": "spain"}}, 'found "12", allowed one of 10, 11'),
    ({"track.e1.quest": "Q01"}, "found a space for no quest"),
    ({"display": ["A01"]}, "allowed a whole number, 4 to 4"),
    ({"decks.automa": ["A1"]}, "found no automa in this game"),
    ({"story.cards": ["01"]}, "found a single game, allowed only in a campaign"),
    ({"players.1.quests": ["story:01"]}, "found story:01, allowed a story tile that lies at a location"),
]


def started(paths: dict[str, Any], **setup: Any) -> Match[State]:  # noqa: ANN401 - any option of the set-up
    """Begin a scenario with a given position, and see that nothing is wrong with it."""
    world = World(game().printed.box, game().printed.box)
    scenario = Scenario(id="X", title="X", setup=Setup(**setup), given=paths)
    match, audit = begin(scenario, world)
    assert audit.check(match.question) == []
    return match


def value(match: Match[State], path: str) -> Any:  # noqa: ANN401 - what a path reads
    """Read a path."""
    return read(match.table, match.questions, path)


def test_every_path_that_can_be_set_is_tried_here() -> None:
    """The examples of this file leave out no path."""
    tried = {resolve(started({}).table, path)[0] for path, _ in [*PLAIN, *ON_TOP]}
    tried |= {resolve(started(paths).table, last)[0] for paths, last in AFTER_OTHERS}
    tried |= {resolve(started({}, players=1, bot="jean", bot_level=1).table, path)[0] for path, _ in WITH_JEAN}
    tried |= {resolve(started({}, bot="jacques", bot_level=1).table, path)[0] for path, _ in WITH_JACQUES}
    tried |= {resolve(started({}, campaign=True).table, path)[0] for path, _ in OF_A_STORY}
    tried |= {"players.<seat>.assistants", "players.<seat>.card_quests", "locations.<location>.tile", "decks.automa"}
    assert set(SETTERS) - tried == set()


@pytest.mark.parametrize("path, wanted", PLAIN)
def test_a_path_that_was_set_reads_so(path: str, wanted: object) -> None:
    """The position has the value, and every piece is still in exactly one place."""
    assert value(started({path: wanted}), path) == wanted


@pytest.mark.parametrize("path, wanted", ON_TOP)
def test_cards_are_put_on_top_of_a_pile(path: str, wanted: list[str]) -> None:
    """The named ones lie on top, the first of them first."""
    assert value(started({path: wanted}), path)[: len(wanted)] == wanted


@pytest.mark.parametrize("paths, last", AFTER_OTHERS)
def test_paths_are_set_in_their_order(paths: dict[str, Any], last: str) -> None:
    """A later path may rest on an earlier one."""
    assert value(started(paths), last) == paths[last]


@pytest.mark.parametrize("path, wanted", WITH_JEAN)
def test_what_belongs_to_jean_can_be_set(path: str, wanted: object) -> None:
    """Against Jean her side of the table can be given, too."""
    assert value(started({path: wanted}, players=1, bot="jean", bot_level=3), path) == wanted


@pytest.mark.parametrize("path, wanted", WITH_JACQUES)
def test_what_belongs_to_jacques_can_be_set(path: str, wanted: object) -> None:
    """Against Jacques his side of the table can be given, too."""
    assert value(started({path: wanted}, bot="jacques", bot_level=2), path) == wanted


@settings(max_examples=150)
@given(entries=strategies.lists(strategies.sampled_from([*PLAIN, *ON_TOP]), max_size=8, unique_by=itemgetter(0)))
def test_whatever_is_given_together_every_piece_stays_in_one_place(entries: list[tuple[str, Any]]) -> None:
    """Positions made of any of these examples, in any order, keep all invariants or are refused in a sentence."""
    with contextlib.suppress(PathError):
        started(dict(entries))


def test_the_automa_draws_the_cards_put_on_top() -> None:
    """Cards put on top of the deck of an automa lie there once."""
    deck = value(started({"decks.automa": ["C1", "B2"]}, players=1, bot="jean", bot_level=1), "decks.automa")
    assert deck[:2] == ["C1", "B2"]
    assert len(deck) == len(set(deck))


@pytest.mark.parametrize("paths, said", IMPOSSIBLE)
def test_what_cannot_be_done_is_said(paths: dict[str, Any], said: str) -> None:
    """Nothing is repaired in silence: one sentence names the path, what was found and what is allowed."""
    with pytest.raises(PathError) as error:
        started(paths)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("path, wanted", [("figures", 3), ("planning", []), ("tableau", []), ("career.id", "power")])
def test_the_first_decisions_come_before_what_they_decide(path: str, wanted: object) -> None:
    """While they are open, what they will lay out cannot be given; a hand can."""
    assert started({"players.1.hand": ["A01", "A02", "A03", "A04", "A05"]}, start="setup").question is not None
    with pytest.raises(PathError, match="found the first decisions of seat 1 open"):
        started({f"players.1.{path}": wanted}, start="setup")


def test_an_interim_scoring_comes_before_the_last_round() -> None:
    """Round IV ends with the final scoring only."""
    assert value(started({"round": 3}, start="interim"), "phase") == "interim"
    with pytest.raises(PathError, match=r"found 4 with setup.start = interim"):
        started({"round": 4}, start="interim")


def test_cards_come_out_of_wherever_they_are() -> None:
    """A card taken from the display leaves a gap; cards that leave a hand go to the discard pile."""
    before = started({})
    shown, held = value(before, "display"), value(before, "players.2.hand")
    match = started({"players.1.hand": [shown[1], held[0]]})
    assert value(match, "display") == [shown[0], "", *shown[2:]]
    assert value(match, "players.2.hand") == held[1:]
    assert set(value(before, "players.1.hand")) <= set(value(match, "decks.discard"))


def test_a_card_from_the_box_changes_places_with_one_from_the_pile() -> None:
    """The number of cards in the game stays: the lowest card of the second deck goes to the box instead."""
    pile = value(started({}), "decks.draw")
    boxed = next(card for card in game().printed.cards if card.startswith("B") and card not in pile)
    match = started({"players.1.hand": [boxed]})
    lowest = [card for card in pile if card.startswith("B")][-1]
    assert lowest not in value(match, "decks.draw")


def test_a_card_in_the_tableau_brings_income_and_assistant_but_pays_nothing() -> None:
    """Income rises and the assistant stands at its location; immediate effects and points are not received."""
    printed = game().printed.cards
    card = next(c for c in printed.values() if any(e.__class__.__name__ == "CostAssistant" for e in c.requires))
    match = started({"players.1.tableau": [card.id], "players.1.vp": 0})
    assert [card.id] in value(match, "players.1.assistants").values()
    assert value(match, "players.1.figures") == value(started({}), "players.1.figures") - 1
    assert value(match, "players.1.vp") == 0


def test_an_assistant_comes_from_the_general_supply_where_the_own_is_empty() -> None:
    """With no figure in the own supply the general supply gives one; without any it is an error."""
    cards = [c.id for c in game().printed.cards.values() if any(hasattr(e, "location") for e in c.requires)]
    match = started({"players.1.figures": 0, "players.1.tableau": cards[:1]})
    assert (value(match, "players.1.figures"), value(match, "players.1.figures_general")) == (0, 4)
    with pytest.raises(PathError, match="found no figure of seat 1"):
        started({"players.1.tableau": cards[:6]})


def test_assistants_stand_where_their_cards_send_them() -> None:
    """A card named with its assistant comes into the tableau; none stands elsewhere or is left out."""
    card = next(c for c in game().printed.cards.values() if any(hasattr(e, "location") for e in c.requires))
    place = next(e.location for e in card.requires if hasattr(e, "location"))
    assert value(started({"players.1.assistants": {place: [card.id]}}), "players.1.tableau") == [card.id]
    both = {"players.1.tableau": [card.id], "players.1.assistants": {place: [card.id]}}
    assert value(started(both), "players.1.assistants") == {place: [card.id]}
    for wrong in ({"havana": [card.id]}, {}):
        with pytest.raises(PathError):
            started({"players.1.tableau": [card.id], "players.1.assistants": wrong})


def test_a_quest_can_lie_on_a_card() -> None:
    """The tile leaves where it was and lies on the card."""
    paths = {"players.1.tableau": ["B07"], "players.1.card_quests": {"B07": "Q07"}}
    assert value(started(paths), "players.1.card_quests") == {"B07": "Q07"}


def test_an_explorer_has_crossed_the_barriers_on_its_way() -> None:
    """The upper way counts wherever it leads there; the barrier of the space itself is still ahead."""
    match = started({"players.1.explorer": "e16", "players.2.explorer": "e22b"})
    assert value(match, "players.1.barriers") == ["blue"]
    assert value(match, "players.2.barriers") == ["blue", "red", "green"]


def test_a_city_tile_changes_places_with_the_one_that_lay_there() -> None:
    """No city loses its tile; a tile for more players is refused."""
    tiles = {place: value(started({}), f"locations.{place}.tile") for place in ("4", "5")}
    match = started({"locations.4.tile": tiles["5"]})
    assert value(match, "locations.5.tile") == tiles["4"]
    other = next(tile.id for tile in game().printed.box.tiles.values() if 2 not in tile.market.spaces)
    with pytest.raises(PathError, match="not for 2 players"):
        started({"locations.4.tile": other})


def test_markers_come_from_the_supply_and_go_back_there() -> None:
    """Replacing a marker returns the old one; an empty supply has none to give."""
    match = started({"locations.6.marker": "france"})
    assert (value(match, "nations.spain.supply"), value(match, "nations.france.supply")) == (13, 11)
    places = [place.id for place in game().printed.box.locations.values() if place.kind in {"village", "city"}]
    with pytest.raises(PathError, match="no marker of spain left"):
        started({f"locations.{place}.marker": "spain" for place in places})


def test_the_round_turns_up_buildings() -> None:
    """In round III three buildings are face up; no round comes again."""
    assert [value(started({"round": 3}), f"prestige.{at}.faceup") for at in range(1, 5)] == [True, True, True, False]
    with pytest.raises(PathError, match="allowed a whole number, 4 to 4"):
        started({"round": 2}, start="final")


def test_discs_go_to_the_removed_ones_and_come_back() -> None:
    """Clearing an area pays nothing; discs are neither made nor lost."""
    match = started({"players.1.discs.three_vp": 0, "players.1.discs.six_vp": 1})
    assert (match.state.players[0].discs_removed, value(match, "players.1.vp")) == (3, 0)
    assert value(match, "players.1.upgrades") == ["three_vp"]
    arrange(match.table, {"players.1.discs.six_vp": 2, "players.1.discs.three_vp": 1})
    assert (match.state.players[0].discs_removed, value(match, "players.1.discs.three_vp")) == (1, 1)


def test_conditional_income_wakes_with_its_synergy_in_either_order() -> None:
    """A synergy token given before or after the card gives the same income."""
    card = next(c for c in game().printed.cards.values() if any(hasattr(e, "synergy") for e in c.income))
    kind = next(e.synergy for e in card.income if hasattr(e, "synergy"))
    tokens, cards = ("players.1.synergies", [kind]), ("players.1.tableau", [card.id])
    first, last = started(dict([tokens, cards])), started(dict([cards, tokens]))
    incomes = ("players.1.income.doubloons", "players.1.income.vp")
    assert [value(first, path) for path in incomes] == [value(last, path) for path in incomes]
    assert [value(first, path) for path in incomes] != [value(started(dict([cards])), path) for path in incomes]


def test_the_new_city_keeps_a_quest_of_its_own() -> None:
    """While the tile that makes a city of a village is in play its quest space is never empty (INV-29)."""
    match = started({"legacy": ["L1"], "locations.17.quests": ["Q09"]})
    assert match.state.city_quest == "Q09"
    match = started({"legacy": ["L1"], "locations.17.quests": []})
    assert value(match, "locations.17.quests") == [match.state.city_quest]


def test_a_position_that_breaks_an_invariant_is_noticed() -> None:
    """What single moves cannot see, such as a gate on the ship board, the audit sees."""
    match = started({})
    arrange(match.table, {"players.1.discs.six_vp": 0})
    assert any(sentence.startswith("INV-05") for sentence in Audit(match.table).check(match.question))


@pytest.mark.parametrize("path, wanted", OF_A_STORY)
def test_what_is_known_of_a_story_can_be_given(path: str, wanted: object) -> None:
    """Cards in play, facts and C-cards of a campaign are set like anything else."""
    assert value(started({path: wanted}, campaign=True), path) == wanted


@pytest.mark.parametrize(
    "paths, said",
    [
        ({"story.cards": "01"}, "found no list"),
        ({"story.cards": ["00"]}, 'found "00", allowed'),
        ({"story.cards": [{"card": "01", "waited": -1}]}, "allowed a whole number, 0 or more"),
        ({"story.facts": ["02.z"]}, 'found "02.z", allowed'),
        ({"story.c_cards": ["C99"]}, 'found "C99", allowed'),
    ],
)
def test_a_story_that_cannot_be_is_refused(paths: dict[str, Any], said: str) -> None:
    """What is no story card, fact or project card is named."""
    with pytest.raises(PathError, match=re.escape(said)):
        started(paths, campaign=True)


def test_a_card_given_with_its_past_has_it() -> None:
    """A card that is written as in the archive has waited for so many games."""
    story = started({"story.cards": [{"card": "05", "waited": 1}]}, campaign=True).state.story
    assert story is not None
    assert [(card.card, card.laid, card.waited) for card in story.cards] == [("05", True, 1)]
    assert story.pile == 4
