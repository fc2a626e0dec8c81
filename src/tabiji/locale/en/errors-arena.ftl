# What can be wrong with a tournament.

arena-too-few = A tournament needs at least two bots, as in --bots haru,taro.
arena-named-twice = A bot can be named twice only where all { $seats } seats are named; here are { $count }: { $bots }.
arena-wrong-seats = { $game } is for { $possible } players, not { $seats }.
arena-other-file = { $file } holds something else; choose another file.
arena-other-tournament = { $file } holds another tournament: these are not the same: { $what }. Choose another file.
arena-bad-line = { $file }, line { $number }, is no result.
arena-no-results = { $file } holds no results of a tournament.
arena-process-lost = A process died { $times } times over the same games; did a bot end it, was there too little memory, or does your script do its work without if __name__ == "__main__"? What was played is saved.
arena-worker-lost = A worker died { $times } times over the same game. What was played is saved.
arena-no-ray = Playing on a cluster needs Ray, which is not installed here: pip install 'tabiji[cluster]'.
arena-no-cluster = There is no Ray cluster at { $address }: { $why }
