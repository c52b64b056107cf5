"""Texts are found by what is meant: forms, synonyms, slips, beginnings and words run together."""

import pytest

from maracaibo_tui.library.search import Index, Text
from maracaibo_tui.library.search_typos import Spelling, slips
from maracaibo_tui.library.search_words import Language, Synonyms, folded, stem

SYNONYMS = Synonyms(
    same={"coin": ("money", "Münze"), "draw pile": ("deck",), "hand card": ("handkarte",), "card": ("karte",)},
    near={"worker": ("sailor",), "take over": ("annex",)},
    ignored=("the", "a", "can", "i", "of"),
)
TEXTS = (
    Text("Coins", "how rich am I; poor player", "Coins come from the bank.", "Trade"),
    Text("The draw pile", "no more to draw", "Shuffle when it is empty.", "Cards"),
    Text("Sailors", "", "A sailor works on deck.", "Crew"),
    Text("Annexing", "", "Annex a city with a marker.", "War"),
    Text("Cities", "", "A city buys goods; goods fill a city. Each city is a city.", "Trade", 0.5),
    Text("Hand cards", "", "Cards in hand are secret.", "Cards"),
)


@pytest.fixture(name="index", scope="module")
def small_index() -> Index:
    """Index a few short texts."""
    return Index(TEXTS, Language(SYNONYMS))


def best(index: Index, words: str) -> str:
    """Give the title of the text that is found first."""
    return TEXTS[index.find(words)[0][0]].title


@pytest.mark.parametrize(
    "words,title",
    [
        ("coin", "Coins"),
        ("money", "Coins"),
        ("MUENZE Münze", "Coins"),
        ("munze", "Coins"),
        ("am I a rich player?", "Coins"),
        ("deck", "The draw pile"),
        ("draw pile", "The draw pile"),
        ("worker", "Sailors"),
        ("can I take over the city", "Annexing"),
        ("annexed cities", "Annexing"),
        ("shufle", "The draw pile"),
        ("shuffel", "The draw pile"),
        ("shuf", "The draw pile"),
        ("goods", "Cities"),
        ("Handkarten", "Hand cards"),
        ("Kartenmünze", "Coins"),
        ("crew", "Sailors"),
    ],
)
def test_what_is_meant_is_found(words: str, title: str, index: Index) -> None:
    """Titles, questions, text and what stands above are searched, however the words are spelt."""
    assert best(index, words) == title


def test_half_a_word_is_enough_while_typing(index: Index) -> None:
    """Each keystroke of a word finds the text, and a word that is known also finds what begins with it."""
    for end in range(3, len("annexing") + 1):
        assert best(index, "annexing"[:end]) == "Annexing"


def test_nothing_is_found_by_nothing(index: Index) -> None:
    """Signs, ignored words and words that mean nothing here find no text."""
    for words in ("", "?!", "can I the", "xyzzy", "\x00\udcff"):
        assert index.find(words) == []


def test_a_text_that_few_need_counts_less() -> None:
    """Of two texts alike, the one of less worth comes second."""
    texts = [Text("Rum", "", "Rum is sold.", "", worth) for worth in (0.8, 1.0)]
    assert [number for number, _ in Index(texts, Language(Synonyms())).find("rum")] == [1, 0]


def test_a_phrase_like_the_question_comes_first() -> None:
    """Words that were asked together go before the same words apart."""
    texts = [
        Text("Ports", "ship in a port; wind and wave", "A ship and a port and wind.", ""),
        Text("Winds", "ship in the wind; port and wave", "A ship and a port and wind.", ""),
    ]
    index = Index(texts, Language(Synonyms()))
    assert index.find("ship port")[0][0] == 0
    assert index.find("ship wind")[0][0] == 1


def test_endless_input_is_cut(index: Index) -> None:
    """A paste of thousands of words is read only as far as a question goes."""
    assert len(index.understood("coin " * 20 + "goods " * 5000)) == 2


@pytest.mark.parametrize(
    "words,stemmed",
    [
        ("sailing sails sailed sail", "sail"),
        ("explore exploration explored exploring", "explor"),
        ("stopped stopping stops", "stop"),
        ("city cities", "city"),
        ("delivery deliver delivers", "deliver"),
        ("bus", "bus"),
        ("pass", "pass"),
        ("supply", "supply"),
    ],
)
def test_forms_of_a_word_are_one(words: str, stemmed: str) -> None:
    """Endings are cut off, and words that only look like forms stay whole."""
    assert {stem(word) for word in words.split()} == {stemmed}


def test_letters_are_folded() -> None:
    """Accents, capitals and the ends of possessives do not matter."""
    assert folded("Jean's PRESTIGEGEBÄUDE, Straße can’t") == ["jean", "prestigegebaude", "strasse", "cant"]


@pytest.mark.parametrize(
    "given,meant,count",
    [("coin", "coin", 0), ("cion", "coin", 1), ("con", "coin", 1), ("coins", "coin", 1), ("x", "coin", 3)],
)
def test_slips_are_counted(given: str, meant: str, count: int) -> None:
    """A letter left out, added, replaced or swapped is one slip each; beyond the limit it is not counted on."""
    assert slips(given, meant, 2) == count


def test_the_commonest_of_similar_words_is_meant() -> None:
    """Among words that are equally like a misspelt one the most common comes first; short words are not guessed."""
    spelling = Spelling({"sail": 1, "said": 5, "soil": 2})
    assert spelling.alike("saix") == ["said", "sail"]
    assert spelling.alike("sai") == []
    assert spelling.beginning_with("sai") == ["said", "sail"]


def test_german_forms_and_compounds_are_taken_apart() -> None:
    """Endings are dropped or added, and a word of two known ones is both."""
    spelling = Spelling({"gehilfe": 1, "hand": 1, "karte": 1, "limit": 1})
    assert spelling.uninflected("gehilfen") == "gehilfe"
    assert spelling.uninflected("gehilf") == "gehilfe"
    assert spelling.uninflected("boot") is None
    assert spelling.parts("kartenlimit") == ["karte", "limit"]
    assert spelling.parts("boote") == []
