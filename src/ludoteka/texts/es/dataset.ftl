# Datos para programas que aprenden

cli-dataset = Escribir partidas como archivos Parquet: lo que se veía, lo que se hizo, las probabilidades y el resultado.
cli-records = Escribir las partidas de un conjunto de datos como registros, cada una en su archivo.
cli-option-judge = El bot que estima la probabilidad de ganar.
cli-option-sources = Tomar las partidas de este registro o conjunto de datos en vez de partidas nuevas; se puede repetir.
dataset-done = Escrito en «{ $folder }»; partidas: { $matches }, decisiones: { $decisions }.
dataset-records = Escrito en «{ $folder }»; registros: { $count }.
fault-dataset-other-game = Es un registro de otro juego ({ $game }); un conjunto de datos tiene un solo juego, aquí { $wanted }.
fault-dataset-other-table = Este registro tiene otros asientos, opciones o componentes; todas las partidas de un conjunto de datos tienen los mismos.
fault-dataset-no-judge = El bot «{ $bot }» no valora jugadas; elige otro para eso, por ejemplo greedy.
fault-dataset-no-records = No hay registros de partidas en «{ $file }».
