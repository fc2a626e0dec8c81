# Tokaido: una ayuda breve sobre cada cosa, con nuestras propias palabras.

tokaido-help-game = Recorre el camino de Kioto a Edo y haz el viaje más rico que puedas: vistas,
    comidas, recuerdos, baños, encuentros y ofrendas al templo dan puntos. No gana el viajero más
    rápido, sino el que hace el viaje más completo.
    .title = el juego
tokaido-help-move = Juega el viajero más rezagado: avanza al espacio libre que quiera, sin pasar de la
    siguiente posada, y lo aprovecha. Quien sigue siendo el último juega otra vez. Todos paran en cada
    posada.
    .title = avanzar
tokaido-help-double = En un espacio doble caben dos viajeros cuando juegan cuatro o cinco. El primero
    ocupa el sitio del camino; el segundo, el de al lado: cuenta como más rezagado y sale antes.
    .title = espacio doble
tokaido-help-inn = Todos los viajeros paran aquí y esperan en fila. Al llegar puedes comprar una de las
    comidas que queden; quien llega primero reparte una más que jugadores hay. Cada comida cuesta de 1
    a 3 monedas y da 6 puntos, pero nunca el mismo plato dos veces. Cuando están todos, sale primero el
    último de la fila.
    .title = posada
tokaido-help-shop = Con al menos una moneda puedes parar aquí: se muestran tres recuerdos y compras
    cuantos quieras y puedas pagar.
    .title = tienda
tokaido-help-souvenirs = Hay cuatro clases: objetos pequeños, comida y bebida, ropa, arte. Las cartas
    de clases distintas forman series por sí solas; la primera de una serie da 1 punto, la segunda 3,
    la tercera 5 y la cuarta 7.
    .title = recuerdos
tokaido-help-temple = Da de 1 a 3 monedas, al menos una: cada una vale un punto enseguida. Al final, el
    mejor donante gana 10 puntos más, el segundo 7, el tercero 4 y los demás donantes 2; los empatados
    comparten el mejor puesto.
    .title = templo
tokaido-help-encounter = Roba una carta de Encuentro, aplica lo que dice y guárdala.
    .title = encuentro
tokaido-help-paddy = Toma la siguiente sección del panorama del Arrozal, que vale su número. Tiene tres
    secciones. Con el tuyo completo ya no puedes parar en los arrozales.
    .title = arrozal
tokaido-help-mountain = Toma la siguiente sección del panorama de la Montaña, que vale su número. Tiene
    cuatro secciones. Con el tuyo completo ya no puedes parar en las montañas.
    .title = montaña
tokaido-help-sea = Toma la siguiente sección del panorama del Mar, que vale su número. Tiene cinco
    secciones. Con el tuyo completo ya no puedes parar en el mar.
    .title = mar
tokaido-help-hot-spring = Roba una carta de Aguas termales: 2 o 3 puntos.
    .title = aguas termales
tokaido-help-farm = Gana 3 monedas.
    .title = granja
tokaido-help-shokunin = El artesano te da un recuerdo del mazo, que puntúa como si lo compraras.
    .title = Shokunin
tokaido-help-annaibito = El guía muestra un panorama y ganas su siguiente sección. Si ya está completo,
    elige otro.
    .title = Annaibito
tokaido-help-samurai = Ganas 3 puntos.
    .title = Samurái
tokaido-help-kuge = El noble te da 3 monedas.
    .title = Kuge
tokaido-help-miko = La sacerdotisa da una moneda al templo en tu nombre: un punto enseguida, y cuenta
    entre tus ofrendas.
    .title = Miko
tokaido-help-achievements = Siete cartas de 3 puntos. Quien completa primero un panorama recibe su
    carta enseguida. Al final llegan Gourmet, Bañista, Parlanchín y Coleccionista; si hay empate,
    puntúan todos los empatados.
    .title = logros
tokaido-help-gourmet = Más monedas impresas en sus comidas que nadie.
    .title = Gourmet
tokaido-help-bather = Más cartas de Aguas termales que nadie.
    .title = Bañista
tokaido-help-chatterbox = Más cartas de Encuentro que nadie.
    .title = Parlanchín
tokaido-help-collector = Más recuerdos que nadie.
    .title = Coleccionista
tokaido-help-chuubei = El mensajero, 4 monedas. En cada una de las tres posadas del camino, antes de
    comer, Chuubei roba una carta de Encuentro.
    .title = Chuubei
tokaido-help-hiroshige = El artista, 3 monedas. En cada una de las tres posadas del camino, antes de
    comer, Hiroshige gana la siguiente sección de un panorama a su elección.
    .title = Hiroshige
tokaido-help-hirotada = El sacerdote, 8 monedas. Siempre que para en el templo, Hirotada puede añadir a
    su ofrenda una moneda de la reserva.
    .title = Hirotada
tokaido-help-kinko = El ronin, 7 monedas. A Kinko las comidas le cuestan una moneda menos; las de 1
    moneda son gratis.
    .title = Kinko
tokaido-help-mitsukuni = El anciano, 6 monedas. Mitsukuni gana 1 punto más por cada carta de Aguas
    termales y por cada logro.
    .title = Mitsukuni
tokaido-help-sasayakko = La geisha, 5 monedas. Cuando Sasayakko compra dos recuerdos o más en una
    tienda, el más barato es gratis, pero debe tener el precio completo.
    .title = Sasayakko
tokaido-help-satsuki = La huérfana, 2 monedas. Al llegar a una posada, a Satsuki se le ofrece gratis la
    primera comida del mazo; o la rechaza y puede comprar como los demás.
    .title = Satsuki
tokaido-help-umegae = La artista callejera, 5 monedas. Umegae gana 1 punto y 1 moneda en cada
    encuentro, antes de su efecto.
    .title = Umegae
tokaido-help-yoshiyasu = El funcionario, 9 monedas. En cada encuentro Yoshiyasu ve dos cartas y se
    queda con una; nadie más ve la otra.
    .title = Yoshiyasu
tokaido-help-zen-emon = El mercader, 6 monedas. Una vez en cada tienda, Zen-emon paga 1 moneda por un
    recuerdo, cueste lo que cueste.
    .title = Zen-emon
tokaido-help-neutral = Con dos jugadores, un viajero neutral hace el camino. Cuando es el último, lo
    mueve quien va más adelantado. Da una moneda al templo si para en él y quita una comida al azar
    cuando llega a una posada.
    .title = el viajero neutral
tokaido-help-variants = Primer viaje: todos salen con 7 monedas y sin poder de viajero. Gastronomía:
    una posada reparte una comida menos. Viaje de vuelta: de Edo a Kioto.
    .title = variantes
tokaido-help-end = Cuando todos han llegado a la última posada y comido, el viaje termina. Se cuentan
    los puestos del templo y los cuatro últimos logros. Gana quien tenga más puntos; en caso de empate,
    más logros; si no, se comparte la victoria.
    .title = el final
