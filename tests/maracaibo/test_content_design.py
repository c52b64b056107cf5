"""Each promise of the table `[design]` is seen to fail on a copy of the real pack with one thing broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maracaibo_tui.games.maracaibo.box.checks import findings, pack_findings
from maracaibo_tui.games.maracaibo.box.checks.whole_box import COUNTED
from tests.maracaibo.test_content_rules import SOUND, Change, Raw, box_with, card, item, of, space

Found = tuple[str, str]


def _cards(change: Callable[[Raw], object], *names: str) -> Change:
    return lambda raw: [change(item(raw, "card", name)) for name in names]


def _without_effect(kind: str, field: str, effect: str) -> Change:
    """Take an effect from all items of a kind."""

    def change(raw: Raw) -> None:
        for each in raw[kind]:
            each[field] = [given for given in each.get(field, ()) if given["effect"] != effect]

    return change


def _numbered_from_nothing(raw: Raw) -> None:
    for number in range(1, 5):
        space(raw, f"e{number}")["index"] = number - 1


DESIGN: list[tuple[str, Change, Found, str]] = [
    (
        "goods of one kind",
        _cards(lambda each: each.update(good="corn"), "A01", "A02", "A03", "A10", "A11"),
        ("card", "good"),
        "of deck A",
    ),
    (
        "objects of one kind",
        _cards(lambda each: each.update(object="map"), "B01", "B04", "B05", "B06"),
        ("card", "object"),
        "of deck B",
    ),
    (
        "goods that go with one object",
        lambda raw: [
            each.update(object="map" if each["good"] == "corn" else each["object"])
            for each in raw["card"]
            if each["id"][0] in "AB"
        ],
        ("card", "object"),
        "corn and map on",
    ),
    (
        "a token on a card more",
        card(immediate=[{"effect": "synergy", "kind": "medal"}]),
        ("card", "immediate"),
        'the token "medal" on 9 cards',
    ),
    (
        "a token nobody waits for",
        _without_effect("card", "income", "income_if_synergy"),
        ("card", "income"),
        'no income that waits for "anchor"',
    ),
    (
        "an action on one card",
        _cards(lambda each: each.update(assistant=[{"effect": "ast_vp_doubloons"}]), "B77"),
        ("card", "assistant"),
        "ast_vp_sail on 1 cards",
    ),
    (
        "a place without assistant",
        lambda raw: [
            entry.update(location="2")
            for each in raw["card"]
            for entry in each.get("requires", ())
            if entry.get("location") == "19"
        ],
        ("card", "requires"),
        "0 assistants at 19",
    ),
    (
        "a place with many assistants",
        lambda raw: [
            entry.update(location="7")
            for each in raw["card"]
            for entry in each.get("requires", ())
            if entry.get("location") == "6"
        ],
        ("card", "requires"),
        "assistants at 7",
    ),
    ("a better nation", of("token", "T02", spain={"value": 9}), ("token", "value"), "values that sum to"),
    ("a modifier more", of("token", "T01", modifiers=["most"]), ("token", "modifiers"), "with most"),
    (
        "no rank of value 2",
        lambda raw: raw["influence"]["spain"].update(ranks=[{"space": 2, "value": 1}, {"space": 5, "value": 3}]),
        ("influence", "spain.ranks"),
        "no value 2",
    ),
    (
        "no income of four points",
        lambda raw: raw["doubloon_income"].update(final_vp=[{"from": 8, "vp": 0}, {"from": 11, "vp": 5}]),
        ("doubloon_income", "final_vp"),
        "no vp 4",
    ),
    ("no fourth space", _numbered_from_nothing, ("explorer", "space"), "no index 4"),
    (
        "a space on one branch only",
        lambda raw: raw["pack"]["design"].update(explorer_marks=[14]),
        ("explorer", "space"),
        "no index 14",
    ),
    (
        "a quest without compass",
        of("quest", "Q02", reward=[{"effect": "vp", "amount": 3}]),
        ("quest Q02", "reward"),
        "nothing by compass",
    ),
    (
        "an effect on no card",
        _without_effect("card", "permanent", "displace_vp"),
        ("pack", "design.unused"),
        "displace_vp",
    ),
]


@pytest.mark.parametrize("change,found,said", [pytest.param(*row[1:], id=row[0]) for row in DESIGN])
def test_a_promise_is_seen_to_fail(change: Change, found: Found, said: str) -> None:
    """A broken copy is found out as a pack; a scenario promises nothing."""
    box = box_with(change)
    assert any(said in finding.found for finding in pack_findings(box) if finding[:2] == found)
    assert found not in {finding[:2] for finding in findings(box)}


@pytest.mark.parametrize("change,found,said", [pytest.param(*row[1:], id=row[0]) for row in DESIGN])
def test_a_pack_that_promises_nothing_is_not_asked(change: Change, found: Found, said: str) -> None:
    """Whoever types in other cards need not keep to the design of these."""

    def without_promise(raw: Raw) -> None:
        change(raw)
        raw["pack"].pop("design")

    assert not any(
        finding[:2] == found and said in finding.found for finding in pack_findings(box_with(without_promise))
    )


@pytest.mark.parametrize("name", SOUND["pack"]["counts"])
def test_every_count_is_compared(name: str) -> None:
    """A number that is stated of a kind of piece is that of the pieces there are."""
    stated = SOUND["pack"]["counts"][name]
    box = box_with(lambda raw: raw["pack"]["counts"].update({name: stated + 1}))
    assert [finding[:2] for finding in pack_findings(box)] == [("pack", f"counts.{name}")]


def test_every_kind_of_piece_is_counted() -> None:
    """The pack states a number for all that can be counted."""
    assert set(SOUND["pack"]["counts"]) == set(COUNTED)
