"""What a seat cannot see, filled in at random with pieces it has not seen (MAR-GEN-28, MAR-GEN-29)."""

from collections.abc import Iterator
from functools import lru_cache

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.deal import automa_cards
from maracaibo_tui.games.maracaibo.state.frames import ChooseNation, CombatActions
from maracaibo_tui.games.maracaibo.state.memory import known_deck
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player, State, copied

SECOND = "B"


def _filled(pieces: tuple[str, ...], unseen: list[str]) -> tuple[str, ...]:
    """Put a piece nobody has seen in the place of each hidden one."""
    if HIDDEN not in pieces:
        return pieces
    return tuple([unseen.pop() if piece == HIDDEN and unseen else piece for piece in pieces])


def imagine(printed: Printed, view: State, chance: int) -> State:
    """Make of a view a state that could lie behind it; what is hidden is as likely one way as another."""
    state = copied(view)
    chance = _cards(printed, state, from_seed(chance))
    chance = _quests(printed, state, chance)
    chance = _tokens(printed, state, chance)
    chance = _buildings_and_careers(printed, state, chance)
    state.chance = _automa(printed, state, chance)
    return state


def _cards(printed: Printed, state: State, chance: int) -> int:
    """Fill hands and draw pile; of the second deck only as many cards as there is room for are in play."""
    seen = set(_seen_cards(state))
    chance, unseen = shuffled(chance, [card for card in _known_in_play(printed, state) if card not in seen])
    # Every card of the first deck is in play, but only some of the second: as many as there is room for.
    first = [card for card in unseen if not card.startswith(SECOND)]
    second = [card for card in unseen if card.startswith(SECOND)][: max(0, _hidden(state) - len(first))]
    chance, mixed = shuffled(chance, (*first, *second))
    # Before the pile is first drawn from, hands are of the first deck (MAR-SETUP-16, MAR-SETUP-17).
    chance, order = shuffled(chance, tuple(first)) if state.phase == "setup" else (chance, mixed)
    hands = list(order)
    for p in state.players:
        p.hand = _filled(p.hand, hands)
        if _commits_cards(p):
            p.committed = _filled(p.committed, hands)
    held = {card for p in state.players for card in (*p.hand, *p.committed)}
    state.draw = _filled(state.draw, [card for card in mixed if card not in held])
    return chance


def _commits_cards(p: Player) -> bool:
    return not p.planning


def _hidden(state: State) -> int:
    held = [*(p.hand for p in state.players), *(p.committed for p in state.players if _commits_cards(p)), state.draw]
    return sum([cards.count(HIDDEN) for cards in held])


def _seen_cards(state: State) -> Iterator[str]:
    yield from (*state.discard, *state.display, *state.draw)
    for p in state.players:
        yield from (*p.hand, *p.planning, *p.tableau, *p.committed)
    if state.jean is not None:
        yield from state.jean.cards


def _known_in_play(printed: Printed, state: State) -> tuple[str, ...]:
    """Name the cards in play; of a campaign everybody knows which of the story have come (MAR-CAMPAIGN-07)."""
    if state.story is None:
        return _in_play(printed, state.options.story_card, state.round)
    added = state.story.c_cards
    return tuple(card for card in printed.cards if not card.startswith("C") or card in added)


@lru_cache(maxsize=64)
def _in_play(printed: Printed, story_card: int, before: int) -> tuple[str, ...]:
    """Name both decks, and the cards that the story has shuffled in before a round."""
    story = printed.box.stories[str(story_card)]
    told = [*story.setup, *(each for number, told in story.rounds.items() if number < before for each in told)]
    added = {card for each in told if isinstance(each, v.CardsIntoDeck) for card in each.cards}
    return tuple(card for card in printed.cards if not card.startswith("C") or card in added)


def _quests(printed: Printed, state: State, chance: int) -> int:
    seen = {*state.quest_pile, *state.track_quests.values()}
    seen.update(quest for lying in state.quests.values() for quest in lying)
    for p in state.players:
        seen.update(p.quests, p.card_quests.values())
    seen.update(state.automa.quests if state.automa is not None else ())
    chance, unseen = shuffled(chance, [quest for quest in printed.box.quests if quest not in seen])
    state.quest_pile = _filled(state.quest_pile, list(unseen))
    return chance


def _tokens(printed: Printed, state: State, chance: int) -> int:
    seen = {frame.token for frame in state.agenda if isinstance(frame, CombatActions | ChooseNation)}
    for p in state.players:
        seen.update(p.combat_tokens)
    if state.jean is not None:
        seen.update(state.jean.combat_tokens)
    chance, unseen = shuffled(chance, [token for token in printed.box.tokens if token not in seen])
    left = list(unseen)
    state.combat_1, state.combat_2 = _filled(state.combat_1, left), _filled(state.combat_2, left)
    return chance


def _buildings_and_careers(printed: Printed, state: State, chance: int) -> int:
    chance, buildings = shuffled(chance, [each for each in printed.box.prestige if each not in state.prestige])
    state.prestige = _filled(state.prestige, list(buildings))
    dealt = {career for p in state.players for career in (*p.careers, *p.committed)}
    chance, careers = shuffled(chance, [career for career in printed.box.careers if career not in dealt])
    left = list(careers)
    for p in state.players:
        p.careers = _filled(p.careers, left)
        # A career card that lies committed is one of the two that were dealt.
        if HIDDEN in p.committed:
            p.committed = p.careers[:1]
    return chance


def _automa(printed: Printed, state: State, chance: int) -> int:
    """Fill the automa's deck: as many cards of each letter as its level has, above those that it has shown before."""
    automa = state.automa
    if automa is None:
        return chance
    cards, counts = automa_cards(printed, state.options)
    shown = {*automa.discard, *(card for group in known_deck(automa) for card in group)}
    fresh: list[str] = []
    for letter, count in zip("ABC", counts, strict=False):
        unseen = [card for card in cards if card.startswith(letter) and card not in shown]
        chance, order = shuffled(chance, unseen)
        fresh += order[: max(0, count - sum([card.startswith(letter) for card in shown]))]
    chance, order = shuffled(chance, fresh)
    below: list[str] = []
    for group in known_deck(automa):
        chance, mixed = shuffled(chance, group)
        below += mixed
    automa.deck = _filled(automa.deck, [*below[::-1], *order])
    return chance
