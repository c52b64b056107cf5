"""What is in the box of Maracaibo: each kind of printed item as rows of a table, and as pages of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.title import Kind
from maracaibo_tui.games.maracaibo.box.components import (
    Area,
    AreaChoice,
    AutomaCard,
    Card,
    Career,
    CityTile,
    ExplorerSpace,
    Legacy,
    Location,
    Market,
    Prestige,
    Quest,
    Synergy,
    Token,
)
from maracaibo_tui.games.maracaibo.box.stories import Story

from .cards import automa_text, place_text, side_text
from .effects import effect_text, effects_text
from .explain import addresses, explain
from .explain.listed import single_games, tiles_of_single_games

__all__ = ["KINDS", "addresses", "explain"]


def _card(card: Card) -> Sequence[str]:
    needed = effects_text(card.requires)
    lasting = effects_text((*card.income, *card.permanent), "; ")
    assistant = f"assistant: {effects_text(card.assistant)}" if card.assistant else ""
    text = [needed, lasting, assistant, effects_text(card.immediate, "; ")]
    return card.id, card.name, str(card.cost), f"{card.good} {card.object}", str(card.vp), "; ".join(filter(None, text))


def _quest(quest: Quest) -> Sequence[str]:
    return quest.id, effects_text(quest.cost), effects_text(quest.reward)


def _token(token: Token) -> Sequence[str]:
    sides = (side_text(side) for side in (token.france, token.spain, token.england))
    return token.id, *sides, " ".join(f"{each} markers" for each in token.modifiers)


def _tile(tile: CityTile) -> Sequence[str]:
    players = "/".join(map(str, tile.players)) + (" always" if tile.always else "")
    return tile.id, tile.name, players, tile.market.good, effects_text(tile.action), effects_text(tile.flag)


def _prestige(building: Prestige) -> Sequence[str]:
    return building.id, building.name, str(building.cost), building.synergy, effect_text(building.scores)


def _career(career: Career) -> Sequence[str]:
    return (
        career.id,
        career.name,
        "\n".join(f"{number}. {effect_text(task)}" for number, task in enumerate(career.task, 1)),
    )


def _location(place: Location) -> Sequence[str]:
    onward = ", ".join(arrow.to + (f" ({arrow.branch})" if arrow.branch else "") for arrow in place.next)
    texts = [effects_text(place.action), f"flag: {effects_text(place.flag)}" if place.flag else ""]
    return place.id, place.name, place.kind, onward, _good(place.market), "; ".join(filter(None, texts))


def _good(market: Market | None) -> str:
    return market.good if market else ""


def _area(area: Area) -> Sequence[str]:
    gate = f"after {area.after}" if area.after else f"after {area.others} others" if area.others else ""
    texts = [*map(effect_text, (*area.bonus, *area.option))]
    texts += [_choice(area.choice)] if area.choice else []
    texts += [f"hand limit {area.hand_limit}"] if area.hand_limit else []
    texts += ["more village actions, from " + ", ".join(map(str, area.thresholds)) + " MP"] if area.thresholds else []
    texts += ["cards of the display cost nothing to take"] if area.free_display else []
    return area.id, area.name, gate, "; ".join(texts)


def _legacy(tile: Legacy) -> Sequence[str]:
    where = tile.location or (tile.place.id if tile.place else f"{tile.from_}-{tile.to}" if tile.from_ else "")
    city = place_text(tile.place) if tile.place else ""
    texts = [effect_text(tile.effect), city, effects_text(tile.cost), effects_text(tile.reward)]
    return tile.id, tile.name, where, "; ".join(filter(None, texts))


def _automa(card: AutomaCard) -> Sequence[str]:
    return card.opponent, card.id, automa_text(card)


def _story(card: Story) -> Sequence[str]:
    rounds = [f"round {number}: {effects_text(said)}" for number, said in card.rounds.items()]
    return card.id, card.name, "\n".join([f"set-up: {effects_text(card.setup)}", *rounds])


def _space(space: ExplorerSpace) -> Sequence[str]:
    marks = [*map(effect_text, space.reward), *(["quest"] if space.quest else [])]
    marks += [f"{space.barrier} barrier ahead"] if space.barrier else []
    return space.id, str(space.index), space.branch or "", ", ".join(space.next), "; ".join(marks)


def _synergy(kind: Synergy) -> Sequence[str]:
    return kind.id, kind.name, kind.symbol


def _choice(choice: AreaChoice) -> str:
    return f"explore {choice.steps}, or {choice.doubloons} doubloons and {choice.vp} VP, or next rank with a nation"


KINDS: Mapping[str, Kind] = {
    "cards": Kind(lambda box: box.cards.values(), ("id", "name", "cost", "good, object", "VP", "text"), _card),
    "quests": Kind(lambda box: box.quests.values(), ("id", "cost", "reward"), _quest),
    "tokens": Kind(lambda box: box.tokens.values(), ("id", "France", "Spain", "England", "changed for"), _token),
    "tiles": Kind(lambda box: box.tiles.values(), ("id", "name", "players", "good", "action", "flag"), _tile),
    "prestige": Kind(lambda box: box.prestige.values(), ("id", "name", "cost", "synergy", "scoring"), _prestige),
    "careers": Kind(lambda box: box.careers.values(), ("id", "name", "tasks"), _career),
    "locations": Kind(lambda box: box.locations.values(), ("id", "name", "kind", "next", "good", "text"), _location),
    "areas": Kind(lambda box: box.areas.values(), ("id", "name", "gate", "text"), _area),
    "legacy": Kind(lambda box: tiles_of_single_games(box).values(), ("id", "name", "where", "text"), _legacy),
    "automa": Kind(lambda box: [*box.jean.values(), *box.jacques.values()], ("opponent", "id", "text"), _automa),
    "story": Kind(lambda box: single_games(box).values(), ("id", "name", "text"), _story),
    "explorer": Kind(lambda box: box.tracks.explorer.space, ("id", "index", "branch", "next", "text"), _space),
    "synergies": Kind(lambda box: box.synergies.values(), ("id", "name", "symbol"), _synergy),
}
