"""The checks that are called by hand explain themselves and name a file that is not there."""

from collections.abc import Callable, Sequence

import pytest

from tests.support import broken, counts, recorded

MAINS = {"broken": broken.main, "counts": counts.main, "recorded": recorded.main}
by_hand = pytest.mark.parametrize("main", MAINS.values(), ids=MAINS)


@by_hand
def test_help_is_printed(main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` says what is done, with what, and does nothing."""
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "FILE  " in capsys.readouterr().out


@by_hand
def test_a_file_that_is_not_there_is_named(
    main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that was mistyped is one sentence on standard error."""
    with pytest.raises(SystemExit) as left:
        main(["nowhere.toml"])
    assert left.value.code == 2
    assert "there is no nowhere.toml in tests/maracaibo/" in capsys.readouterr().err
