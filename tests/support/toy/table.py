"""The table of the toy game on a screen: the sea, baskets, wishes and points, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.forms import value_of
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.scores import Ahead, ahead
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, line, wrapped
from maracaibo_tui.tui.screen.surface import BAND, chip
from maracaibo_tui.tui.shell import points_table, told_rows
from maracaibo_tui.tui.shell.chart.coast import coast
from maracaibo_tui.tui.shell.chart.labels import Label, Sign, laid_out, shone
from maracaibo_tui.tui.shell.chart.sheet import Put, Sheet
from maracaibo_tui.tui.shell.chart.ways import Spot, dots
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.evening import open_sea
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Area, Change, Group, Kit, Moment, Part, Read, Result, RoundOver, Source
from maracaibo_tui.tui.shell.kit import Scored as RoundScored
from maracaibo_tui.tui.shell.marking import Marks, marked
from maracaibo_tui.tui.shell.pages.sheet import centred
from maracaibo_tui.tui.shell.status_groups import grouped, of_the_past
from tests.support.toy import pieces, words
from tests.support.toy.box import Printed
from tests.support.toy.state import BroughtUp, Divers, Scored, TurnBegun

_PROMPT_ROWS = 9
_WIDE = (120, 36)
_SEA_CELLS = 70
_BOAT, _BAG = (12, 1), (24, 5)
_HIDDEN = frozenset({(x, _BOAT[1]) for x in range(11, 20)})
_WAY: tuple[Spot, ...] = dots((_BOAT, (12, 3), _BAG), _HIDDEN)

_POINTS = points_table.Points({}, lambda what: f"points/{what}")


def make_kit(printed: Printed) -> Kit:
    """Give what draws the table with these shells."""
    return ToyKit(printed)


def draw_title(cells: int, rows: int) -> Lines:
    """Draw the picture of the title."""
    drawn: Lines = [line(("Divers", "accent bold")), (), line((". @ .  . @ .", "shell")), ()]
    return [centred(each, cells) for each in drawn][: max(1, rows)]


class ToyKit:
    """Pictures, words and the plan of the screen."""

    title = "Divers"
    bar = ("sea", "basket", "wish", "points", "log")
    parts = (
        Part("sea", "sea", "Sea", ground="deep"),
        Part("basket", "basket", "Baskets", is_long=True, is_sorted=True),
        Part("wish", "wish", "Wishes"),
        Part("points", "points", "Points", is_summary=True),
        Part("log", "log", "Log"),
    )

    def __init__(self, printed: Printed) -> None:
        """Draw with these shells."""
        self.printed = printed

    def plan(self, cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
        """Lay out status, one part, prompt and keys; where there is room the sea, another part and the log."""
        del read
        frame = {"status": Area(0, 0, cells, 1), "keys": Area(0, rows - 1, cells, 1)}
        high = rows - 2 - _PROMPT_ROWS
        prompt = Area(0, 1 + high, cells, _PROMPT_ROWS)
        if grown or cells < _WIDE[0] or rows < _WIDE[1]:
            return {**frame, shown: Area(0, 1, cells, high), "prompt": prompt}
        right, beside = cells - _SEA_CELLS, shown if shown not in {"sea", "log"} else "basket"
        half = high // 2
        return {
            **frame,
            "sea": Area(0, 1, _SEA_CELLS, high),
            beside: Area(_SEA_CELLS, 1, right, half, gap=1, foot=1),
            "log": Area(_SEA_CELLS, 1 + half, right, high - half, gap=1),
            "prompt": prompt,
        }

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""
        match part:
            case "sea":
                return _sea(self.printed, moment, cells, rows)
            case "basket":
                return told_rows.listed(self._baskets(moment), self._marked(moment), cells, rows)
            case "points":
                return points_table.draw(_POINTS, moment, self._ahead(moment), cells, rows)
            case _:
                return [
                    line(text) for text in words.POSITION[part](self.printed, moment.view, moment.names, moment.seat)
                ]

    def note(self, part: str, moment: Moment) -> Line:
        """Say in a heading how many shells were brought up."""
        count = sum(map(len, moment.view.baskets))
        return line((f"{count} brought up", "faint")) if part == "basket" and count else ()

    def as_shown(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show: options lie on the sea only."""
        return moment if part == "sea" else moment._replace(question=None, options=(), highlighted=0, after=None)

    def length(self, part: str, moment: Moment) -> int:
        """Count the shells or the lines of points that the cursor can visit."""
        return len(self._visited(part, moment))

    def stride(self, part: str, moment: Moment, direction: str, size: tuple[int, int]) -> int:
        """Go on or back by one."""
        del part, moment, size
        return 1 if direction in {"down", "right"} else -1

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question."""
        return "wish" if question.point == "TOY-4" else "sea"

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the page of what the cursor stands on."""
        return moment.under_cursor(part, self._visited(part, moment))

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is, and how many points everybody has."""
        if moment.past:
            return of_the_past(moment.past, "", key_of("back", moment.keys), cells)
        seats = [*enumerate(moment.view.points, 1)]
        head = line((" Round ", "faint"), (f"{moment.view.round}", "strong bold"), f" of {moment.view.options.turns}")
        groups = [
            line(
                chip(f" {letter(seat)} ", style(seat)),
                (f" {moment.names[seat]}", "strong bold") if seat == moment.seat else "",
                (f" {points} points", "points"),
            )
            for seat, points in seats
        ]
        return grouped(head, [groups], cells, moment.seat - 1)

    def headline(self, moment: Moment, *, is_brief: bool = False) -> Line:  # noqa: ARG002 - it has one form
        """Say the question in a sentence."""
        if moment.question is None:
            told = words.won(moment.view, moment.names) if moment.view.is_over else "Somebody else decides."
            return line((told, "strong bold"))
        sentence, source = words.in_words(self.printed, moment.view, moment.question)
        return line((sentence, "strong bold"), (f"  {source}" if source else "", "shell"))

    def columns(self, moment: Moment) -> Columns:
        """Say of every option the points that are sure, and what it is about."""
        heads = (Column("what"), Column("points", is_figure=True), Column("worth", is_figure=True))
        return Columns(heads, tuple([self._choice(option) for option in moment.options]))

    def _choice(self, option: Option) -> Choice:
        shell, sure = self.printed.box.shells.get(value_of(option.id)), sum(amount for _, amount in option.change)
        points, worth = line((f"{sure:+}" if sure else "", "gain")), line((f"{shell.worth}" if shell else "", "shell"))
        return Choice(option.label, (points, worth))

    def gains(self, moment: Moment, cells: int) -> Line:
        """Say what becomes of the points."""
        del cells
        if moment.turned_up:
            return line("a shell is turned up")
        if moment.after is None:
            return ()
        now, then = moment.view.points[moment.who - 1], moment.after.points[moment.who - 1]
        return line(f"points {now}->{then}" if now != then else "no points")

    def walk(self, moment: Moment, direction: str, size: tuple[int, int] | None = None) -> int | None:
        """Give the option that lies in a direction: a dive goes down, a rest up."""
        del size
        wanted = {"down": "dive", "up": "rest"}.get(direction)
        return next((at for at, option in enumerate(moment.options) if option.id == wanted), None)

    def brings(self, moment: Moment) -> str:
        """Say nothing more than the option says itself."""
        del moment
        return ""

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """Say why nobody dives yet while there are wishes to be made (TOY-WISH-01)."""
        is_wishing = moment.question is not None and moment.question.point == "TOY-4"
        return (Denied("Dive", "first everybody wishes", "TOY-WISH-01"),) if is_wishing else ()

    def reminders(self, moment: Moment) -> Lines:
        """Remind of the wish while a shell may be kept."""
        asked, wish = moment.question, moment.view.wishes[moment.who - 1]
        if asked is None or not wish or asked.source != f"shell/{wish}":
            return []
        return [line("this is what you wished for")]

    def shown_at(self, event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
        """Name the part where an event is to be seen, and the shell that lights up."""
        lit = (f"shell/{event.shell}",) if isinstance(event, BroughtUp) else ()
        return "points" if is_scored or isinstance(event, Scored) else "sea", lit

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List the shells."""
        del at_table
        return [Thing(address, *self._called(address)) for address in pieces.addresses(self.printed)]

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List the lines of points: divers have no pages."""
        return [Thing(address, "Points", "what they consist of") for address in self._visited("points", moment)]

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a shell, and say where it is; or that of points."""
        kind, _, shell = address.partition("/")
        if kind == "points":
            return [
                line(text) for text in words.POSITION["points"](self.printed, moment.view, moment.names, moment.seat)
            ]
        owners = [moment.names[seat] for seat, basket in enumerate(moment.view.baskets, 1) if shell in basket]
        return [*self.page(address, cells), *(line(f"It is in {name}'s basket.") for name in owners)]

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a shell, or points."""
        return ("TOY-END-01",) if address.startswith("points/") else pieces.explain(self.printed, address).rules

    def part_rules(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the shells in it."""
        rule = {"basket": "TOY-SHELL-02", "wish": "TOY-WISH-02", "points": "TOY-END-01"}.get(part)
        return (rule, *(self._visited(part, moment) if part == "basket" else ())) if rule else ()

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the shell that the highlighted option is about, or that asks the question."""
        shell = "" if moment.option is None else value_of(moment.option.id)
        asks = "" if moment.question is None else moment.question.source
        return [f"shell/{shell}"] if shell else [asks] if asks else []

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a shell."""
        return wrapped(pieces.explain(self.printed, address).text, cells)

    def result(self, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
        """Say what the game came to: points scored while diving, and by wishes."""
        view = moment.view
        found = [each for each in log if isinstance(each, Scored) and words.is_scoring(each, view)]
        wishes: dict[int | str, int] = {each.seat: each.points for each in found}
        total = self.if_ended(view)
        dives = {seat: points - wishes.get(seat, 0) for seat, points in total.items()}
        group = Group(
            Source("scored", total),
            [Source("dives", dives, "shell", sign="d"), Source("wishes", wishes, "gain", sign="w")],
        )
        told = filter(None, notes)
        return Result(words.won(view, moment.names), [group], Source("total", total), moment.names, tuple(told))

    def backdrop(self, cells: int, rows: int, coast: str) -> Lines:
        """Draw the open sea: there is no coast in sight."""
        del coast
        return open_sea(cells, rows)

    def is_round_over(self, event: object) -> bool:
        """Tell whether a round of a long game is over."""
        return isinstance(event, TurnBegun) and event.round > 0

    def round_over(self, view: Divers, names: Mapping[int | str, str], heard: Sequence[object]) -> RoundOver | None:
        """Say what was scored so far and in this round; nothing changes but whose turn it is."""
        begun = [at for at, each in enumerate(heard) if isinstance(each, TurnBegun)]
        first, last = begun[-1 - view.options.players], heard[-1]
        if not isinstance(last, TurnBegun):
            return None
        brought = [each for each in heard[first:] if isinstance(each, Scored)]
        gained = {seat: sum(each.points for each in brought if each.seat == seat) for seat in names}
        return RoundOver(
            f"Round {last.round - 1}",
            f"Round {last.round}",
            names[last.seat],
            [Source("dives", self.if_ended(view), "shell", sign="d")],
            [RoundScored(seat, "", "dives", gained[seat], points) for seat, points in enumerate(view.points, 1)],
            [Change("+", "gain", f"{len(view.bag)} shells are left in the bag")],
            names,
            first,
        )

    def if_ended(self, view: Divers) -> Mapping[int | str, int]:
        """Give the points as they are: nothing is scored at the end."""
        return {seat: points for seat, points in enumerate(view.points, 1)}  # noqa: C416 - seats are ids here

    def is_read(self, event: object) -> bool:
        """Say that nothing is read aloud."""
        del event
        return False

    def read(self, view: Divers, names: Mapping[int | str, str], event: object = None) -> Sequence[Read]:
        """Read nothing."""
        del view, names, event
        return ()

    def ballot(self, view: Divers, names: Mapping[int | str, str], question: Question) -> None:
        """Vote on nothing that was read."""
        del view, names, question

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List no places: there is only the sea."""
        del moment, cells
        return ()

    def _called(self, address: str) -> tuple[str, str]:
        found = pieces.explain(self.printed, address)
        return found.called, found.kind

    def _told(self, part: str, moment: Moment) -> Lines:
        return [line(text) for text in words.POSITION[part](self.printed, moment.view, moment.names, moment.seat)]

    def _ahead(self, moment: Moment) -> Ahead:
        return ahead(self.if_ended(moment.view), {seat: {} for seat in moment.names}, ())

    def _visited(self, part: str, moment: Moment) -> list[str]:
        if part == "points":
            return points_table.addresses(_POINTS, self._ahead(moment))
        found = [shell for basket in moment.view.baskets for shell in basket] if part == "basket" else []
        worth = {shell: self.printed.box.shells[shell].worth for shell in found}
        ordered = sorted(found, key=lambda shell: -worth[shell]) if moment.order == "worth" else found
        return [f"shell/{shell}" for shell in ordered]

    def _marked(self, moment: Moment) -> Marks:
        """Mark the shell that is highlighted, and the one at the cursor."""
        return marked(moment, self.concerned(moment), self.at_cursor("basket", moment))

    def _baskets(self, moment: Moment) -> list[told_rows.Row]:
        """Give a row for every shell that was brought up: whose it is, what it is called, and what it is worth."""
        marks, rows = self._marked(moment), list[told_rows.Row]()
        for address in self._visited("basket", moment):
            shell = address.partition("/")[2]
            owner = next(seat for seat, basket in enumerate(moment.view.baskets, 1) if shell in basket)
            found = self.printed.box.shells[shell]
            head = line(chip(letter(owner), style(owner)), " ", marks.name(address, found.name))
            rows.append(told_rows.Row(address, head, right=line((f"{found.worth}", "shell"))))
        return rows or [told_rows.heading("The baskets are empty.")]


def _sea(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the bay: where one dives the way and the bag light up; its last row says what is highlighted."""
    mask = printed.box.bay
    is_diving = moment.option is not None and moment.option.id == "dive"
    shells = Sign((Span("@ " * len(moment.view.bag), "shell"),), 1, (Span("@…", "shell"),), 0)
    labels = (
        Label("boat", _BOAT, "r", cells, Span("▲", "text"), Span("boat", "text")),
        Label("bag", _BAG, "r", cells, Span(f"({len(moment.view.bag)})", "text"), Span("bag", "text"), (shells,)),
    )
    puts: dict[int, list[Put]] = {}
    for x, y in _WAY if is_diving else ():
        puts.setdefault(y, []).append(Put(x, "•", "accent bold"))
    for label in labels:
        (laid,) = laid_out((label,), cells)
        lit = is_diving and label.key == "bag"
        puts.setdefault(laid.y, []).extend(shone(laid, BAND, cells) if lit else laid.puts)
    if moment.option is not None:
        puts.setdefault(rows - 1, []).append(Put(1, f"► {moment.option.label}", "strong bold"))
    return _sheet(mask.rows if mask is not None else (), (cells, rows), moment.coast).lines(puts)


@lru_cache(maxsize=4)
def _sheet(mask: Sequence[str], size: tuple[int, int], manner: str) -> Sheet:
    always: dict[int, list[Put]] = {}
    for x, y in _WAY:
        always.setdefault(y, []).append(Put(x, "·", "route"))
    return Sheet(coast(mask, *size, manner), always)
