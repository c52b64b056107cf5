"""Every question in a sentence, with how many steps of it are done."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.combat_actions import available
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.rules.payment import symbols_of
from maracaibo_tui.games.maracaibo.rules.places import action, is_homeward
from maracaibo_tui.games.maracaibo.state.frames import CityAction, CityWay, PayEqualGoods, Vote
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .cards import card_name, location_name, source_text, token_text
from .effects import nation, several

Sentence: TypeAlias = Callable[[MaracaiboTable, Question, Any], str]
"""Words a question from the table as a seat sees it, the question, and what is being resolved.

Whoever does not decide sees no options; then the sentence is made without them.
"""


class InWords(NamedTuple):
    """A question, and the card or place that asks it where the sentence does not name it."""

    sentence: str
    source: str


def in_words(printed: Printed, view: State, question: Question) -> InWords:
    """Put a question into words, for the seat that decides and for whoever looks on."""
    table: MaracaiboTable = Table(view, printed)
    sentence = SENTENCES[question.point](table, question, view.agenda[-1])
    source = source_text(printed, question.source) if question.source else ""
    return InWords(sentence, "" if source in sentence else f"{source[:1].upper()}{source[1:]}")


def _first_cards(t: MaracaiboTable, q: Question, _f: object) -> str:
    p, setup = player(t, q.seat), t.printed.setup
    kept = setup.cards_kept
    if len(p.committed) < setup.cards_planned:
        more = len(p.hand) - setup.cards_planned - kept
        return f"Plan {setup.cards_planned}, keep {kept}, discard {more}: which one do you plan?"
    left = len(p.hand) - kept
    return f"Your first cards: which one do you discard? ({left} to go, you keep {kept})"


def _sail(t: MaracaiboTable, q: Question, _f: object) -> str:
    ship = location_name(t.printed, player(t, q.seat).ship)
    return f"Where do you sail from {ship}, with {t.printed.turn.movement} movement points (MP)?"


def _main(t: MaracaiboTable, q: Question, _f: object) -> str:
    ship = location_name(t.printed, player(t, q.seat).ship)
    additional = "additional " if q.point == "DEC-28" else ""
    return f"You are at {ship}. What is your {additional}main action?"


def _delivery(t: MaracaiboTable, q: Question, _f: object) -> str:
    ship = location_name(t.printed, player(t, q.seat).ship)
    return f"City action at {ship}, step 1 of 2: do you deliver a good?"


def _city(t: MaracaiboTable, q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    if q.rule == "MAR-CITY-22":
        return "Do you discard your whole hand as well?"
    here = location_name(t.printed, _ship(t, q))
    if is_homeward(t, _ship(t, q)):
        return f"You are at {here}. What do you do there?"
    step = ", step 2 of 2" if isinstance(f, CityAction) else ""
    effects = (t.printed.effects(f.source)[f.at],) if isinstance(f, CityWay) else action(t, _ship(t, q))
    has_ways = len(effects) == 1 and isinstance(effects[0], v.DoubloonsOrVpPerAssistant)
    return f"City action at {here}{step}: {'which reward do you take' if has_ways else 'do you perform it'}?"


def _ship(t: MaracaiboTable, q: Question) -> str:
    return player(t, q.seat).ship


def _village(_t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    last = "the last one" if f.left == 1 else f"{f.left} left"
    return f"Which village action? ({last})"


def _influence(_t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"{f.amount} influence: with which nation?"


def _disc(_t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    more = getattr(f, "count", 1)
    return "Which disc do you take from your ship?" + (f" ({more} to take)" if more > 1 else "")


def _moved_disc(t: MaracaiboTable, q: Question, _f: object) -> str:
    return f"Which disc goes to the market of {location_name(t.printed, q.source)}?"


def _payment(t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    if isinstance(f, PayEqualGoods):
        return f"{f.count} equal goods: which good do you pay with?"
    entries = t.printed.effects(f.source) if f.at >= 0 else ()
    after = sum(len(symbols_of(entry)) for entry in entries[f.at + 1 :])
    left = len(f.symbols) + after
    total = sum(len(symbols_of(entry)) for entry in entries) if entries else max(left, _asked_symbols(t, f))
    step = f" ({total - left + 1} of {total})" if total > 1 else ""
    return f"Which card pays for the {f.symbols[0]}?{step}"


def _asked_symbols(t: MaracaiboTable, f: Any) -> int:  # noqa: ANN401 - what is being resolved
    """Count the symbols of a cost that is no printed list: that of a village action or an assistant."""
    if f.source == "va:three_goods":
        return t.printed.ship_option(v.VaThreeGoods).goods
    if not f.source.startswith("card/"):
        return len(f.symbols)
    card = t.printed.cards[f.source.split("/")[1]]
    counts = [getattr(effect, name, 0) for effect in (*card.permanent, *card.assistant) for name in _COUNTED]
    return max([count for count in counts if isinstance(count, int)], default=len(f.symbols))


_COUNTED = ("maps", "books", "goods")


def _figures(_t: MaracaiboTable, q: Question, _f: object) -> str:
    return f"How many figures do you {'put on the card' if q.point == 'DEC-25' else 'take'}?"


def _pile(t: MaracaiboTable, _q: Question, _f: object) -> str:
    return f"Combat: from which pile is the token? ({len(t.state.combat_1)} and {len(t.state.combat_2)} left)"


def _fighting(t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    if not f.token:
        return "Combat without a token: for which nation do you fight?"
    return f"For which nation do you fight? {token_text(t.printed, t.printed.box.tokens[f.token])}"


def _combat(t: MaracaiboTable, q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    p = player(t, q.seat)
    if available(t, p, f.nation, f.value):
        return f"You fight for {nation(f.nation)}. What do you spend your combat value of {f.value} on?"
    more = "do you raise it, or finish?" if p.combat_points or p.figures else "anything else?"
    return f"You fight for {nation(f.nation)}. Your combat value of {f.value} buys nothing now: {more}"


def _explore(_t: MaracaiboTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Explore up to {several(f.steps, 'space')}: how far?"


def _draw(t: MaracaiboTable, q: Question, _f: object) -> str:
    p = player(t, q.seat)
    return f"You hold {len(p.hand)} of {several(hand_limit(t, p), 'card')}. Where does the next one come from?"


def _card_figures(t: MaracaiboTable, q: Question, _f: object) -> str:
    return f"How many figures do you put on {card_name(t.printed, q.source.split('/')[1])}?"


def _vote(t: MaracaiboTable, q: Question, f: Vote) -> str:
    """Say who decides where votes are level, before anybody votes (MAR-CAMPAIGN-14)."""
    if len(t.state.players) == 1:
        return "What do you do?"
    decides = "you, who read, decide" if q.seat == f.reader else "whoever reads decides"
    return f"What do you do? Most votes count; if they are level, {decides}."


def _says(text: str) -> Sentence:
    return lambda _t, _q, _f: text


SENTENCES: Mapping[str, Sentence] = {
    "DEC-02": _first_cards,
    "DEC-03": _says("Which career do you keep for the whole game?"),
    "DEC-04": _sail,
    "DEC-05": _says("You have arrived at a tile. Do you use it?"),
    "DEC-10": _main,
    "DEC-11": _says("Your main action is done. Anything else?"),
    "DEC-13": _delivery,
    "DEC-14": _moved_disc,
    "DEC-15": _city,
    "DEC-16": _village,
    "DEC-17": _says("What do you buy?"),
    "DEC-18": _influence,
    "DEC-19": _says("With which nation do you move up to the next rank?"),
    "DEC-20": _disc,
    "DEC-21": _says("The area is cleared. Which bonus do you take?"),
    "DEC-22": _says("Which synergy token do you take?"),
    "DEC-23": _says("Which marker goes to which empty village?"),
    "DEC-24": _says("For which nation do you annex the village?"),
    "DEC-25": _card_figures,
    "DEC-26": _says("Do you pay for the assistant's action?"),
    "DEC-27": _says("Extra sailing: where to?"),
    "DEC-28": _main,
    "DEC-30": _payment,
    "DEC-32": _says("Which tile do you remove?"),
    "DEC-33": _figures,
    "DEC-34": _says("Do you return a figure for points?"),
    "DEC-40": _says("Do you start a combat?"),
    "DEC-41": _pile,
    "DEC-42": _fighting,
    "DEC-44": _combat,
    "DEC-50": _explore,
    "DEC-51": _says("You have crossed the red barrier: influence with which nation?"),
    "DEC-53": _says("Do you fulfil the quest where your explorer stands?"),
    "DEC-54": _says("You are at the end of the explorer track: which village action?"),
    "DEC-60": _draw,
    "DEC-61": lambda t, _q, _f: f"Round {t.state.round} is over: do you buy something, or take points?",
    "DEC-62": _draw,
    "DEC-63": _vote,
    "DEC-64": _says("Final scoring, before your purchase: anything else?"),
    "DEC-65": _says("The last round is over: do you buy something, or take points?"),
    "DEC-66": _says("Final scoring, after your purchase: anything else?"),
    "DEC-67": _says("Before the cards score: do you turn figures into combat points?"),
    "DEC-68": _says("Which quest does Jacques take?"),
}
