# Data for programs that learn

cli-dataset = Write matches as Parquet files: what was seen, what was done, the chances, and the outcome.
cli-records = Write the matches of a dataset as records, one file each.
cli-option-judge = The bot that judges the chances to win.
cli-option-sources = Take the matches of this record or dataset instead of new ones; may be given several times.
dataset-done = Written into “{ $folder }”; matches: { $matches }, decisions: { $decisions }.
dataset-records = Written into “{ $folder }”; records: { $count }.
fault-dataset-other-game = This is a record of another game ({ $game }); a dataset holds one game only, here { $wanted }.
fault-dataset-other-table = This record has other seats, options or components; all matches of a dataset have the same.
fault-dataset-no-judge = The bot “{ $bot }” does not judge moves; choose another one as the judge, say greedy.
fault-dataset-no-records = There are no records of matches in “{ $file }”.
