"""The example of an own pack is sound and playable, and what its page and that of the usual pack say is true."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import PackError, load_box
from maracaibo_tui.commands.simulation import bots_named, play
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words.pieces import KINDS
from maracaibo_tui.library.paths import content_folder
from maracaibo_tui.play.terms import Terms

EXAMPLE = content_folder() / "example"
SOURCES = ("rulebook", "public", "edition")
MADE = "<!-- Made from the pack: a test compares it. -->\n"


def test_the_example_changes_what_it_says() -> None:
    """Cards are replaced and added, a quest is replaced, of a place only the flag differs."""
    usual, own = load_box(title_of("maracaibo")), load_box(title_of("maracaibo"), "example")
    assert own.cards["A04"].name != usual.cards["A04"].name
    assert set(own.cards) - set(usual.cards) == {"A57", "B102"}
    assert {quest for quest in own.quests if own.quests[quest] != usual.quests[quest]} == {"Q24"}
    (place,) = [place for place in own.locations if own.locations[place] != usual.locations[place]]
    assert own.locations[place].flag != usual.locations[place].flag
    assert own.locations[place].next == usual.locations[place].next
    assert own.fingerprint != usual.fingerprint


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_can_be_played(players: int) -> None:
    """Games with the example come to their end, its cards among those bought."""
    game = Maracaibo(Printed(load_box(title_of("maracaibo"), "example")))
    terms = Terms(title_of(game.name), game, Options(players=players))
    bought: set[str] = set()
    for seed in range(40):
        played = play(terms, seed, bots_named(terms, ["busy"] * players))
        assert played.state.phase == "over"
        bought.update(card for p in played.state.players for card in p.tableau)
    assert {"A57", "B102"} & bought


def test_the_page_shows_a_pack_and_a_card_that_load(tmp_path: Path) -> None:
    """Whoever copies the head and the card from the page has a sound pack."""
    text = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    blocks = [part.strip("\n") for part in text.split("\n\n") if part.startswith("    ")]
    lines = ["\n".join(line.removeprefix("    ") for line in block.splitlines()) for block in blocks]
    head, card = (next(block for block in lines if start in block) for start in ("schema =", "[[card]]"))
    assert tomllib.loads(head)["extends"] == "maracaibo"
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    (tmp_path / "project_cards.toml").write_text(card, encoding="utf-8")
    assert load_box(title_of("maracaibo"), tmp_path).cards["A57"].name == tomllib.loads(card)["card"][0]["name"]


def test_a_replaced_original_leaves_no_copies_behind(tmp_path: Path) -> None:
    """Copies of the pack below that no longer fit are named, as the page says."""
    example = (EXAMPLE / "project_cards.toml").read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_bytes((EXAMPLE / "pack.toml").read_bytes())
    (tmp_path / "project_cards.toml").write_text(example.split("# Its copy")[0], encoding="utf-8")
    with pytest.raises(PackError, match="card A05: cost: found another value, allowed the same as on A04"):
        load_box(title_of("maracaibo"), tmp_path)


def test_the_table_of_sources_is_made_from_the_pack() -> None:
    """The README of the pack counts its items by where their figures come from."""
    box = load_box(title_of("maracaibo"))
    rows = ["| kind | items | rulebook | public | edition |", "|---|---|---|---|---|"]
    for kind in KINDS:
        items = tuple(KINDS[kind].items(box))
        counted = Counter(str(item.source) for item in items)
        rows.append(f"| {kind} | {len(items)} | " + " | ".join(str(counted[source]) for source in SOURCES) + " |")
    table = "\n".join(rows) + "\n"
    text = (content_folder() / "maracaibo" / "README.md").read_text(encoding="utf-8")
    assert text.partition(MADE)[2].startswith(table), f"The table should read:\n{table}"
