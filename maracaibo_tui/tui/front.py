"""The ways between the pages and the tables: from the title to a game and back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import convert
from msgspec.structs import asdict, replace

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.library.saves import path_of as game_path
from maracaibo_tui.library.settings import Settings, SettingsError
from maracaibo_tui.library.shelf import last_played, to_go_on_with
from maracaibo_tui.play.which import meant, played_last

from .app import MaracaiboApp
from .screen import edge
from .screen.edge import Terminal
from .screen.look import Look
from .shell.applied_settings import difference, keep, look_of, usual_settings
from .shell.kit import kit_of, picture_of
from .shell.pages.games import TODAY, in_a_line, when
from .shell.pages.page_screen import PageScreen
from .shell.pages.title import TitlePage, Way

if TYPE_CHECKING:
    from maracaibo_tui.play.plan import Plan
    from maracaibo_tui.play.sitting import Sitting

    from .campaigns import CampaignFront
    from .shell.desk import Desk
    from .shell.kit import Kit
    from .shell.pages.rulebook import RulebookPage
    from .shell.pages.settings import SettingsPage

NOT_SAVED, REFUSED = 1, 2


def shown(wish: NewGame | OldGame, terminal: Terminal) -> int:
    """Show the title, or at once the game that was asked for, until the program is left; or say why not."""
    try:
        app = application(wish, terminal)
    except SaveError as error:
        edge.refuse(str(error))
        return REFUSED
    edge.install(app)
    app.run(mouse=False)
    if app.return_code:
        raise SystemExit(app.return_code)
    for loss in filter(None, app.losses.values()):
        edge.refuse(loss)
    return NOT_SAVED if any(app.losses.values()) else 0


def application(wish: NewGame | OldGame, terminal: Terminal) -> MaracaiboApp:
    """Make the application; a wish that cannot be granted is refused before the screen changes."""
    front = Front(terminal)
    front.app = MaracaiboApp(front.look, front.wanted(wish), front.pages)
    front.app.output.erases = terminal.erases
    return front.app


class Drawn(Protocol):
    """A screen that follows the settings."""

    def restyle(self, look: Look, settings: Settings) -> None:
        """Draw everything in another look, and follow other settings."""


class Front:
    """Where every page leads to."""

    app: MaracaiboApp

    def __init__(self, terminal: Terminal) -> None:
        """Read the settings."""
        self.terminal = terminal
        self.settings, self.note = usual_settings()
        self.look = self.look_of(self.settings)
        self.game = played_last()
        """The game whose title or table is shown."""
        turn = self._turn if len(TITLES) > 1 else None
        self.title = TitlePage(lambda cells, rows: picture_of(self.game, cells, rows), (), turn)
        self.pages = PageScreen(self.look, self.title, self.settings)
        self.pages.is_shown = False
        self.pages.rulebook = self._rulebook_page
        self._drawn: list[Drawn] = [self.pages]
        """What follows the settings: the pages, and upon them a table while one is shown."""

    def look_of(self, settings: Settings) -> Look:
        """Give the look of settings on this terminal."""
        return look_of(settings, self.terminal)

    def ways(self) -> list[Way]:
        """List where the title leads to."""
        last, rival = last_played(), self.game.rival
        alone = [Way(f"Alone against {rival.label}", rival.says, lambda: self.new_game(alone=True))] if rival else []
        stories = (
            [Way("Campaigns", "a story over several games", lambda: self.campaigns().open())]
            if self.game.campaigns
            else []
        )
        ways = [
            Way("New game", self.game.company, self.new_game),
            *alone,
            Way("Saved games", "", self.saves),
            *stories,
            Way("Rulebook", "a first game in ten minutes", self.rulebook, "rule"),
            Way("Settings", "look, pace, keys", self.change_settings, "settings"),
            Way("Quit", "", self.leave, "quit"),
        ]
        if last is None or last.header is None or last.header.over or last.header.game not in TITLES:
            return ways
        name = last.name
        played = when(last.changed, datetime.now(UTC).astimezone()).removeprefix(TODAY)
        told = in_a_line(last.header, played, says_game=last.header.game != self.game.id)
        return [Way("Continue", told[0], lambda: self.go_on(game_path(name)), briefer=told[1:]), *ways]

    def wanted(self, wish: NewGame | OldGame) -> Callable[[MaracaiboApp], Awaitable[None] | None]:
        """Give what is shown first."""
        if isinstance(wish, OldGame):
            path = to_go_on_with(wish.name)
            if holder(path):
                return lambda _app: self.show_pages(lambda: self.look_on(path))
            sitting = self._old(path, wish.pack)
            if sitting.campaign and not sitting.is_over:
                return lambda _app: self.show_pages(lambda: self.campaigns().come_back(sitting))
            return lambda _app: self.play(sitting)
        if wish == NewGame():
            return lambda _app: self.show_pages()
        from maracaibo_tui.play.granting import is_complete

        self.game = meant(wish)
        plan = self.plan(wish)
        if is_complete(wish):
            sitting = self._new(plan)
            return lambda _app: self.play(sitting)
        return lambda _app: self.show_pages(lambda: self._open_new_game(plan))

    def show_pages(self, then: Callable[[], None] | None = None) -> None:
        """Show the title, and on top of it what is opened then."""
        self.title.offer(self.ways())
        self.title.foot.note, self.note = self.note, ""
        self.pages.is_shown = True
        self.pages.redraw()
        if then is not None:
            then()

    def new_game(self, *, alone: bool = False) -> None:
        """Open the page for a new game."""
        from maracaibo_tui.play.granting import alone as alone_in

        plan = self.plan(NewGame())
        self._open_new_game(alone_in(self.game, plan) if alone else plan)

    def go_on(self, path: Path) -> None:
        """Go on with a saved game, or look on while another window has it, or say on the page why neither."""
        if holder(path):
            self.look_on(path)
            return
        try:
            sitting = self._old(path)
        except SaveError as error:
            self.pages.say(str(error))
            return
        plays = self.campaigns().come_back if sitting.campaign and not sitting.is_over else self.play
        plays(sitting)

    def play(self, sitting: Sitting) -> Awaitable[None] | None:
        """Show the table until it is left; a game that is over begins with its score sheet.

        Rulebook and settings are those of this game from now on, and so is the title one comes back to.
        """
        self.game = sitting.title
        if not sitting.is_over:
            return self.table(sitting)
        self.finished(sitting)
        return None

    def table(self, sitting: Sitting, begin: Callable[[Desk], None] | None = None) -> Awaitable[None]:
        """Show the table; it is open in one window only. Before its first picture something may be done there."""
        sitting.saving.hold()
        from .shell.desk import Doors
        from .shell.listening import listen
        from .shell.match_screen import MatchScreen

        screen = MatchScreen(self._kit(sitting), sitting.referee, self.look, self.settings, begin)
        company = sitting.company(listen, screen.desk.announce)
        doors = Doors(change_settings=self._settings_at_the_table, remember=self.keep, rest=company.rest)
        if sitting.campaign:
            doors = doors._replace(campaign=lambda: self.campaigns().lay_upon(sitting))
        screen.open_doors(doors._replace(prepare=company.prepare, advise=company.advise, explain=company.explain))
        sitting.saving.tell = screen.desk.announce
        self._drawn = [self.pages, screen]
        if sitting.note:
            screen.desk.announce(sitting.note)
        mounted: Awaitable[None] = self.app.push_screen(screen, lambda _result: self.left(sitting))
        return mounted

    def _to_table(self, sitting: Callable[[], Sitting], begin: Callable[[Desk], None] | None = None) -> None:
        try:
            self.table(sitting(), begin)
        except SaveError as error:
            self.pages.say(str(error))

    def left(self, sitting: Sitting) -> None:
        """Come back from a table: to the score sheet when the game is over, otherwise to the title."""
        if sitting.saving.problem:
            # Since the last answer there may be room again.
            sitting.keep()
        self.app.losses[sitting.saving.path] = sitting.saving.loss
        sitting.saving.release()
        self._drawn = [self.pages]
        if sitting.is_over:
            self.finished(sitting)
        else:
            self.pages.back_to_first()
            problem, saved = sitting.saving.problem, f"Saved as {sitting.saving.path.stem}."
            self.show_pages(lambda: self.pages.say(problem) if problem else self.pages.tell(saved))

    def finished(self, sitting: Sitting) -> None:
        """Show the score sheet of a game that is over."""
        from .shell.looking_back import from_the_start, look_at_the_board
        from .shell.pages import analysis, figures, progress
        from .shell.pages.finished import FinishedPage

        sitting.saving.release()
        # How it ended has been told, or was seen before; to look at the board tells nothing again.
        sitting.referee.forget_what_was_told()
        referee, kit = sitting.referee, self._kit(sitting)
        result = progress.result(kit, referee)
        ways = [
            Way("Look at the board", "", lambda: self._to_table(lambda: sitting, look_at_the_board)),
            Way("Replay", "", lambda: self._to_table(lambda: sitting, from_the_start)),
            Way(
                "Next game of the campaign" if sitting.campaign else "Same set-up again",
                "",
                lambda: self._to_table(sitting.again),
            ),
            *analysis.ways(sitting, self.pages, self._to_table),
            *figures.ways(sitting, self.pages),
            Way("Title", "", self.back_to_title),
        ]

        def opens(at: int) -> None:
            self.pages.open(progress.opened(kit, referee, result, at))

        self.pages.back_to_first()
        self.show_pages()
        have_pages = all(row.opens for row in result.rows)
        page = FinishedPage(result, progress.draw(kit, referee), ways, opens if have_pages else None)
        self.pages.open(page)
        if sitting.campaign:
            self.campaigns().ended(sitting)

    def campaigns(self) -> CampaignFront:
        """Give the ways between the pages of campaigns."""
        from .campaigns import CampaignFront

        return CampaignFront(self)

    def saves(self) -> None:
        """Open the page of saved games."""
        from maracaibo_tui.cabinet.saved import taken_in

        from .shell.pages.preview import Preview
        from .shell.pages.saves import SavesPage, Ways

        self.pages.open(SavesPage(Preview(lambda: self.look.coast), Ways(self.go_on, taken_in, self.back_to_title)))

    def look_on(self, path: Path) -> None:
        """Look on at a game that is open in another window."""
        from .shell.pages.onlooking import OnlookingPage
        from .shell.pages.preview import Preview

        self.pages.open(OnlookingPage(path, Preview(lambda: self.look.coast), self.go_on))

    def back_to_title(self) -> None:
        """Close the page on top; the title may have somewhere else to lead to."""
        self.pages.close()
        self.title.offer(self.ways())

    def rulebook(self) -> None:
        """Open the rulebook at its index."""
        from .first_game import first_game

        page = self._rulebook_page("rule")
        page.tell = lambda: self.pages.open(first_game(self))
        self.pages.open(page)

    def _rulebook_page(self, action: str) -> RulebookPage:
        """Make the page of the rulebook, with the cards and places of the usual pack."""
        from maracaibo_tui.cabinet.packs import load_printed
        from maracaibo_tui.library.rulebook import rulebook_of

        from .shell.pages.rulebook import rulebook_page

        kit = kit_of(self.game, load_printed(self.game))
        return rulebook_page(rulebook_of(self.game.id), kit, searches=action == "search")

    def change_settings(self) -> None:
        """Open the page of settings."""
        self.pages.open(self._settings_page())

    def _settings_at_the_table(self) -> None:
        """Lay the page of settings upon the table; every change is seen there as well."""
        upon = PageScreen(self.look, self._settings_page(), self.settings, is_upon_a_table=True)
        upon.rulebook = self._rulebook_page
        self._drawn.append(upon)
        self.app.push_screen(upon, lambda _result: self._drawn.remove(upon))

    def _settings_page(self) -> SettingsPage:
        from .shell.pages.settings import SettingsPage

        page = SettingsPage(self.settings, self.game, self._use)
        if problem := usual_settings()[1]:
            page.foot.note = f"The usual settings apply until the file is mended. {problem}"
        return page

    def _use(self, settings: Settings) -> str:
        """Put settings to use and write what is new; a file with a mistake is left to whoever wrote it."""
        chosen = difference(self.settings, settings)
        self._show(settings)
        problem = keep(chosen)
        return f"This lasts only until you leave. {problem}" if problem else ""

    def keep(self, chosen: Mapping[str, str]) -> str:
        """Write down what was chosen at the table, beside what else is set."""
        if problem := keep(chosen):
            return problem
        self._show(convert({**asdict(self.settings), **chosen}, Settings))
        return ""

    def _show(self, settings: Settings) -> None:
        before, self.settings = self.settings, settings
        if any(getattr(before, name) != getattr(settings, name) for name in ("theme", "colours", "glyphs")):
            self.look = self.app.look = self.look_of(settings)
            self.app.redraw_all()
        for screen in self._drawn:
            screen.restyle(self.look, self.settings)

    def leave(self) -> None:
        """Leave the program."""
        self.app.exit()

    def _open_new_game(self, plan: Plan) -> None:
        from maracaibo_tui.play.setting_up import SetUp

        from .shell.pages.new_game import NewGamePage

        self.pages.open(NewGamePage(SetUp(self.game), plan, self._begin))

    def _begin(self, plan: Plan) -> str:
        """Begin a game and remember what was chosen for it."""
        from maracaibo_tui.play.last_choice import keep_choice

        try:
            sitting = self._new(plan)
        except SaveError as error:
            return str(error)
        with suppress(SettingsError):
            keep_choice(self.game, plan)
        self.pages.back_to_first()
        self.play(sitting)
        return ""

    def plan(self, wish: NewGame) -> Plan:
        """Give what a wish comes to, with what was chosen last."""
        from maracaibo_tui.play.granting import is_complete, planned
        from maracaibo_tui.play.last_choice import last_choice

        before = last_choice(self.game)
        return planned(self.game, wish, replace(before, chosen={}) if is_complete(wish) else before)

    def _turn(self, step: int) -> None:
        """Turn to the title of another game."""
        games = list(TITLES)
        self.game = title_of(games[(games.index(self.game.id) + step) % len(games)])
        self.title.offer(self.ways())

    @staticmethod
    def _kit(sitting: Sitting) -> Kit:
        return kit_of(sitting.title, sitting.terms.game.printed)

    def _new(self, plan: Plan) -> Sitting:
        from maracaibo_tui.play.setting_up import begun

        return begun(self.game, plan)

    def _old(self, path: Path, pack: str | None = None) -> Sitting:
        from maracaibo_tui.play.sitting import old_game

        return old_game(path, pack)
