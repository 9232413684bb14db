"""What holds for every game: `pytest --ludoteka-game mygame` checks it for yours."""
