"""Every printed thing explained: cards, tiles, tokens, places; found by addresses such as `card/A17` or `place/8`."""

from collections.abc import Mapping

from maracaibo_tui.engine.explained import Explained, Items, Parts
from maracaibo_tui.games.maracaibo.words.called import KINDS, called

from . import automa as explain_automa
from . import board as explain_board
from . import cards as explain_cards
from . import tracks as explain_tracks
from .listed import Listed, single_games, tiles_of_single_games

_KINDS: Mapping[str, tuple[Items, Parts]] = {
    "card": (lambda p: p.box.cards, explain_cards.card),
    "place": (lambda p: p.locations, explain_board.place),
    "tile": (lambda p: p.box.tiles, explain_board.tile),
    "quest": (lambda p: Listed(p.quests, p.box.quests), explain_cards.quest),
    "building": (lambda p: p.box.prestige, explain_cards.building),
    "area": (lambda p: p.box.areas, explain_board.area),
    "career": (lambda p: p.box.careers, explain_cards.career),
    "token": (lambda p: p.box.tokens, explain_cards.token),
    "synergy": (lambda p: p.box.synergies, explain_cards.synergy),
    "space": (lambda p: p.spaces, explain_board.space),
    "nation": (explain_tracks.nations, explain_tracks.nation),
    "barrier": (explain_tracks.barriers, explain_tracks.barrier),
    "legacy": (lambda p: Listed(p.box.legacy, tiles_of_single_games(p.box)), explain_board.legacy),
    "story": (lambda p: Listed(p.box.stories, single_games(p.box)), explain_board.story),
    "jean": (lambda p: p.box.jean, explain_automa.jean),
    "jacques": (lambda p: p.box.jacques, explain_automa.jacques),
}
EXPLAINED = Explained(_KINDS, KINDS, called)
explain, announced, addresses = EXPLAINED.explain, EXPLAINED.announced, EXPLAINED.addresses
