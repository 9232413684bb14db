# Las simulaciones del laboratorio: largas, en varios procesos o en un clúster

cli-word-bots = BOTS
cli-option-players = El bot de todos los asientos, o uno para cada uno, separados por espacios: level3 level1.
cli-option-cluster = La dirección de un planificador de Dask cuyas máquinas juegan, p. ej. tcp://127.0.0.1:8786.
cli-option-go-on = Seguir con la simulación que se detuvo con Ctrl-C.
time-left = queda { $time }
run-kept = Detenido. Lo hecho se guarda en { $file }; la misma orden con --resume sigue.
fault-nothing-kept = No hay nada que seguir: en esta carpeta no está el archivo de esta simulación ({ $file }).
fault-kept-otherwise = El archivo { $file } es de otra simulación.
fault-workers-die = Los procesos que juegan terminan una y otra vez, quizá por falta de memoria: prueba con menos.
fault-needs-extra = Esto necesita un complemento de Ludoteka: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = En { $address } no responde ningún planificador de Dask.
fault-cluster-empty = El clúster de { $address } no tiene máquinas que trabajen.
fault-cluster-differs = Las máquinas del clúster necesitan Ludoteka { $version }, como aquí.
fault-bots-by-seat = Nombra un bot para todos los asientos o uno para cada uno. Asientos de la partida: { $seats }. Bots nombrados: { $bots }.
