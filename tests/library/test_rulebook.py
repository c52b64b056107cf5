"""Pages of a rulebook become entries that are found by id, by page, by links and by words."""

from pathlib import Path

import pytest

from maracaibo_tui.library.rulebook import Rulebook, entry, links, look_up, page_of, read_as, read_rulebook, search
from maracaibo_tui.library.rulebook_pages import Entry, entries_of

PAGE = """\
# Trading

Who has goods goes to a [port](storms.md#far-ports).

### TOY-TRADE-01 Selling

<!-- asked: get rid of freight;
turn barrels into cash -->

A *good* is sold for its price, and the price
falls by `one` ([TOY-PORT-01](trading.md#toy-port-01), [rum](goods.md)).

| good | price |
|---|---|
| [rum](goods.md) | 3 |

- first one
- then another
  in two lines

### TOY-TRADE-02, TOY-TRADE-04..06 Buying, and storing

Ruling R-07: whoever buys pays the price (TOY-TRADE-01).

## Of ports
### TOY-PORT-01 A port is a port
"""
STORMS = b"# Storms\n\nA must-stop storm \xff blows.\n\n## Far ports\n\nThey are far.\n"


@pytest.fixture(name="book")
def toy_rulebook(tmp_path: Path) -> Rulebook:
    """Read a rulebook of two pages."""
    (tmp_path / "trading.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "storms.md").write_bytes(STORMS)
    (tmp_path / "synonyms.toml").write_text('[same]\nrum = ["grog"]\n', encoding="utf-8")
    return read_rulebook(tmp_path)


def _called(book: Rulebook, name: str) -> Entry:
    """Give the entry that is called so, which is there."""
    found = book.find(name)
    assert found is not None
    return found


def test_headings_with_ids_become_rules(book: Rulebook) -> None:
    """A heading may hold several ids and runs of them; the title is what follows, commas included."""
    buying = _called(book, "TOY-TRADE-05")
    assert buying.ids == ("TOY-TRADE-02", "TOY-TRADE-04", "TOY-TRADE-05", "TOY-TRADE-06")
    assert (buying.id, buying.title, buying.page, buying.page_title) == (
        "TOY-TRADE-02",
        "Buying, and storing",
        "trading",
        "Trading",
    )
    assert _called(book, "TOY-PORT-01").section == "Of ports"


def test_text_is_plain_and_unwrapped(book: Rulebook) -> None:
    """Marks, links and comments are gone; paragraphs, rows of tables and entries of lists are a line each."""
    assert _called(book, "TOY-TRADE-01").text.splitlines() == [
        "A good is sold for its price, and the price falls by one (TOY-PORT-01, rum).",
        "| good | price |",
        "|---|---|",
        "| rum | 3 |",
        "- first one",
        "- then another in two lines",
    ]
    assert _called(book, "TOY-TRADE-01").asked == "get rid of freight; turn barrels into cash"


def test_passages_without_id_are_entries_too(book: Rulebook) -> None:
    """The opening words are called like the page, what follows a heading like page and heading; empty ones are none."""
    passages = [(each.id, each.title) for each in book.entries if not each.ids]
    assert passages == [("storms", "Storms"), ("storms#far-ports", "Far ports"), ("trading", "Trading")]


def test_the_overview_gives_the_order(tmp_path: Path) -> None:
    """Pages come in the order of the links of the overview; those it forgets come last."""
    (tmp_path / "overview.md").write_text("# All\n\n[z](z.md), [a](a.md#no-such)\n", encoding="utf-8")
    for name in "abz":
        (tmp_path / f"{name}.md").write_text(f"# {name}\n\nText.\n", encoding="utf-8")
    assert list(read_rulebook(tmp_path).pages) == ["overview", "z", "a", "b"]


def test_links_lead_to_entries(book: Rulebook) -> None:
    """Links to rules, pages and passages are followed, each once; what leads nowhere is left out."""
    assert _called(book, "TOY-TRADE-01").links == ("TOY-PORT-01", "goods")
    assert [each.id for each in links(book, _called(book, "TOY-TRADE-01"))] == ["TOY-PORT-01"]
    assert [each.id for each in links(book, _called(book, "trading"))] == ["storms#far-ports"]


def test_an_id_opens_its_entry(book: Rulebook) -> None:
    """Ids may be written small and without zero; what is no id gives nothing."""
    found = entry(book, " toy-trade-6 ")
    assert found is not None
    assert found.id == "TOY-TRADE-02"
    assert entry(book, "Storms") is _called(book, "storms")
    assert entry(book, "rum") is None


def test_a_rule_knows_its_page(book: Rulebook) -> None:
    """The page around a rule has all its entries in order."""
    whole = ["trading", "TOY-TRADE-01", "TOY-TRADE-02", "TOY-PORT-01"]
    assert [each.id for each in page_of(book, "TOY-PORT-01")] == whole
    assert [each.id for each in page_of(book, "trading")] == whole
    assert page_of(book, "rum") == ()


def test_names_are_looked_up(book: Rulebook) -> None:
    """Rules by id, pages by name, rulings by the rules that name them."""
    assert [each.id for each in look_up(book, " toy-trade-6 ")] == ["TOY-TRADE-02"]
    assert look_up(book, "Trading") == page_of(book, "trading")
    assert [each.id for each in look_up(book, "R-07")] == ["TOY-TRADE-02"]
    assert look_up(book, "TOY-TRADE-09") == ()
    assert look_up(book, "price") == ()


@pytest.mark.parametrize(
    "words,first",
    [
        ("selling", "TOY-TRADE-01"),
        ("PRICES fall", "TOY-TRADE-01"),
        ("toy-trade-01", "TOY-TRADE-01"),
        ("storms or TOY-trade-4", "TOY-TRADE-02"),
        ("pays", "TOY-TRADE-02"),
        ("stor", "TOY-TRADE-02"),
        ("seling", "TOY-TRADE-01"),
        ("port", "TOY-PORT-01"),
        ("must-stop", "storms"),
        ("rum", "TOY-TRADE-01"),
        ("grog", "TOY-TRADE-01"),
        ("freight", "TOY-TRADE-01"),
        ("whoever xyzzy", "TOY-TRADE-02"),
    ],
)
def test_the_best_entry_comes_first(words: str, first: str, book: Rulebook) -> None:
    """Ids go first, titles count more than text; forms, beginnings, slips, synonyms and asked words are understood."""
    assert search(book, words)[0].id == first


def test_what_is_hardly_about_the_words_is_left_out(book: Rulebook) -> None:
    """Entries that have one common word of several are not shown, and signs find nothing."""
    assert [each.id for each in search(book, "ruling: whoever buys pays a price")] == ["TOY-TRADE-02"]
    assert search(book, "?!") == ()
    assert search(book, "xyzzy") == ()


def test_unknown_words_are_read_as_known_ones(book: Rulebook) -> None:
    """It can be said how words were read; nothing is said if all are known, or none is like them."""
    assert read_as(book, "seling price") == "selling price"
    assert read_as(book, "selling price") is None
    assert read_as(book, "xyzzy") is None


@pytest.mark.parametrize("data", [b"[same", b"same = 3", b'[near]\nx = "y"', b"\xff"])
def test_damaged_synonyms_harm_nothing(data: bytes, tmp_path: Path) -> None:
    """Without a readable list of synonyms the words of the pages are still found."""
    (tmp_path / "trading.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "synonyms.toml").write_bytes(data)
    assert search(read_rulebook(tmp_path), "rum")[0].id == "TOY-TRADE-01"


def test_a_folder_without_pages_is_a_sentence(tmp_path: Path) -> None:
    """A program torn from its rulebook says so."""
    with pytest.raises(FileNotFoundError, match="no pages of the rulebook"):
        read_rulebook(tmp_path)


def test_only_the_pages_that_are_looked_at_are_taken_apart(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is found by its id without reading the other pages; a search reads them all, each once."""
    read: list[str] = []

    def noted(page: str, text: str) -> tuple[Entry, ...]:
        read.append(page)
        return entries_of(page, text)

    monkeypatch.setattr("maracaibo_tui.library.rulebook.entries_of", noted)
    fresh = Rulebook(book.texts)
    assert entry(fresh, "TOY-TRADE-05") is not None
    assert read == ["trading"]
    search(fresh, "freight")
    assert sorted(read) == sorted(fresh.pages)
