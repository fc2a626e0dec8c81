# Tokaido Duo: its things, its actions, its events.
#
# An entry that is mentioned by a sentence brings its attributes along: with $ware
# come $ware-counted and $ware-one. See tabiji/locale/__init__.py.

duo = Tokaido Duo
    .about = A Pilgrim, a Merchant and an Artist each, around the island of Shikoku. For two.

## Things

character-pilgrim = Pilgrim
    .letter = P
character-merchant = Merchant
    .letter = M
character-artist = Artist
    .letter = A

station-town = coastal town
    .to = to a coastal town
station-temple = temple
    .to = to a temple
station-garden = garden
    .to = to a garden
station-seashore = seashore
    .to = to a seashore
station-hot-spring = hot spring
    .to = to a hot spring
mountain-town = mountain town

ware-kimono = kimono
    .counted = { $count ->
        [one] kimono
       *[other] kimonos
    }
    .one = a kimono
ware-pottery = pottery
    .counted = pottery
    .one = a piece of pottery
ware-doll = doll
    .counted = { $count ->
        [one] doll
       *[other] dolls
    }
    .one = a doll
ware-fan = fan
    .counted = { $count ->
        [one] fan
       *[other] fans
    }
    .one = a fan

icon-moon = Moon
icon-waterfall = Waterfall
icon-mountain = Mountain
icon-bamboo = Bamboo

colour-purple = purple
colour-green = green

wave-tranquil = Tranquil Pilgrim
wave-hasty = Hasty Pilgrim
wave-crafty = Crafty Merchant
wave-robust = Robust Merchant
wave-proficient = Proficient Artist
wave-inspired = Inspired Artist

## What a player can do

duo-pass = Do nothing here
duo-collect = Collect { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duo-pray = Pray: temple { $from } → { $to } (+{ $points ->
    [one] 1 point
   *[other] { $points } points
})
duo-stroll = Stroll: garden { $from } → { $to } (+{ $points ->
    [one] 1 point
   *[other] { $points } points
})
duo-bathe = Bathe: take the Hot Spring token
duo-gift = Gift the first painting, { $icon } (+{ $points ->
    [one] 1 point
   *[other] { $points } points
})
duo-stay = Stay: no move of exactly this length is open
duo-again = Return the Hot Spring token and use the die again
duo-done = Keep the Hot Spring token
duo-choose = Use the { $die } die: { $number }
duo-take = Take the wave tile { $wave }{ $holder ->
    [-1] {""}
   *[other] {" "}from { $holder-name }
}
duo-walk = Walk { $distance } { $station-to }
duo-travel-mountain = Travel to { $town }, a mountain town: { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
}
duo-travel-coast = Travel to { $town }, a coastal town: { $ware } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
duo-cross = Cross to area A{ $area }, { $icon }
duo-draw = Draw { $count ->
    [one] 1 ware
   *[other] { $count } wares
} from the bag
duo-sell = Sell { $count } { $ware-counted } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
duo-return = Return { $ware-one } to the bag
duo-paint = Paint: reveal { $count ->
    [one] 1 painting
   *[other] { $count } paintings
}

## What chance decides

duo-compass = { $seat-name } sits at the compass and starts.
duo-purple = { $seat-name } plays purple.
duo-boutique = The boutique of { $town } buys { $ware } at { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
duo-wave = The wave tile { $wave } lies at the board.
duo-roll = The { $die } die shows { $number }.
duo-ware = Out of the bag comes { $ware-one }.
duo-icon = The painting turned over: { $icon }.

## What is asked

duo-phase-compass = Who sits at the compass?
duo-phase-colours = Who plays purple?
duo-phase-boutiques = Which boutique comes to the next coastal town?
duo-phase-waves = Which side does the next wave tile show?
duo-phase-roll = What does the next die show?
duo-phase-choose = Which die do you use?
duo-phase-walk = How far does your Pilgrim walk?
duo-phase-visit = What does your Pilgrim do here?
duo-phase-travel = Where does your Merchant travel?
duo-phase-trade = What does your Merchant do here?
duo-phase-draw = Which ware comes out of the bag?
duo-phase-return = Which ware goes back to the bag?
duo-phase-cross = Where does your Artist go?
duo-phase-create = What does your Artist do here?
duo-phase-reveal = What does the next painting show?
duo-phase-again = Do you use the die again?
duo-phase-over = The game is over.

## The table, as it is drawn

duo-turn = Turn { $turns }
duo-dice = Dice
duo-waves = Waves
duo-on-board = board
duo-spring = Hot spring
duo-stand = { $points ->
    [one] 1 point
   *[other] { $points } points
}
duo-pilgrim-board = temple { $temple }/{ $temples } × garden { $garden }/{ $gardens } = { $points }
duo-merchant-board = coins { $coins }, gold { $gold }/{ $slabs } = { $points }
duo-artist-board = gifted { $gifted }/{ $paintings } = { $points }
duo-wares = Wares
duo-nothing = none
duo-legend-areas = areas

## Points and endings

duo-source-faith = Faith (temple × garden)
duo-source-commerce = Commerce (gold)
duo-source-culture = Culture (paintings)

duo-end-temple = the last temple slot was reached
duo-end-garden = the last garden slot was reached
duo-end-gold = the last gold slab was gained
duo-end-paintings = the last painting was gifted

duo-option-compass = the seat at the compass, which starts
duo-option-purple = the seat that plays purple
duo-ware-counted = { $ware-counted }
duo-paintings = Paintings
