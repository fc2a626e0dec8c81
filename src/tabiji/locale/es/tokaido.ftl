# Tokaido: sus cosas, sus acciones, sus sucesos. Véase ../__init__.py.

tokaido = Tokaido
    .about = El camino de Kioto a Edo: vistas, comidas, recuerdos, baños y encuentros. De dos a cinco.

## Cosas

traveler-chuubei = Chuubei
    .role = el mensajero
    .power = un encuentro en cada posada del camino
traveler-hiroshige = Hiroshige
    .role = el artista
    .power = una sección de panorama en cada posada del camino
traveler-hirotada = Hirotada
    .role = el sacerdote
    .power = puede añadir una moneda de la reserva en el templo
traveler-kinko = Kinko
    .role = el ronin
    .power = las comidas cuestan una moneda menos
traveler-mitsukuni = Mitsukuni
    .role = el anciano
    .power = un punto más por cada carta de aguas termales y cada logro
traveler-sasayakko = Sasayakko
    .role = la geisha
    .power = el más barato de varios recuerdos es gratis
traveler-satsuki = Satsuki
    .role = la huérfana
    .power = se le ofrece una comida gratis en cada posada
traveler-umegae = Umegae
    .role = la artista callejera
    .power = un punto y una moneda en cada encuentro
traveler-yoshiyasu = Yoshiyasu
    .role = el funcionario
    .power = elige entre dos cartas en cada encuentro
traveler-zen-emon = Zen-emon
    .role = el mercader
    .power = un recuerdo por una moneda en cada tienda

space-inn = posada
    .to = a la posada
space-shop = tienda
    .to = a una tienda
space-temple = templo
    .to = a un templo
space-encounter = encuentro
    .to = a un encuentro
space-paddy = arrozal
    .to = a un arrozal
space-mountain = montaña
    .to = a una montaña
space-sea = mar
    .to = al mar
space-hot-spring = aguas termales
    .to = a unas aguas termales
space-farm = granja
    .to = a una granja

kind-small-object = objeto pequeño
    .short = cosas
kind-food-drink = comida y bebida
    .short = comida
kind-clothing = ropa
    .short = ropa
kind-art = arte
    .short = artes

panorama-paddy = Arrozal
panorama-mountain = Montaña
panorama-sea = Mar

encounter-shokunin = Shokunin, el artesano
encounter-samurai = Samurái
encounter-kuge = Kuge, el noble
encounter-miko = Miko, la sacerdotisa
encounter-annaibito-paddy = Annaibito, el guía del arrozal
encounter-annaibito-mountain = Annaibito, el guía de la montaña
encounter-annaibito-sea = Annaibito, el guía del mar

achievement-paddy = panorama del Arrozal
achievement-mountain = panorama de la Montaña
achievement-sea = panorama del Mar
achievement-gourmet = Gourmet
achievement-bather = Bañista
achievement-chatterbox = Parlanchín
achievement-collector = Coleccionista

souvenir-koma = Koma
souvenir-gofu = Gofu
souvenir-washi = Washi
souvenir-hashi = Hashi
souvenir-uchiwa = Uchiwa
souvenir-yunomi = Yunomi
souvenir-konpeito = Konpeito
souvenir-kamaboko = Kamaboko
souvenir-manju = Manju
souvenir-ocha = Ocha
souvenir-sake = Sake
souvenir-daifuku = Daifuku
souvenir-sandogasa = Sandogasa
souvenir-geta = Geta
souvenir-haori = Haori
souvenir-yukata = Yukata
souvenir-furoshiki = Furoshiki
souvenir-kanzashi = Kanzashi
souvenir-netsuke = Netsuke
souvenir-jubako = Jubako
souvenir-shikki = Shikki
souvenir-shamisen = Shamisen
souvenir-sumi-e = Sumi-e
souvenir-ukiyo-e = Ukiyo-e

dish-misoshiru = Misoshiru
dish-nigirimeshi = Nigirimeshi
dish-dango = Dango
dish-yakitori = Yakitori
dish-soba = Soba
dish-sushi = Sushi
dish-tofu = Tofu
dish-tempura = Tempura
dish-unagi = Unagi
dish-donburi = Donburi
dish-udon = Udon
dish-fugu = Fugu
dish-tai-meshi = Tai Meshi
dish-sashimi = Sashimi

## Lo que se puede hacer

tokaido-pass = No tomar nada
tokaido-done = No comprar nada más
tokaido-take = Comer { $dish }, gratis
tokaido-refuse = Rechazar { $dish }
tokaido-choose = Jugar con { $traveler }, { $traveler-role } ({ $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}): { $traveler-power }
tokaido-go = Ir { $space-to }, parada { $stop }
tokaido-neutral-go = Llevar al viajero neutral { $space-to }, parada { $stop }
tokaido-buy = Comprar { $souvenir } ({ $kind }) por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tokaido-donate = Dar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
tokaido-donate-more = Dar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, y { $bank } de la reserva
tokaido-keep = Quedarse con { $encounter }
tokaido-panorama = Añadir la sección { $points } al panorama { $panorama } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
tokaido-eat = Comer { $dish } por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})

## Lo que decide el azar

tokaido-tile = A { $seat-name } le toca { $traveler }, { $traveler-role } ({ $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}).
tokaido-line = { $seat-name } tiene el puesto { $place } en la fila.
tokaido-line-neutral = El viajero neutral tiene el puesto { $place } en la fila.
tokaido-souvenir = Aparece un recuerdo: { $souvenir } ({ $kind }), { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
tokaido-spring = La carta de Aguas termales vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
tokaido-meet = En el camino: { $encounter }.
tokaido-meal = Se sirve una comida: { $dish }, { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}.
tokaido-discard = Se retira una comida: { $dish }, { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}.

## Lo que se pregunta, y la regla

tokaido-phase-tiles = ¿Qué viajero se reparte?
    .help = Cada cual recibe dos losetas de viajero y juega con una.
tokaido-phase-traveler = ¿Quién eres en este viaje?
    .help = Cada viajero sale con sus monedas y un poder propio. Escribe ayuda y un nombre para saber
        más.
tokaido-phase-line = ¿Quién es el siguiente en la fila?
    .help = La fila en la primera posada es al azar; el último sale primero.
tokaido-phase-move = ¿Adónde?
    .help = El viajero más rezagado avanza a un espacio libre sin pasar de la siguiente posada. La
        tienda y el templo piden al menos una moneda; un panorama completo te queda cerrado.
tokaido-phase-shelf = ¿Qué recuerdo aparece?
    .help = Una tienda muestra los tres recuerdos siguientes del mazo.
tokaido-phase-buy = ¿Qué recuerdos compras?
    .help = Compra uno tras otro, cuantos quieras y puedas pagar. Clases distintas forman una serie:
        1, 3, 5 y 7 puntos.
tokaido-phase-donate = ¿Cuánto das?
    .help = De una a tres monedas, un punto por cada una. Al final, los mejores donantes ganan más.
tokaido-phase-bathe = ¿Qué carta de Aguas termales sale?
    .help = Las cartas de Aguas termales valen 2 o 3 puntos.
tokaido-phase-meet = ¿A quién encuentras?
    .help = La siguiente carta de Encuentro del mazo actúa enseguida.
tokaido-phase-keep = ¿Con qué encuentro te quedas?
    .help = Yoshiyasu ve dos cartas y se queda con una; la otra va debajo del mazo, sin que nadie la
        vea.
tokaido-phase-guide = ¿A qué panorama te lleva el guía?
    .help = Tu panorama de la clase mostrada está completo: elige otro, o ninguno.
tokaido-phase-craft = ¿Qué recuerdo hace el artesano?
    .help = Shokunin da el siguiente recuerdo del mazo.
tokaido-phase-paint = ¿A qué panorama añades?
    .help = Hiroshige añade la siguiente sección de un panorama en cada posada del camino.
tokaido-phase-offer = ¿Qué comida se ofrece?
    .help = A Satsuki se le ofrece la primera comida del mazo.
tokaido-phase-accept = ¿Tomas la comida?
    .help = Tómala gratis, o recházala y compra como los demás.
tokaido-phase-deal = ¿Qué comida se sirve?
    .help = Quien llega primero reparte una comida más que jugadores hay.
tokaido-phase-discard = ¿Qué comida se retira?
    .help = Cuando el viajero neutral llega a una posada, una comida al azar va debajo del mazo.
tokaido-phase-eat = ¿Qué comes?
    .help = Una comida en cada posada, o ninguna; nunca el mismo plato dos veces. Cada una vale 6
        puntos.
tokaido-phase-over = El viaje ha terminado.
    .help = Se han contado los puestos del templo y los últimos logros.

## La mesa dibujada

tokaido-row-traveler = Viajero
tokaido-row-points = Puntos
tokaido-row-coins = Monedas
tokaido-row-donated = Ofrendas
tokaido-row-panoramas = Vistas
tokaido-row-souvenirs = Recuerdos
tokaido-row-springs = Baños
tokaido-row-encounters = Encuentros
tokaido-row-meals = Comidas
tokaido-row-achievements = Logros
tokaido-neutral = viajero neutral
    .letter = N
tokaido-neutral-donated = El viajero neutral ha dado { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
tokaido-meals-here = Comidas que quedan en la posada: { $meals }
tokaido-meals-hidden = Comidas que quedan en la posada, bocabajo: { $count }
tokaido-nothing = nada
tokaido-journey = De Kioto a Edo
tokaido-journey-return = De Edo a Kioto

## Puntos, finales, opciones

tokaido-source-panoramas = Vistas
    .short = Vistas
tokaido-source-souvenirs = Recuerdos
    .short = Rec.
tokaido-source-meals = Comidas
    .short = Com.
tokaido-source-hot-springs = Aguas termales
    .short = Baños
tokaido-source-encounters = Encuentros
    .short = Encu.
tokaido-source-donations = Ofrendas
    .short = Ofr.
tokaido-source-temple-rank = Puesto en el templo
    .short = Puesto
tokaido-source-achievements = Logros
    .short = Log.

tokaido-end = Todos los viajeros han llegado a la última posada.

tokaido-option-seats = cuántos viajan, de dos a cinco
tokaido-option-travelers = dealt (repartidos), none (primer viaje) o un nombre de viajero por asiento
tokaido-option-gastronomy = true: una posada reparte una comida menos
tokaido-option-return-journey = true: de Edo a Kioto
