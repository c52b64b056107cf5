"""What a narrow terminal says in fewer letters, and what stays clear of its edge."""

import pytest

from tests.support.screens import middle, seen


def test_a_voyage_has_one_row_for_its_question_where_the_terminal_is_narrow() -> None:
    """Movement points are `MP` where the words would cost an option its row; elsewhere they are words."""
    narrow = seen(middle(), (), (60, 18)).splitlines()
    assert narrow[10].endswith("?  7 MP")
    assert [row[1] for row in narrow[11:15]] == [*"1234"]
    assert "7 movement points" in seen(middle(), ()).splitlines()[14]


@pytest.mark.parametrize("size,row", [((60, 18), 9), ((80, 24), 13), ((120, 40), 23), ((200, 60), 35)])
def test_the_legend_stays_clear_of_the_edge(size: tuple[int, int], row: int) -> None:
    """The last cell of the map's lower edge is blank, as the first is."""
    cells = {60: 60, 200: 120}.get(size[0], 80)
    legend = seen(middle(), (), size).splitlines()[row][:cells]
    assert "village" in legend
    assert legend.ljust(cells)[0] == legend.ljust(cells)[-1] == " "
