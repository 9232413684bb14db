### Esélyek, elemzés és hangok a böngészőben, magyarul.

fault-aid-busy = Most sokan kérdeznek; próbáld újra egy kicsit később!

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
