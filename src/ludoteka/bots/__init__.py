"""Players made of code. A bot sees a `View` and the question, and nothing else."""
