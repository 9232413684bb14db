title = Blöffkocka
blurb = Dobj a poharad alatt, licitálj arra, ami az összes pohár alatt van, és kételkedj jókor.
option-ones = Mit érnek az egyesek?
option-ones-plain = egyest
option-ones-wild = bármelyik lapot

face-ones = egyes
face-twos = kettes
face-threes = hármas
face-fours = négyes
face-fives = ötös
face-sixes = hatos

move-bid = Licitálj: { $number } × { $face }
move-doubt = Kételkedj a licitben
prompt-bid = Tedd meg az első licitet.
prompt-answer = { $seat } licitje: { $number } × { $face }. Licitálj magasabbat, vagy kételkedj benne.
prompt-roll = Gurulnak a kockák.

note-rolled = Mindenki dob a pohara alatt.
note-bid = { $seat } licitje: { $number } × { $face }.
note-doubted = { $seat } nem hiszi el, amit { $seat2 } licitált.
note-counted = Felemelitek a poharakat. Ennyi van: { $number } × { $face }.
note-lost = { $seat } elveszít egy kockát. Megmaradt kockái: { $number }.
note-out = { $seat } kiesett a játékból.

refusal-nothing-bid = Még senki sem licitált, nincs miben kételkedni.
refusal-not-higher = A licitnek magasabbnak kell lennie ennél: { $number } × { $face }.
refusal-too-many = Már csak { $number } kocka van játékban.

board-cup = { $seat }. pohár: { $dice }
board-bid = A licit: { $number } × { $face }.
board-shown = Amit az utolsó kétely megmutatott:
