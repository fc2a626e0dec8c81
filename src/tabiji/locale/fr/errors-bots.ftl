# Ce qui peut ne pas aller dans le nom d'un bot.

bots-unknown = Il n'y a pas de bot { $name } ; il y a : { $names }, random, greedy, search@iterations=N, search@seconds=S, plain@iterations=N ou module:Class.
bots-budget = { $name } : un budget s'écrit search@iterations=400 ou search@seconds=0.5.
bots-style = { $name } : après le budget peut suivre un style, comme +horizon=20, +exploration=0.5 ou +margin=0.3.
bots-no-such-path = Il n'y a pas de bot à { $path } : { $why }.
bots-no-bot = { $path } n'est pas un bot : il lui manque la méthode `decide(table)`.
