"""Setting up the table and the first decisions (MAR-SETUP)."""

from collections.abc import Callable
from typing import Any

from maracaibo_tui.engine.agenda import Table, push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Campaign
from maracaibo_tui.games.maracaibo.state.frames import (
    FirstCards,
    FirstCareer,
    RevealCareers,
    RevealFirstCards,
    StartTurn,
)
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, Jacques, Jean, Options, Player, State
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .campaign import lay_out_archive
from .deal import Deal
from .influence import place_marker
from .places import table_size
from .story import carry_out


def lay_out(
    printed: Printed,
    options: Options,
    cards: Deal,
    tell: Callable[[Any], None] | None = None,
    story: Campaign | None = None,
) -> State:
    """Lay out everything (MAR-SETUP-01..18, MAR-SETUP-25..27, MAR-SETUP-30..36); in a campaign also its story."""
    state = _laid(printed, options, cards)
    table = Table(state, printed, tell)
    setup = printed.setup
    if table_size(table) <= setup.few_players:
        for village, nation in setup.two_player_markers.items():
            place_marker(table, 0, nation, village)
    if story is None:
        # One story card says everything about a single game (MAR-SETUP-38).
        carry_out(table, printed.box.stories[str(options.story_card)].setup)
    else:
        state.campaign = story
        lay_out_archive(table)
    seats = range(1, options.players + 1)
    push(
        table,
        *[FirstCards(seat) for seat in seats],
        RevealFirstCards(),
        *[FirstCareer(seat) for seat in seats],
        RevealCareers(),
        StartTurn(1),
    )
    return state


def _laid(printed: Printed, options: Options, cards: Deal) -> State:
    setup = printed.setup
    state = State(
        options=options,
        chance=cards.chance,
        players=tuple(_player(printed, cards, seat) for seat in range(1, options.players + 1)),
        supply=dict.fromkeys(NATIONS, sum(setup.supply)),
        tiles=cards.city_tiles,
        draw=cards.draw[setup.display :],
        display=cards.draw[: setup.display],
        combat_1=cards.combat_1,
        combat_2=cards.combat_2,
        prestige=cards.prestige,
        jean=Jean(ship=printed.start, deck=cards.automa) if options.bot == JEAN else None,
        jacques=Jacques(deck=cards.automa) if options.bot == JACQUES else None,
        prestige_faceup=len(cards.prestige) if options.prestige_all_faceup else 1,
    )
    spaces = sorted((space for space in printed.spaces.values() if space.quest), key=lambda space: space.index)
    state.track_quests = {space.id: quest for space, quest in zip(spaces, cards.quests, strict=False)}
    state.quest_pile = cards.quests[len(spaces) :]
    return state


def _player(printed: Printed, cards: Deal, seat: int) -> Player:
    """Give a seat what everybody starts with (MAR-SETUP-30..36, MAR-SETUP-42)."""
    setup = printed.setup
    return Player(
        seat=seat,
        doubloons=setup.doubloons[seat - 1],
        combat_points=setup.combat_points,
        figures=setup.figures_own,
        figures_general=setup.figures - setup.figures_own,
        income_doubloons=printed.box.tracks.doubloon_income.start,
        discs=dict.fromkeys(printed.box.areas, setup.discs),
        hand=cards.a_dealt[seat - 1],
        careers=cards.careers[seat - 1],
        ship=printed.start,
    )


RULES.together(FirstCards)
RULES.together(FirstCareer)


@RULES.asks(FirstCards)
def ask_first_cards(t: MaracaiboTable, f: FirstCards) -> Question | None:
    """Ask for the card to plan, then for the cards to discard (DEC-02, MAR-SETUP-40)."""
    p, setup = player(t, f.seat), t.printed.setup
    if len(p.hand) <= setup.cards_kept:
        return None
    way = "plan" if len(p.committed) < setup.cards_planned else "discard"
    options = for_each(way, p.hand)
    return Question(seat=f.seat, point="DEC-02", options=options, rule="MAR-SETUP-40")


@RULES.answers(FirstCards)
def commit_card(t: MaracaiboTable, f: FirstCards, option: str) -> None:
    """Commit a card, hidden from everybody else (MAR-SETUP-43)."""
    p, card = player(t, f.seat), value_of(option)
    p.hand = tuple([held for held in p.hand if held != card])
    p.committed = (*p.committed, card)
    push(t, f)


@RULES.acts(RevealFirstCards)
def reveal_first_cards(t: MaracaiboTable, _f: RevealFirstCards) -> None:
    """Lay out everybody's planned card and discards (MAR-SETUP-40, MAR-SETUP-43)."""
    t.revealed = True
    planned = t.printed.setup.cards_planned
    for p in t.state.players:
        p.planning = p.committed[:planned]
        discards = p.committed[planned:]
        t.state.discard = (*discards[::-1], *t.state.discard)
        p.committed = ()
        if t.tell is not None:
            for card in p.planning:
                t.tell(events.CardMoved(p.seat, card, "hand", "planning"))
            for card in discards:
                t.tell(events.CardMoved(p.seat, card, "hand", "discard"))


@RULES.asks(FirstCareer)
def ask_career(t: MaracaiboTable, f: FirstCareer) -> Question:
    """Ask which career card is kept (DEC-03, MAR-SETUP-41)."""
    options = for_each("career", player(t, f.seat).careers)
    return Question(seat=f.seat, point="DEC-03", options=options, rule="MAR-SETUP-41")


@RULES.answers(FirstCareer)
def commit_career(t: MaracaiboTable, f: FirstCareer, option: str) -> None:
    """Commit a career card, hidden from everybody else."""
    player(t, f.seat).committed = (value_of(option),)


@RULES.acts(RevealCareers)
def reveal_careers(t: MaracaiboTable, _f: RevealCareers) -> None:
    """Reveal the kept career cards and put figures on their tasks (MAR-SETUP-41, MAR-SETUP-42)."""
    t.revealed = True
    for p in t.state.players:
        p.career, p.committed, p.careers = p.committed[0], (), ()
        p.figures_general -= t.printed.setup.figures_career
