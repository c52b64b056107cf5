"""Packing what nobody should see at a glance, and noticing when a file is no longer what was written."""

import base64
import binascii
import hashlib
import zlib

MOST_UNPACKED = 20_000_000
"""More than any game holds; a small file that unpacks to more is a trap."""
_WIDTH = 96
_DIGEST_BYTES = 16
_LAST_KEY = b',\n  "check": "'
_END = b'"\n}\n'


class DamagedError(ValueError):
    """Bytes that are not what was once written."""


def sealed(data: bytes) -> list[str]:
    """Pack bytes into lines of plain letters."""
    text = base64.b64encode(zlib.compress(data, 6)).decode("ascii")
    return [text[start : start + _WIDTH] for start in range(0, len(text), _WIDTH)]


def unsealed(lines: list[str]) -> bytes:
    """Unpack what `sealed` has packed, however it was cut into lines."""
    try:
        packed = base64.b64decode("".join(lines), validate=True)
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, MOST_UNPACKED)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise DamagedError("its packed part cannot be unpacked") from error
    if not unpacking.eof or unpacking.unused_data:
        raise DamagedError("its packed part is incomplete or holds more than any game does")
    return data


def closed(body: bytes) -> bytes:
    """End a JSON object, written in lines, with the checksum of all its lines."""
    start = body.removesuffix(b"\n}")
    return start + _LAST_KEY + _digest(start) + _END


def checked(data: bytes) -> None:
    """Raise unless a file written with `closed` is as it was written, to the bit."""
    start, key, rest = data.rpartition(_LAST_KEY)
    if not key:
        raise DamagedError("its last line, the checksum, is missing")
    if rest != _digest(start) + _END:
        raise DamagedError("its checksum does not fit what it holds")


def is_closed(data: bytes) -> bool:
    """Tell whether there is a checksum at all."""
    return _LAST_KEY in data


def is_whole(data: bytes) -> bool:
    """Tell whether bytes end as a file written with `closed` does, whatever stands before."""
    return data.endswith(_END)


def _digest(start: bytes) -> bytes:
    return hashlib.blake2b(start, digest_size=_DIGEST_BYTES).hexdigest().encode("ascii")
