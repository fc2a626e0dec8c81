# Tokaido Duo: its things, its actions, its events.
#
# An entry that a sentence mentions brings its attributes along: with $ware come
# $ware-counted and $ware-one, with $seat comes $seat-name. See ../__init__.py.

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

ware-kimono = kimono
    .counted = { $count ->
        [one] kimono
       *[other] kimonos
    }
    .one = a kimono
    .plural = kimonos
ware-pottery = pottery
    .counted = pottery
    .one = a piece of pottery
    .plural = pottery
ware-doll = doll
    .counted = { $count ->
        [one] doll
       *[other] dolls
    }
    .one = a doll
    .plural = dolls
ware-fan = fan
    .counted = { $count ->
        [one] fan
       *[other] fans
    }
    .one = a fan
    .plural = fans

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
duo-done = Keep the Hot Spring token for later
duo-choose = Use the { $die } die: { $number }
duo-take = { $holder ->
    [-1] Take the wave tile { $wave }
   *[other] Take the wave tile { $wave } from { $holder-name }
}
duo-walk = Walk { $distance } { $station-to }
duo-travel-mountain = Travel to the mountain town { $town }: { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
}
duo-travel-coast = Travel to the coastal town { $town }: { $ware-plural } at { $price ->
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
duo-boutique = The boutique of { $town } buys { $ware-plural } at { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
duo-wave = The wave tile { $wave } lies on the board.
duo-roll = The { $die } die shows { $number }.
duo-ware = Out of the bag comes { $ware-one }.
duo-icon = A painting is turned over: { $icon }.

## What is asked, and the rule behind it

duo-phase-compass = Who sits at the compass?
    .help = The player at the compass sets out from that side of the board and starts.
duo-phase-colours = Who plays purple?
    .help = Purple has more Moon and Waterfall paintings, green more Mountain and Bamboo.
duo-phase-boutiques = Which boutique comes to the next coastal town?
    .help = The boutiques are shuffled and placed face up, one at each coastal town.
duo-phase-waves = Which side does the next wave tile show?
    .help = Each wave tile shows one of its two sides, at random, for the whole game.
duo-phase-roll = What does the next die show?
    .help = Player A rolls all three dice at the start of a turn.
duo-phase-choose = Which die do you use?
    .help = Of the three dice, player A uses one, then player B one, then player A the last. A die
        moves the character it belongs to, exactly as far as it shows.
duo-phase-walk = How far does your Pilgrim walk?
    .help = Clockwise along the coast. Occupied stations count; from an occupied one you go on to
        the next free one. A wave tile may change the distance by one.
duo-phase-visit = What does your Pilgrim do here?
    .help = You may use the station, or do nothing.
duo-phase-travel = Where does your Merchant travel?
    .help = Along exactly as many trade routes as the die shows, through no town twice, and neither
        into nor through an occupied coastal town. If that cannot be done, the Merchant stays.
duo-phase-trade = What does your Merchant do here?
    .help = In a mountain town you may draw wares, in a coastal town sell those its boutique buys.
duo-phase-draw = Which ware comes out of the bag?
    .help = Wares are drawn blindly; what nobody holds is in the bag.
duo-phase-return = Which ware goes back to the bag?
    .help = Your board stores five wares, six with the Robust Merchant. You choose which ones stay.
duo-phase-cross = Where does your Artist go?
    .help = Through exactly as many areas as the die shows, none of them twice.
duo-phase-create = What does your Artist do here?
    .help = Either paint or gift a painting, or do neither.
duo-phase-reveal = What does the next painting show?
    .help = Paintings are turned over from left to right, row by row.
duo-phase-again = Do you use the die again?
    .help = Return the Hot Spring token and the same character moves and acts once more, with the
        same number.
duo-phase-over = The game is over.
    .help = Faith, commerce and culture are added up.

## The table, as it is drawn

duo-player = { $name } ({ $colour }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
duo-turn = Turn { $turns }
duo-dice = Dice:
duo-on-board = On the board:
duo-spring = Hot Spring token
duo-pilgrim-board = temple { $temple }/{ $temples } × garden { $garden }/{ $gardens } = { $points }
duo-merchant-board = coins { $coins }, gold { $gold }/{ $slabs } = { $points }
duo-artist-board = gifted { $gifted }/{ $paintings } = { $points }
duo-wares = Wares:
duo-ware-count = { $count } { $ware-counted }
duo-paintings = Paintings:
duo-nothing = none

## Points and endings

duo-source-faith = Faith: temple × garden
    .short = Faith
duo-source-commerce = Commerce: gold
    .short = Commerce
duo-source-culture = Culture: paintings
    .short = Culture

duo-end = { $seat-name } { $by }.
end-temple = reached the last temple slot
end-garden = reached the last garden slot
end-gold = gained the last gold slab
end-paintings = gifted the last painting

duo-option-compass = the seat at the compass, which starts
duo-option-purple = the seat that plays purple
