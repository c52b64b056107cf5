"""How a content pack of Pirates of Maracaibo is read: what its files hold, how it is checked, what is played with."""

from msgspec import Struct

from maracaibo_tui.engine.title import Late

from .checks import pack_findings
from .contents import FILES, PARTIAL, UNIQUE, Contents, box_of
from .printed import Printed

__all__ = ["FILES", "LATE", "PARTIAL", "UNIQUE", "WHOLE", "box_of", "pack_findings", "printed"]

WHOLE: type[Struct] = Contents
LATE: Late | None = None
printed = Printed
