"""What happens in the story of a campaign."""

from msgspec import Struct

from maracaibo_tui.games.maracaibo.state.campaign import By


class StoryLaid(Struct, frozen=True):
    """A story card was laid out, and a seat read its front."""

    seat: int
    story: str


class StoryTilePlaced(Struct, frozen=True):
    """The next story tile came to a location."""

    story: str
    tile: int
    location: str


class StoryTileTaken(Struct, frozen=True):
    """Somebody took the story tile of a card, which is fulfilled with it."""

    seat: int | str
    story: str


class StoryRead(Struct, frozen=True):
    """A seat read the back of a story card; `by` says who has brought that about, or that time went on."""

    seat: int
    story: str
    by: By


class Voted(Struct, frozen=True):
    """A seat voted for an option of a story card."""

    seat: int
    story: str
    option: str


class StoryChosen(Struct, frozen=True):
    """The table chose an option of a story card."""

    story: str
    option: str


class CampaignEnded(Struct, frozen=True):
    """A campaign came to an ending."""

    ending: str
