# The Tokaido table in the browser: its drawings and its text view.

web-tokaido-kyoto = Kyoto
web-tokaido-edo = Edo
web-tokaido-free = for free
web-tokaido-gift = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-tokaido-bank = and { $coins } from the bank
web-tokaido-piles = Cards left in the piles
web-tokaido-open-album = { $seat-name }: the whole album
web-tokaido-donors = Gifts to the temple
web-tokaido-about = { $traveler }, { $traveler-role }: { $traveler-power }

## The table in words

web-tokaido-name = { $seat-name }
web-tokaido-last = { $seat-name } is last, and acts now.
web-tokaido-neutral-last = The neutral traveler is last, and is moved now.
web-tokaido-stop = Stop { $stop }, { $space }
web-tokaido-double-stop = Stop { $stop }, { $space }, double
web-tokaido-album = { $seat-name }'s journey
web-tokaido-purse = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, at stop { $stop }
web-tokaido-table = Cards and temple
web-tokaido-counter = On the counter
web-tokaido-ware = { $souvenir } ({ $kind }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
})
web-tokaido-wanted = Chosen so far
web-tokaido-hand = Encounters to choose from
web-tokaido-offered = Meal on offer
web-tokaido-meals = Meals at the inn, with their prices
web-tokaido-donor = Temple, rank { $rank }: { $seat-name }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
web-tokaido-left = Cards left: { $souvenirs } of souvenirs, { $springs } of hot springs, { $encounters } of encounters, { $meals } of meals
