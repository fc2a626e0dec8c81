# La mesa de Tokaido en el navegador: sus dibujos y la mesa en palabras.

web-tokaido-kyoto = Kioto
web-tokaido-edo = Edo
web-tokaido-free = gratis
web-tokaido-gift = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
web-tokaido-bank = y { $coins } de la reserva
web-tokaido-piles = Cartas que quedan en los mazos
web-tokaido-open-album = { $seat-name }: el álbum entero
web-tokaido-donors = Ofrendas al templo
web-tokaido-about = { $traveler }, { $traveler-role }: { $traveler-power }

## La mesa en palabras

web-tokaido-name = { $seat-name }
web-tokaido-last = { $seat-name } va en último lugar y actúa ahora.
web-tokaido-neutral-last = El viajero neutral va en último lugar y se mueve ahora.
web-tokaido-stop = Parada { $stop }, { $space }
web-tokaido-double-stop = Parada { $stop }, { $space }, doble
web-tokaido-album = El viaje de { $seat-name }
web-tokaido-purse = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, en la parada { $stop }
web-tokaido-table = Cartas y templo
web-tokaido-counter = En el mostrador
web-tokaido-ware = { $souvenir } ({ $kind }, { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
})
web-tokaido-wanted = Elegidos hasta ahora
web-tokaido-hand = Encuentros para elegir
web-tokaido-offered = Comida que se ofrece
web-tokaido-meals = Comidas en la posada, con sus precios
web-tokaido-donor = Templo, puesto { $rank }: { $seat-name }, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}; vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al final
web-tokaido-left = Cartas que quedan: { $souvenirs } de recuerdos, { $springs } de aguas termales, { $encounters } de encuentros, { $meals } de comidas
