# A műhely futtatásai: hosszúak, több folyamaton vagy fürtön

cli-word-bots = BOTOK
cli-option-players = Minden hely botja, vagy helyenként egy, szóközzel elválasztva: level3 level1.
cli-option-cluster = Annak a Dask-ütemezőnek a címe, amelynek a gépei játszanak, pl. tcp://127.0.0.1:8786.
cli-option-go-on = A Ctrl-C-vel leállított futtatás folytatása.
time-left = hátravan: { $time }
run-kept = Leállítva. Ami elkészült, megmarad itt: { $file }; ugyanez a parancs a --resume kapcsolóval folytatja.
fault-nothing-kept = Nincs mit folytatni: ebben a mappában nincs meg a futtatás fájlja ({ $file }).
fault-kept-otherwise = Ez a fájl egy másik futtatáshoz tartozik: { $file }.
fault-workers-die = A játszó folyamatok újra meg újra leállnak, talán kevés a memória: próbáld kevesebbel.
fault-needs-extra = Ehhez a Ludoteka kiegészítője kell: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = Ezen a címen nem válaszol Dask-ütemező: { $address }.
fault-cluster-empty = Az itt futó fürtnek nincsenek dolgozó gépei: { $address }.
fault-cluster-differs = A fürt gépein ugyanaz a Ludoteka kell, mint itt: { $version }.
fault-bots-by-seat = Egy botot nevezz meg minden helyre, vagy helyenként egyet: a játszmában { $seats } hely van, te { $bots } botot neveztél meg.
