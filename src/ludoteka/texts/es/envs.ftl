# Entornos para programas que aprenden

fault-env-needs-extra = Para esto faltan paquetes: pip install "ludoteka[{ $extra }]".
fault-action-not-allowed = La jugada número { $action } no está permitida ahora; la máscara dice cuáles lo están.
fault-wrong-actions = El número de partidas aquí es { $wanted }, y el de respuestas dadas es { $given }.
