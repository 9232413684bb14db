# Przebiegi pracowni: długie, na wielu procesach albo w klastrze

cli-word-bots = BOTY
cli-option-players = Bot każdego miejsca albo po jednym na miejsce, rozdzielone spacjami: level3 level1.
cli-option-cluster = Adres planisty Dask, którego maszyny grają, np. tcp://127.0.0.1:8786.
cli-option-go-on = Kontynuuj przebieg zatrzymany przez Ctrl-C.
time-left = zostało { $time }
run-kept = Zatrzymano. To, co gotowe, jest w pliku { $file }; to samo polecenie z --resume kontynuuje.
fault-nothing-kept = Nie ma czego kontynuować: w tym folderze nie ma pliku tego przebiegu ({ $file }).
fault-kept-otherwise = Plik { $file } należy do innego przebiegu.
fault-workers-die = Grające procesy raz po raz się kończą, może brakuje pamięci: spróbuj z mniejszą ich liczbą.
fault-needs-extra = To wymaga dodatku Ludoteki: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden planista Dask.
fault-cluster-empty = Klaster pod adresem { $address } nie ma maszyn do pracy.
fault-cluster-differs = Maszyny klastra potrzebują Ludoteki { $version }, takiej jak tutaj.
fault-bots-by-seat = Podaj jednego bota na wszystkie miejsca albo po jednym na każde: liczba miejsc: { $seats }, liczba podanych botów: { $bots }.
