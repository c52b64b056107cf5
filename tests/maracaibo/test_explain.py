"""Every printed thing can be explained: its icons in words, each with a rule that opens."""

import json
import subprocess
import sys

import pytest

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.box.vocabulary import AstPayCpVa, Doubloons
from maracaibo_tui.games.maracaibo.words.called import KINDS
from maracaibo_tui.games.maracaibo.words.effects import effect_text
from maracaibo_tui.games.maracaibo.words.explain import addresses, explain
from maracaibo_tui.games.maracaibo.words.explain.listed import single_games, tiles_of_single_games
from maracaibo_tui.games.maracaibo.words.explain.parts import rule_of
from tests.architecture.rule_ids import rulebook
from tests.architecture.tree import ROOT
from tests.support.played import game

# Says also whether docstrings are really gone: with them, the test would show nothing.
EVERY_RULE = """
import json
from maracaibo_tui.games.maracaibo.words import explain as explaining
from tests.support.played import game
printed = game().printed
rules = {each: explaining.explain(printed, each).rules for each in explaining.addresses(printed)}
print(json.dumps([explaining.__doc__, rules]))
"""


@pytest.mark.parametrize("kind", KINDS)
def test_every_thing_is_explained(kind: str) -> None:
    """Each card, tile, token and place has at least one icon, and each icon one line and a rule of the rulebook."""
    printed = game().printed
    found = [explain(printed, address) for address in addresses(printed) if address.startswith(f"{kind}/")]
    assert found
    for thing in found:
        assert thing.called
        assert thing.parts
        assert thing.kind == KINDS[kind]
        assert set(thing.rules) <= rulebook(), thing.address
        assert all(
            part.text and part.text.isprintable() and part.text[0] == part.text[0].upper() for part in thing.parts
        )


def test_a_card_names_the_place_of_its_assistant() -> None:
    """A number alone tells nothing to whoever does not know the board by heart."""
    printed = game().printed
    cards = [explain(printed, address) for address in addresses(printed) if address.startswith("card/")]
    sent = [part.text for card in cards for part in card.parts if "sends an assistant" in part.text]
    assert "Buying it: sends an assistant to 2 Petit-Goâve" in sent
    assert not [text for text in sent if text[-1].isdigit()]


def test_every_item_of_the_box_has_an_address() -> None:
    """Whatever the pack holds under an id is among the things that are explained."""
    printed = game().printed
    box, named = printed.box, set(addresses(printed))
    shelves = {
        "card": box.cards,
        "place": box.locations,
        "tile": box.tiles,
        "quest": box.quests,
        "building": box.prestige,
        "area": box.areas,
        "career": box.careers,
        "token": box.tokens,
        "synergy": box.synergies,
        "legacy": tiles_of_single_games(box),
        "story": single_games(box),
        "jean": box.jean,
        "jacques": box.jacques,
    }
    assert set(KINDS) == {*shelves, "space", "nation", "barrier"}
    assert {f"barrier/{space.barrier}" for space in printed.spaces.values() if space.barrier} <= named
    assert {f"nation/{nation}" for nation in NATIONS} <= named
    assert {f"{kind}/{item}" for kind, shelf in shelves.items() for item in shelf} <= named


ICONS = {
    "card": ("requires", "income", "permanent", "assistant", "immediate"),
    "tile": ("action", "flag"),
    "quest": ("cost", "reward"),
    "legacy": ("cost", "reward", "flag"),
    "place": ("action", "flag"),
}


@pytest.mark.parametrize("kind", ICONS)
def test_no_printed_effect_is_left_out(kind: str) -> None:
    """Each effect printed on a card, tile or place stands on its page in words."""
    printed = game().printed
    box = printed.box
    shelf = {"card": box.cards, "tile": box.tiles, "quest": box.quests, "legacy": box.legacy, "place": box.locations}
    icons = 0
    for item, thing in shelf[kind].items():
        text = explain(printed, f"{kind}/{item}").text.casefold()
        for field in ICONS[kind]:
            for effect in getattr(thing, field):
                assert effect_text(effect).casefold() in text, (item, field)
                icons += 1
    assert icons


def test_a_card_tells_all_its_icons() -> None:
    """Price, good, object and each effect of a card stand in a line of their own with their rule."""
    card = game().printed.cards["A01"]
    assert explain(game().printed, "card/A01").text.splitlines() == [
        f"- Costs {card.cost} doubloons (MAR-CARD-05)",
        f"- Shows {card.good}, to be delivered or paid as a good (MAR-CITY-04)",
        f"- Shows {card.object}, to be paid as an object (MAR-QUEST-03)",
        "- Income, when bought: doubloon income +2 (EFF-INC-01)",
        "- Income, when bought: with medal: VP income +2 (EFF-INC-03)",
        "- Income in the first edition: doubloon income +1 (EFF-INC-01)",
        "- Income in the first edition: with medal: VP income +2 (EFF-INC-03)",
    ]


def test_a_token_tells_prices_and_gifts_of_each_nation() -> None:
    """What choosing a nation costs or brings stands beside its combat value."""
    parts = explain(game().printed, "token/T01").parts
    assert ("France: combat value 6", "EFF-TOK-01") in parts
    assert ("France: pay 2 doubloons", "EFF-TOK-02") in parts


def test_a_fork_of_the_explorer_track_tells_its_branches_apart() -> None:
    """Where two ways go on, each is named as its own space is called."""
    printed = game().printed
    forks = [space for space in printed.spaces.values() if len(space.next) > 1]
    assert forks
    for fork in forks:
        names = [explain(printed, f"space/{way}").called.removeprefix("Explorer space ") for way in fork.next]
        assert len(set(names)) == len(names)
        assert f"A fork: on to {' or '.join(names)}" in explain(printed, f"space/{fork.id}").text


def test_an_effect_is_explained_where_it_is_printed() -> None:
    """The same gain has one rule on a quest and another on the explorer track; two assistants of a form differ."""
    assert rule_of(Doubloons(3), "EFF-QRW") == "EFF-QRW-02"
    assert rule_of(Doubloons(3), "EFF-EXP") == "EFF-EXP-01"
    assert rule_of(Doubloons(3), "EFF-CTY") == "EFF-QRW-02"
    assert rule_of(AstPayCpVa(doubloons=5, vas=3), "EFF-AST") == "EFF-AST-15"
    assert rule_of(AstPayCpVa(doubloons=7, vas=2), "EFF-AST") == "EFF-AST-16"


def test_the_rules_do_not_hang_on_docstrings() -> None:
    """`python -OO` leaves docstrings out, and names the same rules for every piece."""
    printed = game().printed
    ran = subprocess.run([sys.executable, "-OO", "-c", EVERY_RULE], cwd=ROOT, capture_output=True, check=True)
    assert json.loads(ran.stdout) == [None, {each: [*explain(printed, each).rules] for each in addresses(printed)}]


def test_an_unknown_address_is_refused() -> None:
    """What is not in the box has no explanation."""
    for address in ("card/Z99", "boat/A01", ""):
        with pytest.raises(KeyError):
            explain(game().printed, address)
