"""Ids of options are put together and taken apart without loss."""

import pytest

from maracaibo_tui.engine.forms import Form, for_each, made, taken_apart, value_of

FORMS = {
    "end": Form("end"),
    "buy:A17": Form("buy", ("A17",)),
    "marker:spain:11": Form("marker", ("spain", "11")),
    "sail:8@5,9": Form("sail", ("8",), ("5", "9")),
    "explore:c2@c1": Form("explore", ("c2",), ("c1",)),
}


@pytest.mark.parametrize("option,form", FORMS.items())
def test_an_id_and_its_form_say_the_same(option: str, form: Form) -> None:
    """What is taken apart can be put together again."""
    assert taken_apart(option) == form
    assert made(form.word, *form.values, way=form.way) == option


def test_numbers_are_values_too() -> None:
    """A value may be a number; in the id it is text."""
    assert made("ca", "influence", 2) == "ca:influence:2"
    assert for_each("figures", range(3)) == ("figures:0", "figures:1", "figures:2")


@pytest.mark.parametrize(
    "option,value", [("buy:A17", "A17"), ("marker:spain:11", "11"), ("sail:8@5", "8"), ("end", "")]
)
def test_an_option_names_its_last_value(option: str, value: str) -> None:
    """A word alone names nothing."""
    assert value_of(option) == value
