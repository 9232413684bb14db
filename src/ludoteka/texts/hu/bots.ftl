# Botok: párbajok, bajnokságok, tippek és elemzések

cli-duel = Két bot sok játszmája egymás ellen, helycserével.
cli-tournament = Körmérkőzés a botok között.
cli-review = Egy feljegyzett játszma elemzése: mely lépések rontottak a legtöbbet, és mi lett volna jobb.
cli-option-level = Milyen erősek a botok, 1-től (kezdő) 5-ig.
cli-option-whose = Annak a helynek a száma, amelynek a lépéseit elemezzük.
cli-option-every = Minden játszma lejátszása, akkor is, ha az eredmény már előbb egyértelmű.
cli-option-most = Legfeljebb ennyi lépés mutatása.

duel-result = Eldöntött játszmák: { $decided }. { $a } győzelmei { $b } ellen: { $wins }, vagyis { $share } (95%-os intervallum: { $low }–{ $high }).
duel-draws = Döntetlen: { $draws }.
duel-time = Másodperc döntésenként: { $a } { $first }, { $b } { $second }.
tournament-bot = bot
tournament-share = arány
tournament-won = nyert
tournament-lost = vesztett
tournament-drawn = döntetlen

hint-move = { $number }. { $move } [{ $notation }]: { $share }
hint-reason = { $hint }. { $reason }

reason-wins = Ez kikényszeríti a győzelmet.
reason-loses = A játszma mindenképp elveszett; ez tart ki a legtovább.
reason-only = Nincs más lépés.
reason-holds = Minden más sokkal rosszabb.

review-move = { $number }. lépés: { $played } ({ $share }). Jobb: { $best } ({ $better }).
review-good = Egyetlen lépés sem rontott { $least }-nál többet.
review-sum = Megvizsgált lépések: { $moves }. Átlagosan a győzelem { $lost }-a veszett el egy-egy lépéssel.

terminal-help-hint = hint              a legjobb lépések, és mekkora velük a győzelmi esélyed

fault-bot-setting = Hibás beállítás („{ $bot }”): „{ $setting }”; név=szám alakban add meg, például ismcts:iters=500.
fault-bot-setting-unknown = Ennek a botnak („{ $bot }”) nincs „{ $setting }” beállítása; ezek vannak: { $known }.
fault-bot-no-end = Ez a bot örökké gondolkodna: „{ $bot }”; adj neki korlátot, például seconds=1.
fault-bot-needs-openspiel = Ehhez a bothoz OpenSpiel kell: „{ $bot }”; pip install "ludoteka[openspiel]".
fault-bot-alone = A párbajhoz legalább két hely kell.
fault-bot-same = Egy bajnoksághoz legalább két különböző bot kell.
fault-no-hint = Most nem te jössz, így nincs mit tanácsolni.
fault-program-start = Nem indítható el ez a program: „{ $program }”; ellenőrizd a parancsot!
fault-program-move = Ez a program („{ $program }”) ezt válaszolta: „{ $move }”, de ilyen lépés nincs a felsoroltak között.
fault-program-silent = Ez a program leállt vagy nem válaszol: „{ $program }”.
