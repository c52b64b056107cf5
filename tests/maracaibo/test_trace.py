"""Traces can be checked by a program that knows neither our rules nor our random source."""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.commands.simulate import run
from maracaibo_tui.commands.simulation import play, seed_of
from maracaibo_tui.games.maracaibo.audit.trace import Trace, header
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.rules.legacy import enter, leave
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.play.terms import Terms
from tests.support import busy
from tests.support.played import TITLE, game
from tests.support.trace_reader import Line, Reader, games, misfits
from tests.support.trace_referee import EXPECTED, Referee
from tests.support.trace_whole import Whole

PEOPLE = [Options(players=2), Options(players=3, story_card=76), Options(players=4, edition="first")]
AGAINST = [
    Options(players=1, bot="jean", bot_level=5, story_card=77),
    Options(players=2, bot="jacques", bot_level=3, story_card=76),
]
HEADER = {"format", "pack", "options", "seats", "start_player", "decks", "city_tiles", "prestige", "careers", "story"}
RECORD = {"n", "seat", "dec", "options", "answer", "auto", "state"}


class _Lines:
    """A watcher that keeps the trace of a game, as a reader of the file would get it."""

    def __init__(self, table: MaracaiboTable, options: Options, seed: int, full: int) -> None:
        self.lines = [header(table.printed, options, seed)]
        self._trace = Trace(table, full)
        self.tell = self._trace.tell

    def answered(self, question: Any, answer: str, after: Any) -> None:  # noqa: ANN401 - as the game passes it on
        self.lines.append(self._trace.record(question, answer, after))


@lru_cache(maxsize=8)
def traced(of: Maracaibo, options: Options, seed: int, full: int = 20) -> tuple[Line, list[Line]]:
    """Play a game and read its trace; the last few are kept, for several tests look at the same game."""
    kept: list[_Lines] = []

    def watch(table: MaracaiboTable) -> list[_Lines]:
        kept.append(_Lines(table, options, seed, full))
        return kept

    play(Terms(TITLE, of, options), seed, [busy.choose] * options.players, watch)
    first, *records = [json.loads(msgspec.json.encode(line)) for line in kept[0].lines]
    return first, records


@cache
def few_cards() -> Maracaibo:
    """Give a game with so few cards that the discard pile is shuffled again and again."""
    box = game().printed.box
    setup = msgspec.structs.replace(box.numbers.setup, b_cards=0)
    numbers = msgspec.structs.replace(box.numbers, setup=setup)
    return Maracaibo(Printed(msgspec.structs.replace(box, numbers=numbers)))


@pytest.mark.parametrize("options", PEOPLE, ids=lambda options: f"{options.players}-{options.story_card}")
def test_records_follow_each_other(options: Options) -> None:
    """Numbers run from 1, answers were offered, and each record ends at the question of the next."""
    _, records = traced(game(), options, 5, full=3)
    assert not list(misfits(records))
    assert all(set(record) - {"reshuffle", "revealed"} == RECORD for record in records)


@pytest.mark.parametrize("options", PEOPLE, ids=lambda options: f"{options.players}-{options.story_card}")
@pytest.mark.parametrize("seed", range(4))
def test_every_card_comes_from_the_piles_of_the_header(options: Options, seed: int) -> None:
    """Whoever follows the answers through the piles finds each drawn card, display and token."""
    first, records = traced(game(), options, seed)
    reader = Reader(first)
    assert not [misfit for record in records for misfit in reader.follow(record)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shuffles_are_written_down(players: int) -> None:
    """A reader gets past the end of the draw pile by the orders in the records."""
    first, records = traced(few_cards(), Options(players=players), 6)
    assert any("reshuffle" in record for record in records)
    reader = Reader(first)
    assert not [misfit for record in records for misfit in reader.follow(record)]


@pytest.mark.parametrize("options", [*PEOPLE, *AGAINST], ids=lambda options: f"{options.players}-{options.bot}")
def test_all_piles_are_those_of_the_header(options: Options) -> None:
    """With every record whole, piles, hands, quest tiles, buildings and careers follow from header and shuffles."""
    first, records = traced(game(), options, 8, full=1)
    whole = Whole(first)
    assert not [misfit for record in records for misfit in whole.follow(record)]


@pytest.mark.parametrize("players", [2, 4])
def test_a_shuffled_draw_pile_is_followed(players: int) -> None:
    """With few cards every new draw pile is the order in the record, as far as it is not drawn."""
    first, records = traced(few_cards(), Options(players=players), 6, full=1)
    whole = Whole(first)
    assert not [misfit for record in records for misfit in whole.follow(record)]


@pytest.mark.parametrize("pile", ["draw", "quests", "combat_1", "combat_2", "automa"])
def test_a_pile_that_is_not_that_of_the_header_is_noticed(pile: str) -> None:
    """The reader of whole records misses no pile: turned round in the header, it fits no more."""
    first, records = traced(game(), AGAINST[0], 8, full=1)
    turned = {**first["decks"], pile: first["decks"][pile][::-1]}
    whole = Whole({**first, "decks": turned, "reshuffle": {}} if pile == "draw" else {**first, "decks": turned})
    assert any(True for record in records[:20] for _ in whole.follow(record))


@pytest.mark.parametrize(
    "path, value",
    [
        ("players.1.hand", []),
        ("players.1.hand", ["A01", "A02"]),
        ("prestige.1.id", "tavern"),
        ("players.1.career.id", "nobody"),
        ("locations.15.quests", ["Q99"]),
    ],
)
def test_a_position_that_does_not_follow_is_noticed(path: str, value: object) -> None:
    """The reader of whole records misses no card, building, career or quest tile out of nowhere."""
    first, records = traced(game(), Options(players=2), 5, full=1)
    whole, changed = Whole(first), {**records[11], "state": {**records[11]["state"], path: value}, "seat": 2}
    assert not [misfit for record in records[:11] for misfit in whole.follow(record)]
    assert list(whole.follow(changed))


def test_the_tile_drawn_after_the_plague_is_written_down() -> None:
    """A reader learns from the record which city tile came to Cartagena when the plague left."""
    rules = game()
    table = rules.table(rules.begin(Options(players=2), 5), None)
    enter(table, "L3")
    trace = Trace(table)
    table.tell = trace.tell
    leave(table, "L3", 1)
    question = rules.settle(table)
    assert question is not None
    record: Line = trace.record(question, "", question)
    assert record["reshuffle"]["city_tiles"][0] == table.state.tiles["14"]


@cache
def refereed(options: Options) -> tuple[list[Line], list[str], set[str]]:
    """Let a referee follow a game of whole records, once for all tests."""
    _, records = traced(game(), options, 8, full=1)
    referee = Referee()
    return records, [found for record in records for found in referee.follow(record)], set(referee.compared)


@pytest.mark.parametrize("options", [*PEOPLE, *AGAINST], ids=lambda options: f"{options.players}-{options.bot}")
def test_a_referee_offers_the_same(options: Options) -> None:
    """Sailing, delivering, discs, village actions, purchases, Combat, drawing and free actions, worked out anew."""
    assert refereed(options)[1] == []


def test_the_referee_compares_every_question_it_knows() -> None:
    """In these few games each of its decision points comes up; what ends the explorer track may not."""
    assert set.union(*[refereed(options)[2] for options in (*PEOPLE, *AGAINST)]) >= set(EXPECTED) - {"DEC-54"}


@pytest.mark.parametrize("point", sorted(set(EXPECTED) - {"DEC-54"}))
def test_the_referee_misses_no_option(point: str) -> None:
    """An option too many is noticed at every decision point, and one too few."""
    options = next(each for each in (*PEOPLE, *AGAINST) if point in refereed(each)[2])
    records = refereed(options)[0]
    at = next(number for number, record in enumerate(records) if record["dec"] == point)
    for wrong in ([*records[at]["options"], "nonsense"], records[at]["options"][1:]):
        referee = Referee()
        assert not [found for record in records[:at] for found in referee.follow(record)]
        assert list(referee.follow({**records[at], "options": wrong}))


@pytest.mark.parametrize("free", ["hold:", "career_task:", "figure_to_cp"])
def test_the_referee_misses_no_free_action(free: str) -> None:
    """A free action that is missing is noticed, and one where there is none, as in phase A."""
    options = next(
        each
        for each in (*PEOPLE, *AGAINST)
        if any(option.startswith(free) for record in refereed(each)[0][40:] for option in record["options"])
    )
    records = refereed(options)[0]
    offering = (number for number, record in enumerate(records) if any(o.startswith(free) for o in record["options"]))
    at = next(number for number in offering if number >= 40)
    sailing = next(number for number, record in enumerate(records) if number > at and record["dec"] == "DEC-04")
    less = [option for option in records[at]["options"] if not option.startswith(free)]
    more = [*records[sailing]["options"], "hold:A01", "career_task:9"]
    for number, wrong in ((at, less), (sailing, more)):
        referee = Referee()
        assert not [found for record in records[:number] for found in referee.follow(record)]
        assert list(referee.follow({**records[number], "options": wrong}))


def test_what_came_out_of_a_hidden_pile_is_named_in_order() -> None:
    """A card that was drawn comes first; all that left the piles over a game are those of the header, in order."""
    header, records = traced(game(), Options(players=2), 5)
    out: dict[str, list[str]] = {}
    for record in records:
        if record["answer"] == "draw":
            assert record["revealed"]["draw"][0] in record["state"][f"players.{record['seat']}.hand"]
        for pile, ids in record.get("revealed", {}).items():
            out.setdefault(pile, []).extend(ids)
    for pile in ("combat_1", "combat_2"):
        found = out.get(pile, [])
        assert found == header["decks"][pile][: len(found)]
    assert out["combat_2"]
    dealt = header["decks"]["draw"][4:]
    assert out["draw"][: len(dealt)] == dealt[: len(out["draw"])]


def test_a_position_is_the_one_before_the_first_answer_as_long_as_answers_are_sealed() -> None:
    """What somebody has planned and discarded is in no position before the last one has."""
    _, records = traced(game(), Options(players=2), 5, full=1)
    sealed = [record["state"] for record in records[:7]]
    assert all(state == sealed[0] for state in sealed)
    assert len(sealed[0]["players.1.hand"]) == 8
    assert (sealed[0]["active"], sealed[0]["asked"], len(sealed[0]["options"])) == (1, [1, 2], 8)
    assert [len(records[7]["state"][f"players.{seat}.hand"]) for seat in (1, 2)] == [4, 4]


def test_a_wrong_trace_is_noticed() -> None:
    """The reader is not blind: a card, a number, an answer or a position that is wrong does not pass."""
    first, records = traced(game(), Options(players=2), 5)
    swapped = {**first, "decks": {**first["decks"], "draw": first["decks"]["draw"][::-1]}}
    assert any(True for _ in Reader(swapped).follow(records[0]))
    wrong = next(at for at, record in enumerate(records) if at > 20 and len(record["options"]) > 1)
    for change in ({"n": 7}, {"answer": "sail:havana"}, {"auto": True}, {"seat": 9}):
        assert list(misfits([*records[:wrong], {**records[wrong], **change}]))


def test_the_header_holds_everything_random() -> None:
    """Options, seats, piles, tiles, buildings, careers and the instructions of the story card."""
    options = Options(players=3)
    first, _ = traced(game(), options, 5)
    assert set(first) == HEADER
    assert (first["format"], first["pack"], first["seats"]) == ("maracaibo-trace-1", "maracaibo", [1, 2, 3])
    assert (first["options"]["players"], first["start_player"]) == (3, 1)
    decks = first["decks"]
    assert {seat: len(cards) for seat, cards in decks["a_dealt"].items()} == {"1": 8, "2": 8, "3": 8}
    assert [len(decks[name]) for name in ("draw", "quests", "combat_1", "combat_2", "automa")] == [72, 24, 13, 12, 0]
    assert {seat: len(cards) for seat, cards in first["careers"].items()} == {"1": 2, "2": 2, "3": 2}
    assert set(first["city_tiles"]) == {"4", "5", "13", "14"}
    assert len(first["prestige"]) == 4
    assert set(first["story"]) == {"setup", "1", "2", "3"}
    assert first["story"]["setup"][0] == {"effect": "place_quests", "location": "15", "players": [1, 4]}


def test_quests_lie_where_the_header_puts_them() -> None:
    """The first three tiles go to the track by index, the next to the places of the story card in its order."""
    first, records = traced(game(), Options(players=4), 5, full=1)
    quests, state = first["decks"]["quests"], records[0]["state"]
    track = [path for path in state if path.startswith("track.")]
    assert [state[path] for path in track] == quests[:3]
    places = [each["location"] for each in first["story"]["setup"]]
    assert [state[f"locations.{place}.quests"] for place in places] == [[quest] for quest in quests[3:6]]
    assert state["decks.quests"] == quests[6:]


def test_a_shuffle_of_the_set_up_is_in_the_header() -> None:
    """A story card that shuffles cards into the draw pile leaves the new order there."""
    first, _ = traced(game(), Options(players=2, story_card=77), 5)
    assert set(first) == {*HEADER, "reshuffle"}
    assert len(first["reshuffle"]["draw"]) == len(first["decks"]["draw"]) - 4 + 8


def test_the_automa_deck_is_in_the_header() -> None:
    """Against Jean her deck is written down, and every record holds her points."""
    first, records = traced(game(), Options(players=1, bot="jean", bot_level=3), 5)
    assert first["seats"] == [1]
    assert len(first["decks"]["automa"]) == 7
    assert all("jean.vp" in record["state"] for record in records)
    assert any("automa" in record.get("reshuffle", {}) for record in records)


def test_usual_records_are_short_and_some_are_whole() -> None:
    """Every twentieth record and the last hold all paths, the others what changes most."""
    _, records = traced(game(), Options(players=2), 5)
    usual = {
        *("round", "phase", "active", "display"),
        *(f"players.{seat}.{name}" for seat in (1, 2) for name in ("doubloons", "vp", "combat_points", "figures")),
        *(f"players.{seat}.{name}" for seat in (1, 2) for name in ("hand", "ship", "explorer")),
        *(f"players.{seat}.income.{name}" for seat in (1, 2) for name in ("doubloons", "vp")),
        *(f"players.{seat}.influence.{name}" for seat in (1, 2) for name in ("france", "spain", "england")),
    }
    for record in records:
        whole = record["n"] % 20 == 0 or record is records[-1]
        assert (set(record["state"]) > usual) if whole else (set(record["state"]) == usual)


def test_more_whole_records_can_be_asked_for() -> None:
    """With 1 every record holds all paths, the same ones in the same order; only the last has scores."""
    _, records = traced(game(), Options(players=2), 5, full=1)
    paths = list(records[0]["state"])
    assert all(list(record["state"]) == paths for record in records[:-1])
    assert {path.split(".")[2] for path in set(records[-1]["state"]) - set(paths)} == {"score"}


def test_the_last_record_says_who_won() -> None:
    """Scores add up to the points, and the winners have the most."""
    _, records = traced(game(), Options(players=3), 5)
    last = records[-1]["state"]
    totals = {seat: last[f"players.{seat}.vp"] for seat in (1, 2, 3)}
    assert last["phase"] == "over"
    assert totals == {seat: last[f"players.{seat}.score.total"] for seat in totals}
    assert last["winners"] == [seat for seat, total in totals.items() if total == max(totals.values())]
    assert last["options"] == []


def test_simulate_writes_all_games_into_one_file(tmp_path: Path) -> None:
    """The file holds a header and the records of each game, one line each, in the order they were played."""
    file = tmp_path / "trace.jsonl"
    assert run(games=3, seats="busy,busy", seed=4, trace=file) == 0
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found = list(games(lines))
    assert len(found) == 3
    for number, (first, records) in enumerate(found):
        assert (first, records) == traced(game(), Options(players=2), seed_of(4, number))


def test_simulate_writes_whole_records_on_request(tmp_path: Path) -> None:
    """`--trace-full 2` makes every second record a whole one."""
    file = tmp_path / "trace.jsonl"
    assert run(games=1, trace=file, trace_full=2) == 0
    _, *records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert all(("decks.draw" in record["state"]) == (record["n"] % 2 == 0) for record in records[:-1])
