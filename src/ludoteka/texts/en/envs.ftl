# Environments for programs that learn

fault-env-needs-extra = This needs packages that are not installed: pip install "ludoteka[{ $extra }]"
fault-action-not-allowed = The move with the number { $action } is not allowed now; the mask says which are.
fault-wrong-actions = The number of matches here is { $wanted }, and that of the answers given { $given }.
