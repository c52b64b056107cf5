"""The screen of a game in play: it draws one seat's view, takes keys, and is the only place that answers questions."""

from typing import Any

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.geometry import Offset, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.screen import Screen
from textual.widget import Widget

from .actions import Actions
from .key_bar import key_bar
from .keys import BY_KEY
from .kit import Area, Kit, Moment
from .lines import Lines, blank, fitted, framed, line
from .log import Log
from .look import Look
from .page import Page
from .panel import Panel
from .prompt import Prompt
from .session import Session

LEAST_CELLS, LEAST_ROWS = 60, 18
_KEYS = ("rule", "search", "accept", "undo", "end", "map", "cards", "ship", "tracks", "explorer", "display", "others",
         "log", "points", "next_part", "grow", "commands", "quit")  # fmt: skip


class _Plan(Layout):
    """Lays every panel where the screen's plan says."""

    name = "plan"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:  # noqa: ARG002, FBT001, FBT002 - Textual's shape
        areas = parent.areas(size) if isinstance(parent, MatchScreen) else {}
        placements = []
        for order, child in enumerate(children):
            area = areas.get(child.id or "", Area(0, 0, 0, 0))
            region = Region(*area)
            placements.append(WidgetPlacement(region, Offset(), Spacing(), child, order, fixed=False))
        return placements


class MatchScreen(Screen[None]):
    """The table, the prompt, and whatever lies on top of them."""

    CSS = "MatchScreen { layers: table above; overflow: hidden; } #above { layer: above; }"
    AUTO_FOCUS = None

    def __init__(self, kit: Kit, session: Session, look: Look) -> None:
        """Show a session with a game's kit."""
        super().__init__()
        self.kit, self.session, self.look = kit, session, look
        self.prompt = Prompt()
        self.shown, self.focus_part, self.grown = kit.parts[0].name, "prompt", False
        self.cursors: dict[str, int] = {}
        self.overlays: list[Page] = []
        self.chronicle = Log()
        self.told: list[int] = []
        self.note = ""
        self.past: int | None = None
        self.actions = Actions(self)

    @property
    def layout(self) -> Layout:
        """The plan of the kit."""
        return _Plan()

    def compose(self) -> ComposeResult:
        """Make one panel for every part, and one for what lies on top."""
        for name in ("status", *[part.name for part in self.kit.parts], "prompt", "keys"):
            yield Panel(self.look, id=name)
        yield Panel(self.look, id="above")

    def areas(self, size: Size) -> dict[str, Area]:
        """Say where every panel lies; what is too small shows one notice."""
        cells, rows = size
        whole = Area(0, 0, cells, rows)
        if cells < LEAST_CELLS or rows < LEAST_ROWS or self.is_veiled:
            return {"above": whole}
        plan = self.kit.plan(cells, rows, self.shown, grown=self.grown)
        return {**plan, "above": whole if self.overlays else Area(0, 0, 0, 0)}

    @property
    def is_veiled(self) -> bool:
        """Tell whether nothing of the table may be seen: the keyboard is being passed."""
        return self.session.waits_for_other()

    def on_mount(self) -> None:
        """Draw the first picture."""
        self.settle()

    def on_resize(self, _event: Resize) -> None:
        """Draw everything anew in the new size."""
        self.redraw()

    def on_key(self, event: Key) -> None:
        """Turn a key into an action, for what lies on top or for the table."""
        event.stop()
        event.prevent_default()
        action = BY_KEY.get(event.key, "") or BY_KEY.get(event.character or "", "")
        with self.app.batch_update():
            self.actions.press(action, event.character or "")
            self.redraw()

    def settle(self) -> None:
        """Let bots and the only possible answers go ahead, up to the next question of a person."""
        while not self.session.waits_for_other() and self.session.advance():
            pass
        self.prompt.reset()
        self.redraw()

    def moment(self) -> Moment:
        """Gather what is to be drawn."""
        session = self.session
        question = session.question if self.past is None else None
        mine = question is not None and question.seat == session.viewer
        view = session.view(None if self.past is None else session.state_at(self.past))
        options = self.kit.describe(view, question) if question is not None and mine else ()
        moment = Moment(
            view=view,
            seat=session.viewer,
            question=question if mine else None,
            options=options,
            highlighted=self.prompt.at,
            names={number: seat.name for number, seat in enumerate(session.seats, 1)},
            cursors=self.cursors,
            past="" if self.past is None else f"answer {self.past}",
        )
        option = moment.option
        if option is not None:
            moment = moment._replace(after=session.after(option.id))
        return moment

    def redraw(self) -> None:
        """Draw every panel that can be seen; each repaints only what changed."""
        if not self.is_mounted:
            return
        cells, rows = self.size
        areas = self.areas(self.size)
        self._place(areas)
        if "prompt" not in areas:
            self._panel("above").show(self._notice(cells, rows))
            return
        moment = self.moment()
        for name, area in areas.items():
            if area.cells and area.rows:
                self._panel(name).show(self._picture(name, moment, area))

    def _place(self, areas: dict[str, Area]) -> None:
        now = {child.id: child.region for child in self.children}
        wanted = {child.id: Region(*areas.get(child.id or "", (0, 0, 0, 0))) for child in self.children}
        if now != wanted:
            # Textual forgets the arrangement of the parents of whoever asks, not its own.
            self._clear_arrangement_cache()
            self.refresh(layout=True)

    def _panel(self, name: str) -> Panel:
        return self.query_one(f"#{name}", Panel)

    def _picture(self, name: str, moment: Moment, area: Area) -> Lines:
        cells, rows = area.cells, area.rows
        if name == "status":
            return [self.kit.status(moment, cells)]
        if name == "keys":
            return [fitted(line((f" {self.note}", "warn")), cells) if self.note else key_bar(_KEYS, cells)]
        if name == "above":
            return self.overlays[-1].draw(cells, rows) if self.overlays else []
        focused = name == self.focus_part
        if name == "prompt":
            inner = self.prompt.draw(self.kit, moment, cells - 2, rows - 2)
            return framed(self._title(moment), inner, cells, rows, focused=focused)
        if name == "log":
            self.chronicle.listen(self.session, self.kit)
            return framed("Log", self.chronicle.draw(moment, rows - 2), cells, rows, focused=focused)
        title = next(part.title for part in self.kit.parts if part.name == name)
        return framed(title, self.kit.draw(name, moment, cells - 2, rows - 2), cells, rows, focused=focused)

    def _title(self, moment: Moment) -> str:
        return moment.names.get(moment.seat, "")

    def _notice(self, cells: int, rows: int) -> Lines:
        """Say that the keyboard goes to somebody else, or that the terminal is too small."""
        if cells < LEAST_CELLS or rows < LEAST_ROWS:
            text = f"{cells}×{rows} is too small; the table needs {LEAST_CELLS}×{LEAST_ROWS}. Nothing is lost."
            return blank([*[()] * (rows // 2), line(text[:cells])], rows)
        question = self.session.question
        name = self.session.seats[question.seat - 1].name if question is not None else ""
        middle: Lines = [
            line((f"   Pass the keyboard to {name}.", "strong")),
            (),
            line("   Press any key when nobody else is looking."),
        ]
        return blank([*[()] * (rows // 2 - 2), *middle], rows)

    def take(self, option: str) -> None:
        """Answer the open question: the one place where that happens."""
        number = self.session.number
        if self.session.answer(number, option):
            self.settle()

    def tell(self, note: str) -> None:
        """Say something in the last line until the next key."""
        self.note = note

    def leave(self, result: Any = None) -> None:  # noqa: ANN401 - Textual's own word
        """Go back to the title; everything is saved."""
        self.dismiss(result)
