"""Everything random about a set-up, drawn once and written down (MAR-SETUP, MAR-GEN-27)."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import JEAN, Options


class Deal(Struct, frozen=True, kw_only=True):
    """The piles and hands of a set-up, top first."""

    a_dealt: tuple[tuple[str, ...], ...]
    draw: tuple[str, ...]
    quests: tuple[str, ...]
    combat_1: tuple[str, ...]
    combat_2: tuple[str, ...]
    city_tiles: dict[str, str]
    prestige: tuple[str, ...]
    careers: tuple[tuple[str, ...], ...]
    automa: tuple[str, ...] = ()
    chance: int


class _Source:
    """A random source that remembers where it is."""

    def __init__(self, seed: int) -> None:
        self.now = from_seed(seed)

    def shuffled(self, items: Sequence[str]) -> tuple[str, ...]:
        self.now, order = shuffled(self.now, items)
        return order


def deal(printed: Printed, options: Options, seed: int, story_cards: Collection[str] = ()) -> Deal:
    """Shuffle and deal for a new game (MAR-SETUP-01..03, -10..12, -15..17, -25, -34).

    In a campaign the C-cards of earlier games are among the A-cards (MAR-CAMPAIGN-07).
    """
    source, setup, seats = _Source(seed), printed.setup, range(options.players)
    cards = tuple(printed.cards)
    a_cards = source.shuffled([card for card in cards if card.startswith("A") or card in story_cards])
    b_cards = source.shuffled([card for card in cards if card.startswith("B")])[: setup.b_cards]
    hands = tuple(a_cards[setup.cards_dealt * seat :][: setup.cards_dealt] for seat in seats)
    rest = a_cards[setup.cards_dealt * options.players :]
    draw = source.shuffled((*rest, *b_cards))
    tokens = source.shuffled(tuple(printed.box.tokens))
    half = (len(tokens) + 1) // 2
    careers = source.shuffled(tuple(printed.box.careers))
    return Deal(
        a_dealt=hands,
        draw=draw,
        quests=source.shuffled(tuple(printed.box.quests)),
        combat_1=tokens[:half],
        combat_2=tokens[half:],
        city_tiles=_city_tiles(printed, options, source),
        prestige=source.shuffled(tuple(printed.box.prestige))[: setup.prestige],
        careers=tuple(careers[setup.careers * seat :][: setup.careers] for seat in seats),
        automa=_automa(printed, options, source),
        chance=source.now,
    )


def _automa(printed: Printed, options: Options, source: _Source) -> tuple[str, ...]:
    """Make up the automa's deck for its level (MAR-SOLO-07..09, MAR-SOLO-71)."""
    if options.bot == "none":
        return ()
    cards, counts = automa_cards(printed, options)
    drawn: list[str] = []
    for letter, count in zip("ABC", counts, strict=False):
        drawn += source.shuffled([card for card in cards if card.startswith(letter)])[:count]
    return source.shuffled(drawn)


def automa_cards(printed: Printed, options: Options) -> tuple[Collection[str], tuple[int, ...]]:
    """Give the cards of the automa at the table, and how many of each letter its level has (MAR-SOLO-09, -71)."""
    numbers, level = printed.numbers, options.bot_level - 1
    if options.bot == JEAN:
        return printed.box.jean, numbers.solo.decks[options.edition][level]
    return printed.box.jacques, numbers.jacques.decks[level]


def _city_tiles(printed: Printed, options: Options, source: _Source) -> dict[str, str]:
    """Lay out the tiles for this number of players (MAR-SETUP-09..12)."""
    players = printed.table_size(options.players)
    two = {place.id: place.two_player_tile for place in printed.locations.values() if place.two_player_tile}
    fixed = two if players <= printed.setup.few_players else {}
    matching = [tile for tile in printed.box.tiles.values() if players in tile.players and tile.id not in two.values()]
    marked = [tile.id for tile in matching if tile.always]
    others = source.shuffled([tile.id for tile in matching if not tile.always])[: printed.setup.random_tiles]
    slots = [place.id for place in printed.locations.values() if place.tile_slot]
    laid = source.shuffled((*marked, *others))
    return {**fixed, **dict(zip(slots, laid, strict=True))}
