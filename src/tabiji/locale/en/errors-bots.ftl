# What can be wrong with the name of a bot.

bots-unknown = There is no bot { $name }; there are: { $names }, random, greedy, search@iterations=N, search@seconds=S, plain@iterations=N, or module:Class.
bots-budget = { $name }: a budget looks like search@iterations=400 or search@seconds=0.5.
bots-style = { $name }: after the budget a style can follow, such as +horizon=20, +exploration=0.5 or +margin=0.3.
bots-no-such-path = There is no bot at { $path }: { $why }.
bots-no-bot = { $path } is not a bot: it has no method `decide(table)`.
