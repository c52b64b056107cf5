"""How a content pack of Maracaibo is read: what its files hold, how it is checked, what is played with it."""

from msgspec import Struct

from maracaibo_tui.engine.title import Late

from .checks import pack_findings, single_findings
from .contents import FILES, PARTIAL, UNIQUE, Contents, box_of
from .printed import Printed

__all__ = ["FILES", "LATE", "PARTIAL", "UNIQUE", "WHOLE", "box_of", "pack_findings", "printed"]

WHOLE: type[Struct] = Contents
LATE: Late | None = Late(frozenset({"campaign.toml"}), "campaign", single_findings)
"""The story of a campaign is read for its games alone."""
printed = Printed
