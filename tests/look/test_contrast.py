"""Contrast: whatever may be written can be read on every ground it may stand on, in every theme and depth."""

from collections.abc import Mapping

import pytest
from rich.color import Color

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.tui.screen.palette import FEW, FEW_ON_LIGHT, LINES, PALETTES, colours, pairs
from maracaibo_tui.tui.shell.applied_settings import inks
from maracaibo_tui.tui.tables.maracaibo import place_tags

LEAST = {"contrast": 7.0}
"""The least contrast of themes that ask for more than the usual one."""
USUAL = 4.5
COLOURFUL = [theme for theme, shades in PALETTES.items() if shades]
WRITTEN = sorted(pair for pair in pairs({word for own in inks().values() for word in own}) if pair[0] not in LINES)
"""Every ink that writes words and every ground it may stand on, those of the games among them."""


def brightness(colour: str) -> float:
    """Give how bright a colour is to the eye, from 0 to 1 (WCAG 2)."""
    told = Color.parse(colour).get_truecolor()
    parts = [part / 255 for part in (told.red, told.green, told.blue)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, from 1 to 21 (WCAG 2)."""
    dark, bright = sorted([brightness(one), brightness(other)])
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white has the most there is, a colour on itself none, and a known grey its known figure."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#46512f", "#46512f") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("depth", ["true", "256"])
@pytest.mark.parametrize("theme", COLOURFUL)
def test_all_that_is_written_can_be_read(theme: str, depth: str) -> None:
    """No ink that writes words has less than 4.5:1 on any of its grounds; in high contrast none less than 7:1."""
    shown = colours(theme, depth, inks())
    grounds = {role: shown.get(f"on {role}", shown.get(role, "")) for _, role in WRITTEN}
    found = {(ink, ground): contrast(shown[ink], grounds[ground]) for ink, ground in WRITTEN}
    least = LEAST.get(theme, USUAL)
    assert {pair: round(figure, 2) for pair, figure in found.items() if figure < least} == {}


def test_every_pair_is_known() -> None:
    """Chips have inks of their own, those of games too; what is only for maps stands on no panel."""
    assert len(WRITTEN) > 150
    assert {("oncity", "city"), ("oncity", "city.off"), ("onaccent", "seat4"), ("onaccent", "gain")} <= {*WRITTEN}
    assert {("text", "hill"), ("spain", "deep"), ("spain", "raised"), ("off", "land")} <= {*WRITTEN}
    assert not {("oncity", "panel"), ("onaccent", "city"), ("off", "panel"), ("faint", "deep"), ("key", "land")} & {
        *WRITTEN
    }


@pytest.mark.parametrize("few, ground", [(FEW, {0}), (FEW_ON_LIGHT, {7, 15})], ids=["dark", "light"])
def test_no_ink_of_sixteen_is_that_of_its_ground(few: Mapping[str, int], ground: set[int]) -> None:
    """Words keep away from the terminal's own ground, and what is written on a chip from the chip."""
    chips = {index for role, index in few.items() if role.startswith("on ")}
    words = {role: index for role, index in few.items() if not role.startswith("on ") and role != "onaccent"}
    assert not {role for role, index in words.items() if index in ground}
    assert few["onaccent"] not in chips | ground - {0}
    assert max(chips) < 8


def test_signs_of_a_place_give_way_in_the_order_of_the_look() -> None:
    """Village actions first, then free spaces, assistants, market, flag and quest; what a voyage costs last."""
    order = [place_tags.ACTIONS, place_tags.SPACES, place_tags.ASSISTANTS, place_tags.MARKET]
    order += [place_tags.FLAG, place_tags.QUEST, place_tags.VOYAGE]
    assert order == sorted(order)
    assert {nation: nation[0].upper() for nation in NATIONS} == place_tags.LETTERS
