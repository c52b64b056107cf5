"""The ways between the world as a campaign has left it, the cards that it came by, and the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from maracaibo_tui.play.campaigns import CourseOf

from .shell.keys import bindings
from .shell.kit import Moment, kit_of
from .shell.pages.world import Leads, MapPage, WorldPage

if TYPE_CHECKING:
    from .front import Front


def open_world(front: Front, found: CourseOf, card: Callable[[str], None]) -> None:
    """Open the world of a campaign; what opens the card of a line is given."""
    told, home = found.offered.pages, found.title.keys[0].id
    left, meant = told.position(found.course), bindings(found.title.keys).remapped(front.settings.keys)

    def show_map(place: str) -> None:
        kit = kit_of(found.title, found.course.printed)
        seen = Moment(left, 0, None, (), 0, {}, lit=(place,) * bool(place), coast=front.look.coast, is_on_a_page=True)
        page = MapPage(found.campaign.title, lambda cells, rows: kit.draw(kit.parts[0].name, seen, cells, rows))
        front.pages.open(page)

    keys = [key for key, action in meant.items() if action == home]
    leads = Leads(card, None if left is None else show_map, keys)
    front.pages.open(WorldPage(found.campaign.title, told.world(found.course), leads))
