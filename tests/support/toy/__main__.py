"""Start the program with the toy game among its titles: `python -m tests.support.toy`."""

from maracaibo_tui.cli import main
from tests.support.toy import in_the_house

in_the_house()
main()
