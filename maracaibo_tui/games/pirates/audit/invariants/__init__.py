"""What must hold after every decision, written down a second time and apart from the rules that it checks (INV-P)."""

from .audit import Audit

__all__ = ["Audit"]
