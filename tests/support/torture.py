"""How long the long tests are: short in the suite, long with `make torture`."""

import os

IS_TORTURE = bool(os.environ.get("MARACAIBO_TORTURE"))


def times(short: int, long: int) -> int:
    """Give how often something is to be tried."""
    return long if IS_TORTURE else short
