"""Sentences in English, Hungarian, Polish and Spanish, made from the words of games and faults."""

from ludoteka.texts.catalogue import GameTexts, Texts, texts_for
from ludoteka.texts.languages import LANGUAGES, pick_language

__all__ = ["LANGUAGES", "GameTexts", "Texts", "pick_language", "texts_for"]
