### Mi lehet a baj egy feljegyzéssel, lépéssel, beállítással vagy alkatrészfájllal, magyarul.

## Sources of printed facts

source-book = A szabálykönyvben áll.
source-public = A játékról szóló nyilvános forrásból származik.
source-deduced = A szabálykönyvből következik, de nem áll benne.
source-house = A nyomtatott eredeti elveszett: ez a mi rekonstrukciónk.
source-owner = A játék egyik tulajdonosa írta be.

## Choices

fault-unknown-game = Nincs „{ $game }” nevű játék; válassz ezek közül: { $known }.
fault-unknown-language = A Ludoteka nem tud ezen a nyelven: „{ $language }”; válassz ezek közül: { $known }.
fault-unknown-clause = A szabálykönyvben nincs „{ $clause }” pont; keresd meg a pontok listájában!
fault-unknown-option = Nincs „{ $option }” beállítás; válassz ezek közül: { $known }.
fault-unknown-value = Ennek a beállításnak („{ $option }”) az értéke nem lehet „{ $value }”; válassz ezek közül: { $known }.
fault-unsuited-options = Ezek a beállítások és ez a játékosszám nem illenek össze ({ $clause }); változtass valamelyiken!
fault-unreadable-move = Ebben a játékban nincs ilyen lépés: „{ $move }”; válassz egyet a listából!

## Ki válaszolhat

refusal-game-over = A mérkőzés véget ért.
refusal-not-your-turn = Nem te jössz, most { $seat } dönt.
refusal-others-decide = Nem te jössz, most a többiek döntenek.
refusal-chance-pending = Éppen dobás vagy húzás történik; várd meg az eredményét!

## Positions

fault-not-a-number = Ennek egész számnak kell lennie: „{ $field }”; javítsd ki, és töltsd be újra az állást!
fault-not-a-word = Ennek szövegnek kell lennie: „{ $field }”; javítsd ki, és töltsd be újra az állást!
fault-not-a-list = Ennek listának kell lennie: „{ $field }”; javítsd ki, és töltsd be újra az állást!
fault-not-an-object = Ennek nevesített mezőkből kell állnia: „{ $field }”; javítsd ki, és töltsd be újra az állást!
fault-missing-field = Hiányzik ez a mező: „{ $field }”; pótold, és töltsd be újra az állást!
fault-wrong-length = Itt a listák nem egyforma hosszúak: „{ $field }”; javítsd ki, és töltsd be újra az állást!
fault-unknown-frame = Az állás olyan lépésre vár („{ $frame }”), amely ebben a játékban nincs; nézd meg, ehhez a játékhoz tartozik-e!
fault-bad-frame = Az állás egyik lépésének („{ $frame }”) hibásak a mezői; javítsd ki, vagy tölts be egy ép másolatot!

## Records

fault-record-empty = A feljegyzés üres; válassz olyan fájlt, amely egy lejegyzett mérkőzést tartalmaz!
fault-record-none = Ez nem a Ludoteka feljegyzése; válassz olyan fájlt, amelyet a Ludoteka mentett!
fault-record-format = A feljegyzés formátuma { $format }, ezt ez a változat nem ismeri; frissítsd a Ludotekát!
fault-record-newer = A feljegyzés a szabályok újabb változata szerint készült ({ $rules }), mint amit ez a program ismer ({ $known }); frissítsd a Ludotekát!
fault-record-older = A feljegyzés a szabályok olyan régi változata szerint készült ({ $rules }), amelyet ez a program már nem ismer (a legrégebbi ismert változat: { $known }); játszd vissza egy régebbi Ludotekával!
fault-record-line = A feljegyzés { $line }. sora nem olvasható JSON; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-header = A feljegyzés { $line }. sora hibásan mondja meg, mit játszanak; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-entry = A feljegyzés { $line }. sora nem érvényes bejegyzés; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-seat = A feljegyzés { $line }. sora olyan helyet nevez meg, amely ennél az asztalnál nincs; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-closing = A feljegyzés { $line }. sora hibás alakú lezárás; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-after-closing = A feljegyzés { $line }. sora a lezárás után áll; törölj mindent a záró sor után!
fault-record-undo = A feljegyzés { $line }. sora többet von vissza, mint amennyit játszottak; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-no-such-chance = A feljegyzés { $line }. sora olyan sorsolásra felel, amely ott nem esedékes; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-chance-range = A feljegyzés { $line }. sorában a sorsolás eredménye nem lehetséges; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-no-question = A feljegyzés { $line }. sorában lépés áll, pedig ott senki sem dönt; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-unreadable = A feljegyzés { $line }. sorában olyan lépés áll, amelyet ez a játék nem ismer; javítsd ki, vagy tölts be egy ép másolatot!
fault-record-illegal = A feljegyzés { $line }. sorában olyan lépés áll, amely ott nem megengedett; javítsd ki, vagy tölts be egy ép másolatot!
fault-component-large = Az alkatrészfájl hosszabb, mint { $most } ezer betű; csak azokat a bejegyzéseket tartsd meg, amelyek eltérnek a mieinktől.
fault-component-deep = Az alkatrészfájlban túl sok pont van ebben a sorban: { $line }; egyszerű, részekre nem bontott kulcsokat írj.

## Component files

fault-component-toml = Az alkatrészfájl nem érvényes TOML ({ $problem }); javítsd ki, és töltsd be újra!
fault-component-table = Az alkatrészfájlban ez nem állhat ilyen alakban: „{ $table }”; ilyen nevű bejegyzések listáit használd: { $known }.
fault-component-no-id = Egy bejegyzésnek itt nincs azonosítója (id): „{ $table }”; add meg annak az alkatrésznek az azonosítóját, amelyet leír!
fault-component-again = Ez az azonosító („{ $id }”) kétszer szerepel itt: „{ $table }”; csak az egyik bejegyzést tartsd meg!
fault-component-id = Itt („{ $table }”) nincs ilyen azonosító: „{ $id }”; válassz ezek közül: { $known }.
fault-component-missing = Hiányzik egy mező („{ $field }”) ebből a bejegyzésből: „{ $table }” / „{ $id }”; pótold!
fault-component-fixed = Ez a mező („{ $field }”) nem változtatható ebben a bejegyzésben: „{ $table }” / „{ $id }”; csak ezek változtathatók: { $known }.
fault-component-closed = Ez a mező („{ $field }”) nem változtatható ebben a bejegyzésben: „{ $table }” / „{ $id }”; ebben a táblában semmi sem változtatható, hagyd ki a bejegyzést.
fault-component-word = Ennek a mezőnek („{ $field }”) szövegnek kell lennie ebben a bejegyzésben: „{ $table }” / „{ $id }”; tedd idézőjelek közé!
fault-component-list = Ennek a mezőnek („{ $field }”) listának kell lennie ebben a bejegyzésben: „{ $table }” / „{ $id }”; tedd szögletes zárójelek közé!
fault-component-number = Ennek a mezőnek („{ $field }”) egész számnak kell lennie ebben a bejegyzésben: „{ $table }” / „{ $id }”; legalább { $low }, legfeljebb { $high } lehet.
fault-component-unknown = Ennek a mezőnek („{ $field }”) az értéke nem lehet „{ $value }” ebben a bejegyzésben: „{ $table }” / „{ $id }”; válassz ezek közül: { $known }.
fault-component-twice = Ez a mező („{ $field }”) kétszer nevezi meg ugyanazt („{ $value }”) ebben a bejegyzésben: „{ $table }” / „{ $id }”; az egyiket töröld!
fault-component-length = „{ $table }”, „{ $id }”: a „{ $field }” mezőben { $wanted } érték kell. Javítsd ki!

# Más csomagok játékai, amelyeket nem lehet használni
fault-outside-raises = Ez a játék kimarad: { $game } (csomag: { $package }), mert a kódját nem lehet betölteni ({ $problem }).
fault-outside-no-kit = Ez a játék kimarad: { $game } (csomag: { $package }), mert a belépési pontján Kit helyett ez van: { $kind }.
fault-outside-id = Ez a játék kimarad: { $game } (csomag: { $package }); a belépési pontnak és a játéknak ugyanaz a kisbetűs azonosító kell, a játéké pedig ez: „{ $id }”.
fault-outside-taken = Ez a játék kimarad: { $game } (csomag: { $package }), mert már van ilyen azonosítójú játék.
fault-outside-file = Ez a játék kimarad: { $game } (csomag: { $package }), mert hiányzik mellőle ez a fájl: { $file }.
fault-outside-message = Ez a játék kimarad: { $game } (csomag: { $package }), mert a szövegfájljából ({ $file }) hiányzik ez az üzenet: „{ $message }”.
