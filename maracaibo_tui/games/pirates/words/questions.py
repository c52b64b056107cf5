"""Every question in a sentence."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.possessions import movement
from maracaibo_tui.games.pirates.state.frames import LoneRaid
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

from .called import capital, space_name
from .effects import effects_text, many, several
from .things import lying_at, source_text, tile_text

Sentence: TypeAlias = Callable[[PiratesTable, Question, Any], str]
"""Words a question from the table as a seat sees it, the question, and what is being resolved.

Whoever does not decide sees no options; then the sentence is made without them.
"""


class InWords(NamedTuple):
    """A question, and the card or place that asks it where the sentence does not name it."""

    sentence: str
    source: str


def in_words(printed: Printed, view: State, question: Question) -> InWords:
    """Put a question into words, for the seat that decides and for whoever looks on."""
    table: PiratesTable = Table(view, printed)
    sentence = SENTENCES[question.point](table, question, view.agenda[-1] if view.agenda else None)
    source = source_text(printed, question.source) if question.source else ""
    return InWords(sentence, "" if source in sentence else capital(source))


def _keep(t: PiratesTable, q: Question, _f: object) -> str:
    hunters = t.state.options.mission_hunters
    wanted = t.printed.modules.hunters_kept if hunters else t.printed.setup.missions_kept
    left = wanted - len(player(t, q.seat).kept)
    more = f" You keep {left}." if left > 1 else ""
    return f"Which mission do you keep?{more}"


def _sail(t: PiratesTable, q: Question, _f: object) -> str:
    p = player(t, q.seat)
    return f"Sail from {lying_at(t.printed, t.state, p.ship)}, 1 to {movement(t, p)} steps: where to?"


def _step(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return (
        f"Sail step by step, {several(f.left, 'step')} left: where to?" if f.left else "No steps left: you stop here."
    )


def _here(ending: str) -> Sentence:
    return lambda t, q, _f: f"You are at {lying_at(t.printed, t.state, player(t, q.seat).ship)}. {ending}"


def _improvement(t: PiratesTable, q: Question, f: object) -> str:
    if not q.source:
        return _here("All there is are doubloons.")(t, q, f)
    return _here("Do you buy it, or take doubloons?")(t, q, f)


def _own_tile(t: PiratesTable, q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    _, tile, side = q.source.split("/")
    where = t.printed.box.locations[f.location].name
    return f"Do you use your black-market tile on {where}: {tile_text(t.printed, tile, side)}?"


def _alone(t: PiratesTable, q: Question, f: object) -> str:
    if isinstance(f, LoneRaid):
        kind = f" for {many(f.kind)}" if f.kind else ""
        return f"Do you raid with {several(f.swords, 'sword')}{kind}?" if f.swords else "Do you raid, with three dice?"
    space = player(t, q.seat).explorer
    brings = effects_text(t.printed.effects(f"space/{space}/effects"))
    return f"Do you use {space_name(space)} once more: {brings}?"


def _kind(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Raid with {several(f.swords, 'sword')}: for which treasure?"


def _die(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"You threw {dice_text(f.dice)}. Which die do you choose?"


def dice_text(dice: tuple[int, ...]) -> str:
    """Say the dice of a Raid: `gold 5, emerald 2, pearl 6`."""
    return ", ".join([f"{kind} {die}" for kind, die in zip(KINDS, dice, strict=False)])


def _spend(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Raid for {many(f.kind)}, {several(f.swords, 'sword')} left: what do you spend them on?"


def _explore(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Explore up to {several(f.steps, 'space')}: how far?"


def _exchange(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Explore up to {several(f.steps, 'space')}: do you give some of them for something else?"


def _markers(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"On which island do you put {several(f.count, 'marker')}?"


def _treasure(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Of which kind {'is the treasure' if f.count == 1 else f'are the {f.count} treasures'}?"


def _buy(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    more = f" for {several(f.surcharge, 'doubloon')} more" if f.surcharge else ""
    return f"Which {several(1, f.kind)[2:]} do you buy{more}?"


def _figurehead(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Which figurehead do you take for {several(f.cost, 'doubloon')}?"


def _lay(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    paid = f" for {several(f.cost, 'doubloon')}" if f.cost else ""
    return f"Which black-market tile do you lay{paid}, and where?"


def _discard(_t: PiratesTable, _q: Question, f: Any) -> str:  # noqa: ANN401 - what is being resolved
    return f"Which mission do you discard for {several(f.doubloons, 'doubloon')}?"


def _ruby(t: PiratesTable, q: Question, _f: object) -> str:
    if q.rule == "PIR-RUBY-06":
        return f"The ruby market is full. Do you exchange a ruby for {t.printed.modules.ruby_exchange} VP?"
    return "Do you sell a ruby?"


def _several(t: PiratesTable, q: Question, _f: object) -> str:
    return f"Several effects of {source_text(t.printed, q.source)}: which one next?"


def _says(text: str) -> Sentence:
    return lambda _t, _q, _f: text


SENTENCES: Mapping[str, Sentence] = {
    "DEC-P02": _keep,
    "DEC-P10": _sail,
    "DEC-P11": _step,
    "DEC-P12": _says("You cannot pay everybody here. Who gets a doubloon?"),
    "DEC-P20": _improvement,
    "DEC-P21": _here("Do you build here?"),
    "DEC-P22": _own_tile,
    "DEC-P23": _says("Which ship upgrade do you make?"),
    "DEC-P24": _here("Which action?"),
    "DEC-P25": _says("You are in the Bay. What do you do?"),
    "DEC-P26": _several,
    "DEC-P29": _alone,
    "DEC-P30": _kind,
    "DEC-P31": _die,
    "DEC-P32": _spend,
    "DEC-P40": _explore,
    "DEC-P41": _exchange,
    "DEC-P42": _says("Which treasure do you bury, and where?"),
    "DEC-P44": _markers,
    "DEC-P45": _treasure,
    "DEC-P46": _says("Which mission do you take?"),
    "DEC-P47": _buy,
    "DEC-P48": _says("Which residence do you build?"),
    "DEC-P49": _figurehead,
    "DEC-P50": _lay,
    "DEC-P51": _says("Which of your black-market tiles do you use?"),
    "DEC-P52": _discard,
    "DEC-P53": _says("Do you renew the open missions before you take one?"),
    "DEC-P60": _ruby,
    "DEC-P61": _says("Your explorer is on the discount tile. Which residence do you build at half price?"),
}
