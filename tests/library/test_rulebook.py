"""Pages of a rulebook become entries, and words find the entries that are about them."""

from pathlib import Path

import pytest

from maracaibo_tui.library.rulebook import Rulebook, look_up, read_rulebook, search, suggestion

PAGE = """\
# Trading

Who has goods goes to a [port](ports.md#the-ports).

### TOY-TRADE-01 Selling

A *good* is sold for its price, and the price
falls by `one`.

| good | price |
|---|---|
| [rum](goods.md) | 3 |

### TOY-TRADE-02, TOY-TRADE-04..06 Buying, and storing

Ruling R-07: whoever buys pays the price (TOY-TRADE-01).

## Of ports
### TOY-PORT-01 A port is a port
"""


@pytest.fixture(name="book")
def toy_rulebook(tmp_path: Path) -> Rulebook:
    """Read a rulebook of two pages."""
    (tmp_path / "trading.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "another.md").write_bytes(b"# Storms\n\nA must-stop storm \xff blows.\n")
    return read_rulebook(tmp_path)


def test_headings_with_ids_become_rules(book: Rulebook) -> None:
    """A heading may hold several ids and runs of them; the title is what follows, commas included."""
    buying = book.by_id["TOY-TRADE-05"]
    assert buying.ids == ("TOY-TRADE-02", "TOY-TRADE-04", "TOY-TRADE-05", "TOY-TRADE-06")
    assert (buying.id, buying.title, buying.page, buying.page_title) == (
        "TOY-TRADE-02",
        "Buying, and storing",
        "trading",
        "Trading",
    )


def test_text_is_plain_and_unwrapped(book: Rulebook) -> None:
    """Marks and links are gone, a paragraph is one line, the rows of a table stay apart."""
    assert book.by_id["TOY-TRADE-01"].text.splitlines() == [
        "A good is sold for its price, and the price falls by one.",
        "| good | price |",
        "|---|---|",
        "| rum | 3 |",
    ]


def test_opening_words_belong_to_the_page(book: Rulebook) -> None:
    """What a page says before its rules is an entry too; a heading without text is none."""
    opening = [entry for entry in book.entries if not entry.ids]
    assert [(entry.id, entry.title) for entry in opening] == [("another", "Storms"), ("trading", "Trading")]
    assert opening[1].text == "Who has goods goes to a port."


def test_names_are_looked_up(book: Rulebook) -> None:
    """Rules by id, pages by name, rulings by the rules that name them."""
    assert [entry.id for entry in look_up(book, " toy-trade-6 ")] == ["TOY-TRADE-02"]
    assert [entry.id for entry in look_up(book, "Trading")] == [
        "trading",
        "TOY-TRADE-01",
        "TOY-TRADE-02",
        "TOY-PORT-01",
    ]
    assert [entry.id for entry in look_up(book, "R-07")] == ["TOY-TRADE-02"]
    assert look_up(book, "TOY-TRADE-09") == ()
    assert look_up(book, "price") == ()


@pytest.mark.parametrize(
    "words,first",
    [
        ("selling", "TOY-TRADE-01"),
        ("PRICES fall", "TOY-TRADE-01"),
        ("toy-trade-01", "TOY-TRADE-01"),
        ("pays", "TOY-TRADE-02"),
        ("stor", "TOY-TRADE-02"),
        ("port", "TOY-PORT-01"),
        ("must-stop", "another"),
        ("stop storm", "another"),
        ("rum", "TOY-TRADE-01"),
        ("whoever xyzzy", "TOY-TRADE-02"),
    ],
)
def test_the_best_entry_comes_first(words: str, first: str, book: Rulebook) -> None:
    """Titles count more than text, plurals and beginnings of words count too, and rules go before opening words."""
    assert search(book, words)[0].id == first


def test_entries_that_have_all_words_hide_the_others(book: Rulebook) -> None:
    """More words find fewer entries, unless none has them all."""
    assert len(search(book, "price")) == 2
    assert [entry.id for entry in search(book, "price ruling")] == ["TOY-TRADE-02"]
    assert search(book, "?!") == ()


def test_misspelt_words_are_guessed(book: Rulebook) -> None:
    """A word that is nowhere is replaced by the most similar one; without any there is no guess."""
    assert suggestion(book, "seling price") == "selling price"
    assert suggestion(book, "xyzzy") is None
