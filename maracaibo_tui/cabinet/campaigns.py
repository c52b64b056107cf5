"""The folder of campaigns: one file each, listed, copied, branched, laid aside, and finished games folded in, once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maracaibo_tui.engine.campaign_pages import Plain, Played
from maracaibo_tui.engine.campaigns import plain as plain_values
from maracaibo_tui.engine.reasons import counted
from maracaibo_tui.engine.record_file import Header, RecordError
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library import shelf
from maracaibo_tui.library.lock import Hold, InUseError, holder
from maracaibo_tui.library.paths import data_folder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import (
    ENDING,
    Listed,
    SaveError,
    earlier,
    expect_open,
    games_folder,
    is_there,
    listed_file,
    path_of,
    write,
)
from maracaibo_tui.library.saves import listed as listed_games
from maracaibo_tui.library.saves import read as read_bytes
from maracaibo_tui.library.shelf import DELETED, SOUND_ELSEWHERE

from .campaign_file import Campaign, Parent, read, written
from .saved import Opened, open_saved

_LONGEST_ID = 40
_NO_ID = re.compile("[^A-Za-z0-9_-]+")
_ORDER = "%Y-%m-%dT%H:%M:%SZ"


def campaigns_folder() -> Path:
    """Give the folder of campaigns; it need not exist yet."""
    return data_folder() / "campaigns"


KEPT = shelf.Kept("campaign", "campaign", campaigns_folder)


class Listing(Struct, frozen=True):
    """A file in the folder of campaigns: what it holds, or what is wrong with it."""

    id: str
    changed: datetime
    campaign: Campaign | None
    problem: str = ""
    kind: str = ""


def now() -> str:
    """Give the moment as files have it."""
    return datetime.now(UTC).strftime(_ORDER)


def path(name: str) -> Path:
    """Give the file of a campaign."""
    return path_of(name, campaigns_folder())


def read_campaign(name: str) -> Campaign:
    """Read a campaign; whatever prevents it is one sentence."""
    return _read(path(name), f' "maracaibo campaign recover {name}" takes its last good state.')


def _read(file: Path, way_out: str = "") -> Campaign:
    if not is_there(file):
        raise SaveError(f'There is no campaign called "{plain(file.stem)}": "maracaibo campaign" lists them.')
    return replace(_parsed(file, way_out), id=file.stem)


def _parsed(file: Path, way_out: str = "") -> Campaign:
    try:
        return read(read_bytes(file))
    except RecordError as error:
        way = way_out if error.kind not in SOUND_ELSEWHERE and is_there(earlier(file)) else ""
        raise SaveError(f"{plain(str(file))}: {error}.{way}") from error


def listed(folder: Path | None = None) -> list[Listing]:
    """List the campaigns, the last changed first; a file that is none comes with what is wrong with it."""
    place = folder or campaigns_folder()
    try:
        files = [each for each in place.iterdir() if each.suffix == ENDING and not each.name.startswith(".")]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError(f"{plain(str(place))}: it cannot be read ({error.strerror}).") from error
    return sorted([_listing(each) for each in files], key=lambda each: (each.changed, each.id), reverse=True)


def _listing(file: Path) -> Listing:
    try:
        changed = datetime.fromtimestamp(file.lstat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        changed = datetime.fromtimestamp(0, UTC)
    try:
        return Listing(
            plain(file.stem), changed, replace(read(read_bytes(path_of(file.stem, file.parent))), id=file.stem)
        )
    except RecordError as error:
        return Listing(plain(file.stem), changed, None, f"{plain(str(file))}: {error}.", error.kind)
    except SaveError as error:
        return Listing(plain(file.stem), changed, None, str(error), "not readable")


def deleted() -> list[Listing]:
    """List the campaigns that can be brought back."""
    return listed(campaigns_folder() / DELETED)


@contextmanager
def held(name: str) -> Iterator[None]:
    """Keep other windows from changing a campaign for a moment."""
    try:
        hold = Hold(path(name))
    except InUseError as error:
        raise InUseError(f'The campaign "{plain(name)}" is being changed in another window: try again.') from error
    try:
        yield
    finally:
        hold.release(for_good=not is_there(path(name)))


def keep(campaign: Campaign) -> None:
    """Write a campaign; whoever changes one holds it."""
    write(path(campaign.id), written(campaign))


def added(campaign: Campaign) -> str:
    """Write a new campaign under an id that nothing else has; gives the id."""
    name = free_id(campaign.id)
    with held(name):
        if is_there(path(name)):
            raise SaveError(f'There is a campaign called "{plain(name)}" already.')
        keep(replace(campaign, id=name))
    return name


def free_id(wish: str) -> str:
    """Give an id that neither a campaign nor a deleted one has, and that no game says it belongs to."""
    stem, number = wish[:_LONGEST_ID].rstrip("-_0123456789") or "campaign", 1
    while is_taken(f"{stem}-{number}"):
        number += 1
    return f"{stem}-{number}"


def is_taken(name: str) -> bool:
    """Tell whether a campaign is called so, a deleted one, or one whose games are still there."""
    if any(is_there(path_of(name, folder)) for folder in (campaigns_folder(), campaigns_folder() / DELETED)):
        return True
    return any(games_folder().glob(f"{game_name(name, 1)[:-1]}*{ENDING}"))


def game_name(name: str, number: int) -> str:
    """Name the save of a game of a campaign."""
    return f"{name}-game-{number}"


def branch(name: str, at: int) -> str:
    """Make a campaign of its own from before a game of another one; gives its id. Nothing of the other changes."""
    campaign = read_campaign(name)
    last = branches(campaign)
    if not 1 <= at <= last:
        games = counted(len(campaign.games), "games")
        raise SaveError(f"--at {at}: {plain(name)} has {games}; choose 1 to {last}.")
    state = campaign.games[at - 1].before if at < campaign.next else campaign.state
    parent = Parent(campaign=campaign.id, game=at)
    return added(replace(campaign, created=now(), parent=parent, was="", state=state, games=campaign.games[: at - 1]))


def branches(campaign: Campaign) -> int:
    """Give the last game before which another campaign can branch off; behind an ending there is none."""
    return campaign.next - bool(campaign.state.get("ending"))


def delete(name: str) -> str:
    """Lay a campaign aside, from where it can be brought back; its games stay among the saved games."""
    game = running(read_campaign(name)) if _is_sound(name) else None
    if game is not None and (who := holder(_file(game))):
        raise InUseError(f'The game "{game.name}" of this campaign is open in another window ({who}): leave it first.')
    return shelf.delete(name, KEPT)


def _is_sound(name: str) -> bool:
    try:
        read_campaign(name)
    except SaveError:
        return False
    return True


def bring_back(name: str) -> None:
    """Put a deleted campaign back among the others."""
    shelf.bring_back(name, KEPT)


def give_out(name: str, target: Path) -> Path:
    """Write a copy of a campaign to a file that does not exist yet, or into a folder."""
    read_campaign(name)
    return shelf.give_out(name, target, KEPT)


def take_in(file: Path, name: str = "") -> str:
    """Take a campaign from elsewhere in; it keeps its id if that is free here, unless it is given another one."""
    expect_open(file)
    campaign = _parsed(file)
    wish = name or _NO_ID.sub("-", campaign.id).strip("-_")[:_LONGEST_ID]
    if not name and (not wish or is_taken(wish)):
        return added(replace(campaign, id=wish, was=campaign.id))
    with held(wish):
        if is_there(path(wish)):
            raise SaveError(f'There is a campaign called "{plain(wish)}" already: choose another name with --name.')
        keep(campaign if wish == campaign.id else replace(campaign, id=wish, was=campaign.id))
    return wish


def recover(name: str) -> str:
    """Make a campaign of the last good state of a damaged one; the damaged file stays as it is. Gives its id."""
    if _is_sound(name):
        raise SaveError(
            f'The campaign "{plain(name)}" is not damaged: "maracaibo campaign next {plain(name)}" goes on.'
        )
    kept = earlier(path(name))
    if not is_there(kept):
        raise SaveError(f'No earlier state of "{plain(name)}" is kept.')
    return added(replace(_read(kept), id=name, was=name))


def running(campaign: Campaign) -> Listed | None:
    """Find the save of the game in play, by the name it was given or, renamed, by what it says it is and began from."""
    usual = _usual(campaign)
    if is_there(usual) and _is_of(listed_file(usual), campaign):
        return listed_file(usual)
    return next((game for game in listed_games() if _is_its(game, campaign)), None)


def damaged(campaign: Campaign) -> Listed | None:
    """Find the save that has the name of the game in play where nothing in it can be read."""
    game = listed_file(_usual(campaign)) if is_there(_usual(campaign)) else None
    return game if game is not None and game.header is None else None


def _usual(campaign: Campaign) -> Path:
    return games_folder() / f"{game_name(campaign.id, campaign.next)}{ENDING}"


def _is_its(game: Listed, campaign: Campaign) -> bool:
    """Tell whether a game is the one in play; one of another campaign here stays with that."""
    if game.header is None or not _is_of(game, campaign) or not _began_here(game, campaign):
        return False
    if game.header.campaign == campaign.id:
        return True
    try:
        other = read_campaign(game.header.campaign)
    except SaveError:
        return True
    return not (_is_of(game, other) and _began_here(game, other))


def _began_here(game: Listed, campaign: Campaign) -> bool:
    """Compare what a game began from with where a campaign is; one that does not open says so to whoever tries."""
    try:
        opened = open_saved(_file(game))
    except SaveError:
        return True
    return before(opened.title, opened.record.now) == campaign.state


def before(title: Title, position: Any) -> Plain | None:  # noqa: ANN401 - the game's own
    """Give what a game of a campaign began from, as it stands in files."""
    began = None if title.campaigns is None else title.campaigns().began(position)
    return None if began is None else plain_values(began)


def began_elsewhere(game: str, campaign: Campaign) -> SaveError:
    """Say of a game that it cannot be one of a campaign."""
    return SaveError(
        f'The game "{plain(game)}" did not begin from where the campaign "{campaign.id}" is: delete or rename it.'
    )


def _is_of(game: Listed, campaign: Campaign) -> bool:
    header = game.header
    if header is None or header.game != campaign.game:
        return False
    return header.campaign in {campaign.id, campaign.was or campaign.id} and header.number == campaign.next


def is_folded(header: Header) -> bool:
    """Tell whether a game of a campaign has been folded in: it cannot be changed any more."""
    try:
        return header.number < read_campaign(header.campaign).next
    except SaveError:
        return False


def fold(name: str) -> Campaign:
    """Take a finished game of a campaign in, exactly once, however often it is asked for; give the campaign."""
    campaign = read_campaign(name)
    game = running(campaign)
    if game is None or game.header is None or not game.header.over:
        return campaign
    with held(name):
        campaign = read_campaign(name)
        if not _is_of(listed_file(_file(game)), campaign):
            return campaign
        folded = _folded(campaign, game, open_saved(_file(game)))
        keep(folded)
    return folded


def _folded(campaign: Campaign, game: Listed, opened: Opened) -> Campaign:
    offered, position = opened.title.campaigns, opened.record.now
    if offered is None or before(opened.title, position) != campaign.state:
        raise began_elsewhere(game.name, campaign)
    left, header = offered().left(opened.game, position), opened.header
    played = Played(
        number=campaign.next,
        match=game.name,
        played=game.changed.strftime(_ORDER),
        seats=header.seats,
        options=header.options,
        before=campaign.state,
        scores=dict(left.scores),
        winners=tuple(map(str, left.winners)),
        events=tuple(map(plain_values, left.beats)),
    )
    return replace(campaign, state=plain_values(left.archive), games=(*campaign.games, played))


def _file(game: Listed) -> Path:
    return games_folder() / f"{game.name}{ENDING}"
