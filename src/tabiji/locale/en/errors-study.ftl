# What bot workers and replays refuse.

server-busy = Too much is going on at the moment. Try again in a little while.
server-warming-up = The search is still being prepared, which happens only once. Try again in a minute.
server-long-record = This record has { $count } actions; at most { $most } are replayed here.
server-nothing-to-decide = Nobody has anything to decide at this place.
server-too-costly = This would take more time or memory than anybody may use at once.
