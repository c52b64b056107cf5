"""`maracaibo campaign`: the campaigns there are, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.campaigns import Listing
from maracaibo_tui.cabinet.packs import Pack, load_printed, title_for
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.campaign_pages import Entry, Side
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import titles
from maracaibo_tui.library.paths import at_home
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, is_there
from maracaibo_tui.play import campaigns as played
from maracaibo_tui.play.campaign_setting_up import CampaignSetUp
from maracaibo_tui.play.campaign_text import indented, lines_of
from maracaibo_tui.play.flags import flags_of
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import told
from maracaibo_tui.play.setting_up import SetUp

from .as_json import print_json
from .complaint import complain


def run(*, as_json: bool, deleted: bool = False) -> int:
    """Print the campaigns, the last played first; damaged files are named."""
    listed = cabinet.deleted() if deleted else cabinet.listed()
    if as_json:
        print_json([_object(each) for each in listed])
        return 0
    if not listed:
        begin = ': "maracaibo campaign new" makes one'
        print("No deleted campaign is kept." if deleted else f"There are no campaigns{begin}.")
    for each in listed:
        if each.campaign is None:
            complain(each.problem)
        elif deleted:
            print(f"{each.id}: {plain(each.campaign.title)}")
        else:
            _print_line(each)
    return 0


def _print_line(listing: Listing) -> None:
    try:
        found = played.course_of(listing.id)
    except SaveError as error:
        complain(f"{listing.id}: {error}")
        return
    line = found.offered.pages.line(found.course)
    seats = ", ".join([plain(told(seat)) for seat in found.campaign.options.seats])
    print(f"{listing.id}: {line.title} · {seats} · {line.where}")
    _print(line.now, "  ")
    for text in line.told:
        _print(text, "  ")


def _object(listing: Listing) -> dict[str, object]:
    told_: dict[str, object] = {"name": listing.id, "changed": listing.changed.isoformat(), "problem": listing.problem}
    if listing.campaign is None:
        return told_
    held: dict[str, object] = msgspec.to_builtins(listing.campaign, str_keys=True)
    return told_ | held


def new(wish: NewGame, patience: int | None) -> int:
    """Make a campaign from the beginning of its story."""
    title = title_for(wish.game, wish.pack)
    _expect_left_open(title, wish)
    return _made(played.new_campaign(title, planned(title, wish, Plan()), patience=patience))


def _expect_left_open(title: Title, wish: NewGame) -> None:
    """Refuse an option that would have no effect in a campaign."""
    if title.campaigns is None:
        return
    plan = planned(title, wish, Plan())
    settled = {choice.id for choice in SetUp(title).choices(plan)}
    settled -= {choice.id for choice in CampaignSetUp(title).choices(plan)}
    for flag in flags_of(title):
        for name in flag.names:
            if name in wish.options and flag.choice.id in settled:
                raise SaveError(f"--{name}: a campaign settles that by its own story.")


def chapter(name: str, number: int, wish: NewGame, patience: int | None) -> int:
    """Make a campaign that begins at a chapter, with the seats of another one, or of a story."""
    if is_there(cabinet.path(name)):
        _expect_left_open(played.its_title(cabinet.read_campaign(name)), wish)
        return _made(played.take_over(name, number, wish, patience))
    for title in titles():
        if title.campaigns is None:
            continue
        story, _called = title.campaigns().named(load_printed(title, wish.pack, whole=True))
        if story == name:
            _expect_left_open(title, wish)
            return _made(played.new_campaign(title, planned(title, wish, Plan()), number, patience))
    raise SaveError(f'Neither a campaign nor a story is called "{plain(name)}": "maracaibo campaign" lists campaigns.')


def branch(name: str, at: int) -> int:
    """Branch off before a game."""
    return _made(cabinet.branch(name, at))


def _made(name: str) -> int:
    print(f'There is a campaign called {name} now: "maracaibo campaign next {name}" plays its next game.')
    return 0


def next_game(name: str, pack: str, *, agreed: bool) -> str:
    """Begin the next game, unless one is in play, with the pack from where it lies now; give the name of its save."""
    if pack:
        played.play_with(name, pack)
    sitting = played.next_game(name, agreed=agreed)
    sitting.saving.release()
    return sitting.saving.path.stem


def seats(name: str, wish: NewGame) -> int:
    """Say who plays the next game."""
    _expect_left_open(played.its_title(cabinet.read_campaign(name)), wish)
    played.reseat(name, wish)
    called = ", ".join([plain(told(seat)) for seat in cabinet.read_campaign(name).options.seats])
    print(f"The next game of {name} is played by {called}.")
    return 0


def drop(name: str) -> int:
    """Lay the game in play aside so that it can be brought back."""
    print(f'The game in play is laid aside; "maracaibo saves undelete {played.drop(name)}" brings it back.')
    return 0


def delete(name: str) -> int:
    """Delete a campaign so that it can be brought back."""
    aside = cabinet.delete(name)
    print(f'{name} is deleted; "maracaibo campaign undelete {aside}" brings it back.')
    return 0


def undelete(name: str) -> int:
    """Bring a deleted campaign back."""
    cabinet.bring_back(name)
    print(f"{name} is back.")
    return 0


def give_out(name: str, file: Path) -> int:
    """Copy a campaign to a file, and say what the copy does not hold."""
    campaign = cabinet.fold(name)
    print(f"{name} is copied to {plain(str(cabinet.give_out(name, file)))}.")
    game = cabinet.running(campaign)
    if game is not None:
        print(f'Game {campaign.next} is in play: "maracaibo saves export {game.name} FILE" copies that, too.')
    return 0


def take_in(file: Path, name: str) -> int:
    """Take a campaign in from a file."""
    print(f"{plain(str(file))} is here now, as {cabinet.take_in(at_home(str(file)), name)}.")
    return 0


def recover(name: str) -> int:
    """Make a campaign of the last good state of a damaged one."""
    found = cabinet.recover(name)
    print(f'The last good state of {name} is a campaign of its own: "maracaibo campaign next {found}" goes on with it.')
    return 0


def chronicle(name: str, *, spoilers: bool, as_json: bool) -> int:
    """Print what was read so far; with spoilers every card of the story."""
    found = played.course_of(name)
    pages = found.offered.pages
    if spoilers:
        _print_story(pages.everything(found.course.printed), as_json=as_json)
        return 0
    entries = pages.chronicle(found.course)
    if as_json:
        end = pages.epilogue(found.course)
        of = {"name": name, "campaign": found.campaign.campaign, "title": found.campaign.title}
        games = msgspec.to_builtins(found.campaign.games, str_keys=True)
        sides = [_entry_object(each) for each in entries]
        print_json({**of, "games": games, "sides": sides, "epilogue": None if end is None else end._asdict()})
        return 0
    for text in lines_of(found):
        print(text)
    return 0


def _entry_object(entry: Entry) -> dict[str, object]:
    side = entry.side
    told_ = {"game": entry.game, "year": entry.group, "card": side.card, "side": side.side, "head": side.head}
    chosen = {"choice": side.choice, "votes": side.votes, "told": side.told, "other": entry.other}
    changes = [each._asdict() for each in side.says]
    return {**told_, "lead": side.lead, "text": side.text, **chosen, "changes": changes}


def story(pack: Pack, game: str, *, as_json: bool) -> int:
    """Print every side of every card of the story of a pack."""
    title = title_for(game, pack)
    offered, printed = played.offered_by(title), load_printed(title, pack, whole=True)
    _print_story(offered.pages.everything(printed), as_json=as_json)
    return 0


def _print_story(sides: Sequence[Side], *, as_json: bool) -> None:
    if as_json:
        print_json([{"card": each.card, "side": each.side, "head": each.head, "text": each.text} for each in sides])
        return
    for number, side in enumerate(sides):
        print(("\n" if number else "") + side.head)
        _print(side.text, "  ")


def _print(text: str, indent: str) -> None:
    print("\n".join(indented(text, indent)))
