"""Our games as programs that learn want them: PettingZoo, Gymnasium, and many matches at once.

An action is the number of a move in `Game.moves`, which is fixed; a mask says which are allowed.
What is observed is made from a view, never from a position (`kernel/layout.py`). Each kind needs
an extra: `ludoteka[pettingzoo]`, `ludoteka[gymnasium]`, `ludoteka[numpy]`.
"""
