"""Start the game with `python -m maracaibo_tui`."""

from maracaibo_tui.cli import main

if __name__ == "__main__":
    main()
