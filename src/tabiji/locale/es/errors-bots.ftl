# Lo que puede estar mal en el nombre de un bot.

bots-unknown = No hay un bot { $name }; hay: { $names }, random, greedy, search@iterations=N, search@seconds=S, plain@iterations=N o module:Class.
bots-budget = { $name }: un presupuesto se escribe search@iterations=400 o search@seconds=0.5.
bots-style = { $name }: tras el presupuesto puede seguir un estilo, como +horizon=20, +exploration=0.5 o +margin=0.3.
bots-no-such-path = No hay un bot en { $path }: { $why }.
bots-no-bot = { $path } no es un bot: le falta el método `decide(table)`.
