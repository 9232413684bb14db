### Esélyek, elemzés és hangok a böngészőben, magyarul.

## Egy kör esélyei a Smaragd koponyákban

skulls-show-odds = Esélyek mutatása
skulls-chance = Esély:
skulls-expected = Várható fogaskerék: { $gears }
skulls-tokens-counted = Számításba vett újradobásjelzők: { $count }

web-odds = Egy kör esélyei
web-odds-link = Esélyek a saját kockáidhoz
web-odds-text = Igazi kockák vannak az asztalodon? Rakd ki őket itt: látod minden fogadás pontos esélyét, és azt, hogy mivel jár a legjobban a dobó.
web-odds-start = A koponya ürítése
web-odds-skull = Kockák a koponyán
web-odds-more = { $what }: eggyel több { $face }
web-odds-less = { $what }: eggyel kevesebb { $face }
web-odds-moment = Mi következik?
web-odds-moment-before = Dobás
web-odds-moment-rolled = A dobás lerakása
web-odds-moment-stop = Megállni vagy dobni?
web-odds-hand = Kockák kézben
web-odds-roll = A dobás
web-odds-roll-none = Koppints arra, amit a kockák mutatnak!
web-odds-tokens = Újradobásjelzők
web-odds-picks = Eddigi orrtúrások
web-odds-fewer = { $what }: eggyel kevesebb
web-odds-greater = { $what }: eggyel több
web-odds-cards = Játékban lévő fogadáskártyák
web-odds-cards-standard = A négy alapkártya
web-odds-expected = várható fogaskerék
web-odds-expected-tokens = Várható újradobásjelző, a szerzettből levonva az elköltöttet: { $tokens }
web-odds-actions = Mit tegyél?
web-odds-best = legjobb
web-odds-action-gears = fogaskerék
web-odds-action-tokens = jelző
web-odds-bets = Fogadások
web-odds-outs = Hogyan végződik a kör
web-odds-exact = Pontosan { $fraction }
web-odds-range = { $low } és { $high } között
web-odds-pays = Fizet: { $pays }
web-odds-worth = az első fogadásjelölő értéke: { $gears }
web-odds-meaning = A számok pontosak, olyan dobóra, aki ebben a körben a lehető legtöbb fogaskereket szerzi. Ahol az egyformán jó játékmódok eltérnek, a tartomány is látszik.
fault-odds-busy = Most sokan kérnek esélyeket; próbáld újra egy kicsit később!

## A befejezett mérkőzés elemzése

web-review = Elemzés
web-review-text = Egy bot minden döntést újra megnéz, csak azt tudva, amit a játékos akkor tudhatott.
web-review-start = Elemezze a bot
web-review-whose = Kinek a lépései?
web-review-progress = Gondolkodik: { $done }/{ $of } döntés
web-review-move = { $count }. lépés: { $played }
web-review-better = Jobb: { $best }
web-review-shares = Győzelmi esély: { $share }, lehetett volna { $better }
web-review-show = Ugrás ide: { $count }. lépés
web-review-good = Egyetlen döntés sem rontott { $least }-nál többet.
web-review-sum = Döntések: { $moves }. Átlagos veszteség döntésenként a győzelemből: { $lost }.
web-review-curve = Győzelmi esély a játékos szemével
web-review-curve-seat = { $name }: az első döntésnél { $first }, az utolsónál { $last }; a legkisebb { $low } ({ $at }. lépés).
web-review-none = Nem volt miről dönteni.

## A hangok

web-sounds = Hangok

## A történet harmadik ténye

web-fact-closest = A legszorosabb pillanat: { $count } lépés után { $name } hátránya { $by } volt.
web-fact-closest-never = Szoros pillanat nem volt: { $name } sosem állt vesztésre.
web-fact-closest-draw = A legszorosabb pillanat: az egész mérkőzés, hiszen a végén senki sem vezetett.
