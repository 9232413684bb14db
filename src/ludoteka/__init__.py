"""Ludoteka: five published tabletop games, complete, from one rules engine."""

__version__ = "0.1.0"
