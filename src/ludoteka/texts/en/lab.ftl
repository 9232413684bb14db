# Runs of the lab: long ones, on several processes or a cluster

cli-word-bots = BOTS
cli-option-players = The bot of every seat, or one for each, with spaces between: level3 level1.
cli-option-cluster = The address of a Dask scheduler whose workers play, say tcp://127.0.0.1:8786.
cli-option-go-on = Go on with this run where Ctrl-C has stopped it.
time-left = { $time } left
run-kept = Stopped. What is done is kept in { $file }; the same command with --resume goes on.
fault-nothing-kept = There is nothing to go on with: no file { $file } of this run is in this folder.
fault-kept-otherwise = The file { $file } belongs to another run.
fault-workers-die = The processes that play end again and again, perhaps for want of memory: try fewer of them.
fault-needs-extra = This needs an extra of Ludoteka: pip install "ludoteka[{ $extra }]"
fault-cluster-unreachable = No scheduler of Dask answers at { $address }.
fault-cluster-empty = The cluster at { $address } has no workers.
fault-cluster-differs = The workers of the cluster need Ludoteka { $version }, as it is here.
fault-bots-by-seat = Name one bot for all seats or one for each: the match has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, you named { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.
