title = Malom
blurb = Rakd le a bábuidat, csukj malmot, és ne hagyj a másiknak három bábut vagy lépést.
option-flying = Ugorhat-e, akinek három bábuja maradt?
option-flying-on = igen
option-flying-off = nem

colour-white = Világos
colour-black = Sötét
point = { $key }

move-place = Tegyél bábut ide: { $point }
move-move = Lépj innen: { $point }, ide: { $point2 }
move-take = Vedd le ezt a bábut: { $point }
prompt-place = Tegyél le egy bábut. Kézben: { $number }.
prompt-move = Lépj egy bábuval szomszédos pontra.
prompt-fly = Lépj egy bábuval bármelyik üres pontra.
prompt-take = Malmot csuktál. Vedd le a másik egyik bábuját.

note-placed = { $colour } bábut tesz ide: { $point }.
note-moved = { $colour } innen lép: { $point }, ide: { $point2 }.
note-mill = { $colour } malmot csuk.
note-took = { $colour } leveszi ezt a bábut: { $point }.
note-few = { $colour }: háromnál kevesebb bábu maradt.
note-stuck = { $colour } nem tud lépni.
note-quiet = { $number } lépés óta senki sem vett le bábut.

refusal-place-first = Előbb tedd le a bábuidat, aztán léphetsz. Kézben: { $number }.
refusal-all-placed = Már minden bábud a táblán van.
refusal-taken = Itt már áll bábu: { $point }.
refusal-not-yours = Itt nem áll bábud: { $point }.
refusal-not-beside = Ez a két pont nem szomszédos: { $point }, { $point2 }.
refusal-no-mill = Csak az vesz le bábut, aki éppen malmot csukott.
refusal-take-first = Előbb vedd le a malomért járó bábut.
refusal-not-theirs = Itt nem áll a másik bábuja: { $point }.
refusal-in-mill = Ezt a bábut malom védi, és van más is: { $point }.

board-men = { $sign } { $colour }: kézben { $hand }, levéve { $out }
