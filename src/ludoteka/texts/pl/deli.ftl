### Plansza i notes punktowy Clash at the Deli.

board-deli-round = Runda { $round } z { $rounds }
board-deli-pool = Pula: { $cards }
board-deli-reserved = Zarezerwowane: { $card }
board-deli-trash = Śmieci poprzedniej rundy: { $cards }
board-deli-player = Gracz { $number } ({ $chefs }): wybory { $picks }/6, karty akcji: { $hand }, punkty: { $points }
board-deli-open = Odkryte karty akcji: { $cards }
board-deli-hand = Twoje karty akcji: { $cards }
board-deli-signs = # zamknięta pieczywem, = ogłoszona zamkniętą, * joker

pad-player = { $name }
pad-sandwich = Kanapka { $number }: { $cards }
pad-cards = karty
pad-sign = { $name }: { $sign }
pad-closing = zamknięcie pieczywem
pad-classic = klasyk: { $name }
pad-moisture = za sucho lub za wilgotno
pad-gregg = kanapki z jajkiem Gregga Benedicta
pad-doubling = najmniej warta zamknięta kanapka jeszcze raz
pad-breadhead = Breadhead
pad-total = Razem: { $points }
pad-unknown = Wiersz { $line }: „{ $word }” nie jest składnikiem tej gry.
pad-guess = Wiersz { $line }: „{ $word }” nie jest składnikiem tej gry; czy chodzi o { $name }?
