"""Project cards, quests, tokens, careers and prestige buildings, icon by icon."""

from collections.abc import Iterator

from maracaibo_tui.engine.explained import Part
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Card, Career, Prestige, Quest, Synergy, Token, TokenSide
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.cards import location_name
from maracaibo_tui.games.maracaibo.words.effects import effect_text, nation, several

from .parts import rule_of, said

_SCROLLS = (
    ("income", "Income, when bought", "EFF-INC"),
    ("permanent", "From then on", "EFF-PRM"),
    ("assistant", "Its assistant", "EFF-AST"),
    ("immediate", "At once, when bought", "EFF-IMM"),
)


def card(printed: Printed, card: Card) -> list[Part]:
    """Explain a project card: what it costs, shows, scores and does (MAR-CARD-01, MAR-CARD-11)."""
    return [
        Part(f"Costs {several(card.cost, 'doubloon')}", "MAR-CARD-05"),
        *_required(printed, card),
        Part(f"Shows {card.good}, to be delivered or paid as a good", "MAR-CITY-04"),
        Part(f"Shows {card.object}, to be paid as an object", "MAR-QUEST-03"),
        *_points(card),
        *(part for scroll, head, family in _SCROLLS for part in said(getattr(card, scroll), head, family)),
        *said(card.first_edition_income or (), "Income in the first edition", "EFF-INC"),
    ]


def _required(printed: Printed, card: Card) -> Iterator[Part]:
    """Say what buying a card takes; the place of an assistant has its name."""
    for effect in card.requires:
        (part,) = said((effect,), "Buying it", "EFF-BUY")
        if isinstance(effect, v.CostAssistant):
            place = location_name(printed, effect.location)
            part = part._replace(text=f"{part.text.removesuffix(effect.location)}{place}")
        yield part


def _points(card: Card) -> list[Part]:
    return [Part(f"Once bought, {card.vp} VP at the end", "MAR-FINAL-09")] if card.vp else []


def quest(printed: Printed, quest: Quest) -> list[Part]:
    """Explain a quest tile: its price and its reward (MAR-QUEST-09)."""
    return [
        *said(quest.cost, "Pay", "EFF-QCO"),
        *said(quest.reward, "Reward", "EFF-QRW"),
        Part(f"From your {_fourth(printed)}th quest on, every quest also scores on the quest track", "MAR-QUEST-10"),
    ]


def _fourth(printed: Printed) -> int:
    """Tell which quest is the first that scores by itself."""
    return next(number for number, points in enumerate(printed.turn.quest_track, 1) if points)


def token(printed: Printed, token: Token) -> list[Part]:
    """Explain a combat token, nation by nation (MAR-COMBAT-08)."""
    numbers = printed.combat
    modifiers = {
        "most": Part(f"Combat value {numbers.modifier_most:+} for the nation with the most markers", "EFF-TOK-07"),
        "least": Part(f"Combat value {numbers.modifier_least:+} for the nation with the fewest markers", "EFF-TOK-08"),
    }
    sides = [part for name in NATIONS for part in _side(nation(name), getattr(token, name))]
    return [*sides, *(modifiers[modifier] for modifier in token.modifiers)]


def _side(name: str, side: TokenSide) -> list[Part]:
    parts = [Part(f"{name}: combat value {side.value}", "EFF-TOK-01")]
    if side.doubloons < 0:
        parts.append(Part(f"{name}: pay {several(-side.doubloons, 'doubloon')}", "EFF-TOK-02"))
    if side.doubloons > 0:
        parts.append(Part(f"{name}: take {several(side.doubloons, 'doubloon')}", "EFF-TOK-03"))
    if side.influence:
        parts.append(Part(f"{name}: {side.influence} influence with it", "EFF-TOK-04"))
    if side.vp:
        parts.append(Part(f"{name}: {side.vp} VP", "EFF-TOK-05"))
    if side.figure:
        parts.append(Part(f"{name}: {several(side.figure, 'figure')}", "EFF-TOK-06"))
    return parts


def career(printed: Printed, career: Career) -> list[Part]:
    """Explain a career card: its tasks, and what all of them bring (MAR-CAREER-01)."""
    tasks = [
        Part(f"Task {number}. {capital(effect_text(task))}", rule_of(task, "EFF-CAR"))
        for number, task in enumerate(career.task, 1)
    ]
    numbers = printed.scoring
    bonus = f"{several(numbers.career_doubloons, 'doubloon')} and {numbers.career_vp} VP"
    return [*tasks, Part(f"All tasks done: {bonus}", "MAR-CAREER-08")]


def building(printed: Printed, building: Prestige) -> list[Part]:
    """Explain a prestige building (MAR-PRESTIGE-02)."""
    numbers = printed.scoring
    price = f"{several(building.cost, 'doubloon')} and {several(numbers.prestige_figures, 'figure')}"
    return [
        Part(f"Costs {price}", "MAR-PRESTIGE-02"),
        Part(f"Gives the synergy {building.synergy}", "MAR-PRESTIGE-04"),
        Part(f"The first to invest scores {numbers.prestige_first} VP", "MAR-PRESTIGE-05"),
        Part(f"At the end: {effect_text(building.scores)}", rule_of(building.scores, "EFF-PRS")),
    ]


def synergy(printed: Printed, synergy: Synergy) -> list[Part]:
    """Explain a synergy token: where it comes from and what waits for it (MAR-SYNERGY-02)."""
    cards = [card.name for card in printed.cards.values() if any(_gives(part, synergy.id) for part in card.immediate)]
    buildings = [building.name for building in printed.box.prestige.values() if building.synergy == synergy.id]
    return [
        Part(f"Given by {', '.join(dict.fromkeys((*buildings, *cards)))}", "MAR-SYNERGY-02"),
        Part("Starts all income that waits for it", "MAR-SYNERGY-04"),
    ]


def _gives(effect: object, synergy: str) -> bool:
    return getattr(effect, "kind", None) == synergy
