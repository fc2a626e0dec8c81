# Lo que puede estar mal en un torneo.

arena-too-few = Un torneo necesita al menos dos robots, como en --bots haru,taro.
arena-named-twice = Un robot solo se puede nombrar dos veces si se nombran los { $seats } asientos; aquí hay { $count }: { $bots }.
arena-wrong-seats = { $game } es para { $possible } jugadores, no { $seats }.
arena-other-file = { $file } contiene otra cosa; elige otro archivo.
arena-other-tournament = { $file } contiene otro torneo; no coinciden: { $what }. Elige otro archivo.
arena-bad-line = { $file }, línea { $number }: no es un resultado.
arena-no-results = { $file } no contiene resultados de un torneo.
arena-process-lost = Un proceso murió { $times } veces con las mismas partidas; ¿lo terminó un robot, faltaba memoria, o tu script trabaja sin if __name__ == "__main__"? Lo jugado está guardado.
arena-worker-lost = Un proceso del clúster murió { $times } veces con la misma partida. Lo jugado está guardado.
arena-no-ray = Para jugar en un clúster hace falta Ray, que no está instalado aquí: pip install 'tabiji[cluster]'.
arena-no-cluster = No hay ningún clúster Ray en { $address }: { $why }
