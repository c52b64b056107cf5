"""The own tableau by kind, with incomes and lasting effects, residences, and the own missions with how far they are."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, Printed
from maracaibo_tui.games.pirates.box.vocabulary import CardKind
from maracaibo_tui.games.pirates.rules.possessions import discount
from maracaibo_tui.games.pirates.words.counting import known_missions, residence_now
from maracaibo_tui.games.pirates.words.effects import effect_text
from maracaibo_tui.games.pirates.words.marks import KIND_LETTERS, card_marks, mark
from maracaibo_tui.games.pirates.words.things import scrolls
from maracaibo_tui.tui.screen.lines import Lines, Span, line, plain
from maracaibo_tui.tui.screen.surface import EDGE
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import NEW
from maracaibo_tui.tui.shell.told_rows import Row, heading, listed

from .mission_columns import conditions, how_far, in_words
from .on_tiles import KINDS
from .seen import marks, own, table_of
from .telling import forms


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what the cursor visits by its page, in the order in which it is drawn."""
    return tuple([row.address for row in _rows(printed, moment) if row.address])


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw missions first, then cards by kind, then residences."""
    return listed(_rows(printed, moment), marks(printed, moment, "cards", addresses(printed, moment)), cells, rows)


def _rows(printed: Printed, moment: Moment) -> list[Row]:
    if not moment.seat and not moment.question:
        return [heading("An onlooker has no cards.")]
    p = own(moment)
    rows = [*_missions(printed, moment)]
    counts = " ".join(f"{KIND_LETTERS[kind]} {len(_of(printed, moment, kind))}" for kind in CARD_KINDS)
    rows.append(heading("cards bought" if p.cards else "no cards bought yet", counts if p.cards else ""))
    for kind in CARD_KINDS:
        rows += [_card(printed, moment, card) for card in _of(printed, moment, kind)]
    if p.residences:
        rows += [heading("residences"), *[_residence(printed, moment, each) for each in p.residences]]
    return rows


def _of(printed: Printed, moment: Moment, kind: CardKind) -> list[str]:
    return [card for card in own(moment).cards if printed.card_kind[card] == kind]


def _missions(printed: Printed, moment: Moment) -> Iterator[Row]:
    """Tell the missions of the hand: nobody else sees them."""
    p, table = own(moment), table_of(printed, moment)
    known = known_missions(table, p)
    kept = [each for each in p.dealt if each in printed.box.missions]
    if kept:
        yield heading("missions dealt", "you have, now")
        yield from (_mission(printed, moment, each) for each in kept)
    if len(known) < len(p.missions):
        yield heading(f"missions {len(p.missions)}, secret")
    elif known:
        yield heading("your missions", "you have, now")
        yield from (_mission(printed, moment, each) for each in known)
    elif not kept:
        yield heading("no missions yet")


def _mission(printed: Printed, moment: Moment, mission: str) -> Row:
    have, now = how_far(printed, moment, mission)
    told = forms(in_words(printed, moment, mission), plain(conditions(printed, moment, mission)))
    right = line((f"{have} ", "faint"), (f"{now} VP", "points" if now > 0 else "faint"))
    return Row(f"mission/{mission}", line((mission, "title")), told, right)


def _card(printed: Printed, moment: Moment, card: str) -> Row:
    """Tell a card: spine, name, what it does from now on, points."""
    found, p = printed.box.improvements[card], own(moment)
    letter, ink = KIND_LETTERS[found.kind], KINDS[found.kind][1]
    is_new = moment.before is not None and card not in moment.before.players[p.seat - 1].cards
    spine = Span(letter, "strong") if moment.in_letters else Span(EDGE, ink)
    head = line(spine, " " if not is_new else NEW, (found.name, "text"))
    return Row(
        f"card/{card}",
        head,
        forms("; ".join(scrolls(found)), card_marks(found)),
        line((f"{found.vp} VP" if found.vp else "", "points")),
        "title",
        is_told=True,
    )


def _residence(printed: Printed, moment: Moment, residence: str) -> Row:
    found = printed.box.residences[residence]
    now = residence_now(table_of(printed, moment), own(moment), residence)
    spine = Span("R", "strong") if moment.in_letters else Span(EDGE, "home")
    return Row(
        f"residence/{residence}",
        line(spine, " ", (found.name, "text")),
        forms(effect_text(found.score), mark(found.score)),
        line((f"now {now} VP", "points")),
        "title",
        is_told=True,
    )


def note(printed: Printed, moment: Moment) -> str:
    """Say how many cards there are, and the discount."""
    p = own(moment)
    off = discount(table_of(printed, moment), p)
    return f"cards {len(p.cards)}" + (f" · prices -{off}$" if off else "")
