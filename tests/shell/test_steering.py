"""Arrows on the map: right and left along the route, up and down to its other branch, and every place is reached."""

from collections.abc import Iterator, Mapping

import pytest

from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.words.voyages import routes_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo.charts import USUAL, places_on
from tests.support.played import described
from tests.support.seated import asked, kit, names_at, placed, play_to, session

ARROWS: Mapping[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Every arrow, and which way it goes across and down the map."""
SHIPS = ("1", "2", "3", "4", "6", "9", "11", "12", "13", "14", "16", "18")
LEGACY: tuple[list[str], ...] = ([], ["L4", "L7", "L11"], ["L2", "L8", "L18"], ["L4", "L7", "L8", "L11", "L18"])
"""No tiles, new cities with a toll, dear passages, and most of them together."""
LOWER = ("14", "15", "16", "17", "18", "19")
"""The lower branch behind Santa Marta, and where it meets the upper one."""


def _moment(played: Session, option: str = "") -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    at = question.options.index(option) if option else 0
    return Moment(view, played.viewer, question, described(view, question), at, names_at(played))


def _sailing(ship: str, legacy: list[str], doubloons: int = 9) -> Moment:
    given: dict[str, object] = {"legacy": legacy, "players.1.explorer": "e14", "players.1.doubloons": doubloons}
    return _moment(placed({**given, "players.1.ship": ship} if ship else given))


def _voyages() -> Iterator[Moment]:
    for legacy in LEGACY:
        for ship in ("", *SHIPS):
            yield _sailing(ship, legacy)
            yield _sailing(ship, legacy, doubloons=1)


def _walked(moment: Moment, *arrows: str) -> list[str]:
    """Press arrows, and give the options they lead to."""
    found = []
    for arrow in arrows:
        to = kit().walk(moment, arrow)
        moment = moment._replace(highlighted=moment.highlighted if to is None else to)
        found.append(moment.options[moment.highlighted].id)
    return found


def _reached(moment: Moment) -> set[str]:
    """Give the options that arrows alone lead to."""
    found, new = {moment.highlighted}, [moment.highlighted]
    while new:
        at = moment._replace(highlighted=new.pop())
        ways = {to for arrow in ARROWS if (to := kit().walk(at, arrow)) is not None}
        new += ways - found
        found |= ways
    return {moment.options[number].id for number in found}


def test_every_voyage_is_reached_by_arrows_alone() -> None:
    """From wherever one sails, with legacy tiles and with hardly any money, by every way that costs something else."""
    for moment in _voyages():
        assert _reached(moment) == {option.id for option in moment.options}


@pytest.mark.parametrize("point,seed", [("DEC-23", 19), ("DEC-23", 23), ("DEC-44", 0), ("DEC-44", 2), ("DEC-44", 4)])
def test_every_other_place_is_reached_as_well(point: str, seed: int) -> None:
    """Where markers go and what is annexed: arrows lead to each place that is offered."""
    moment = _moment(play_to(session(seed=seed), asked(point), seed, 3000))
    wanted, found = (
        {place_of(kit().printed, option) for option in options}
        for options in ([option.id for option in moment.options], _reached(moment))
    )
    assert wanted == found | {""}


def test_right_never_changes_the_branch() -> None:
    """Between Santa Marta and Camarco the lower branch stays the lower one, and the upper the upper."""
    for moment in _voyages():
        for number, option in enumerate(moment.options):
            place = place_of(kit().printed, option.id)
            (then,) = _walked(moment._replace(highlighted=number), "right")
            end = place_of(kit().printed, then)
            if place in LOWER[:-1]:
                assert end in {place, LOWER[LOWER.index(place) + 1]}
            elif place == "13":
                assert end in {place, "13a", "19"}


def test_right_stops_where_the_branch_cannot_be_followed() -> None:
    """With a dear passage La Ceiba is as far as one comes, though the other branch leads on to Camarco."""
    moment = _sailing("12", ["L18"])
    assert "19" in {place_of(kit().printed, option.id) for option in moment.options}
    found = _walked(moment, "down", *["right"] * 6)
    assert [place_of(kit().printed, each) for each in found] == ["14", "15", "16", "17", "18", "18", "18"]


def test_left_comes_back_the_way_right_went() -> None:
    """Wherever the next voyage goes on from the one before."""
    told = 0
    for moment in _voyages():
        assert moment.question is not None
        routes = routes_of(kit().printed, moment.view, moment.question)
        for number, option in enumerate(moment.options):
            there, back = _walked(moment._replace(highlighted=number), "right", "left")
            here = routes[option.id].locations
            if routes[there].locations[: len(here)] == here and there != option.id:
                told += 1
                assert back == option.id
    assert told > len(SHIPS)


@pytest.mark.parametrize(
    "ship,arrows,places",
    [
        ("", ("right", "right", "right", "right"), ("3", "4", "6", "7")),
        ("", ("right", "down", "right", "right"), ("3", "2", "5", "6")),
        ("", ("right", "down", "right", "up", "left"), ("3", "2", "5", "4", "3")),
        ("12", ("right", "down", "right", "right", "up"), ("19", "15", "16", "17", "13")),
        ("12", ("down", "right", "left", "left", "up"), ("14", "15", "14", "14", "13")),
    ],
)
def test_a_walk_through_the_forks(ship: str, arrows: tuple[str, ...], places: tuple[str, ...]) -> None:
    """Right goes on along the first branch of a fork, down and up go over to the other one, about as far away."""
    found = _walked(_sailing(ship, []), *arrows)
    assert tuple(place_of(kit().printed, each) for each in found) == places


def test_where_no_ship_sails_arrows_go_to_what_lies_that_way() -> None:
    """Every arrow leads to a place on its own side of the map, and a marker stays one of the same nation."""
    moment = _moment(play_to(session(seed=19), asked("DEC-23"), 19, 3000))
    spots = {place: spot.at for place, spot in places_on(kit().printed, moment.view.legacy, USUAL).items()}
    for number, option in enumerate(moment.options[:-1]):
        x, y = spots[place_of(kit().printed, option.id)]
        for arrow, (across, down) in ARROWS.items():
            (then,) = _walked(moment._replace(highlighted=number), arrow)
            to_x, to_y = spots[place_of(kit().printed, then)]
            assert then == option.id or (to_x - x) * across + (to_y - y) * down > 0
            assert then.rpartition(":")[0] == option.id.rpartition(":")[0]
