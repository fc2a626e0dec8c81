# What can be wrong with a board file, a position, an action or an option of Tokaido Duo.

duo-no-action = { $word } is not an action of Tokaido Duo; actions look like 'pilgrim', 'walk3', 'to-C5', 'to-A2', 'sell2' or 'pass'.
duo-option-seat = { $option } must be seat 0, seat 1 or left to chance, not { $found }.

## Board files

duo-board-areas = an island with { $towns } coastal towns on one road network has { $towns } areas
duo-board-mountain-towns = needs { $count ->
    [one] { $count } mountain town
   *[other] { $count } mountain towns
}, has { $found }
duo-board-numbered-name = no mountain town can be called { $name }: areas are called A0, A1 and so on, coastal towns C0, C1 and so on
duo-board-arcs = needs { $count } arcs, one after each coastal town
duo-board-town-in-arc = coastal towns stand between the arcs, not in one
duo-board-full-ring = at most 99 stations fit on a board, not { $count }
duo-board-short-ring = a ring needs at least { $count } stations
duo-board-route = a route joins two towns, found { $found }
duo-board-route-twice = a route joins two different towns, and only once
duo-board-no-town = there is no town { $found }; there are: { $known }
duo-board-no-way = no way leads from C0 to { $town }
duo-board-loop = { $towns } towns need { $count ->
    [one] { $count } route
   *[other] { $count } routes
}, found { $found }: a loop would enclose an area away from the coast
duo-board-dead-end = the route { $route } leads to a dead end that is not on the coast
duo-board-crossing = the route { $route } crosses another route
duo-board-coast-between = the coastal town { $town } must be the end of one route only; between two routes, it would border more areas for a merchant than for a pilgrim
duo-board-lonely-area = area { $area } has no neighbours
duo-board-pilgrim-inland = a pilgrim starts in a coastal town
duo-board-pilgrims-together = both pilgrims cannot start in one town
duo-board-occupied = that coastal town is already occupied
duo-board-tokens = needs { $count } tokens, one for each coastal town
duo-board-token = a token is a ware and its price, found { $found }
duo-board-small-bag = the bag could run empty; it needs at least { $count } wares
duo-board-paintings = points.gifts has values for { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, here are { $found }
duo-board-rows = the rows must hold { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
duo-board-not-rising = must begin with 0 and rise, with at most 20 steps

## Words of a position

duo-position-words = words look like P0@C0 or { $words }
duo-position-seating = nothing else is on the table yet
duo-position-places = the places are { $places }
duo-position-ware-letters = the wares are { $letters }
duo-position-painting-letters = gifted tiles in capitals, then { $letters }
duo-position-paintings = a player has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
duo-position-dice = dice look like p3 or p3:0
duo-position-face = the { $die ->
    [pilgrim] pilgrim
    [merchant] merchant
   *[artist] artist
} die has no { $number }
duo-position-waves = there are { $count } tiles
duo-position-wave-order = the tiles of pilgrim, merchant and artist come in order
duo-position-boutique-names = the boutiques are { $names }
duo-position-icon-letters = the icons are { $letters }

## Positions that cannot be

duo-position-compass = compass= says who sits there, the phase that it is still to be drawn, or not
duo-position-purple = purple= says who plays purple, the phase that it is still to be drawn
duo-position-one-place = two characters stand in one place on the coast
duo-position-boutiques = { $count ->
    [one] there is only { $count } boutique
   *[other] there are only { $count } boutiques
} { $boutique }
duo-position-boutiques-missing = every coastal town has a boutique
duo-position-waves-missing = there are three wave tiles on the table
duo-position-wares = { $count ->
    [one] there is only { $count } ware
   *[other] there are only { $count } wares
} of the kind { $ware }
duo-position-coins = { $coins ->
    [one] { $coins } coin becomes
   *[other] { $coins } coins become
} a gold slab at once
duo-position-icons = seat { $seat } does not have that many paintings of one icon
duo-position-takers = the dice are taken in turn, beginning with the first player
duo-position-early-dice = the dice are rolled when the table is set
duo-position-dice-order = the dice are rolled in order, then taken
duo-position-dice-missing = dice= must say what all three dice show
duo-position-all-taken = all three dice are taken; phase= must say what their last user does
duo-position-dice-unused = a game ends when all three dice are used
duo-position-die = die= must name a die that seat { $seat } has taken
duo-position-pending-missing = pending= must say how many are still to come
duo-position-pending = nothing can be pending in the phase { $phase }
duo-position-pending-tiles = fewer tiles than pending= says are face down
duo-position-all-set = nothing is left to do in the phase { $phase }
duo-position-no-choice = there would be nothing to choose from
duo-position-most-wares = { $count ->
    [one] there is only { $count } ware
   *[other] there are only { $count } wares
}
duo-position-setting = while the table is set, nothing else has happened
duo-position-ending = ending= of seat { $seat } does not follow from pegs, gold and gifts
duo-position-no-end = nobody has brought about the end yet
duo-position-ended = the turn in which somebody brings about the end is the last
duo-position-turns = turns= counts from 1
duo-position-idle = die=, again= and met= belong to a die that is being used
duo-position-other-die = die= is not the one used in the phase { $phase }
duo-position-again = to use a die again, the hot spring token goes back to the board
duo-position-spring = only who holds the hot spring token can use a die again
duo-position-met = met= is not what the artist can have touched
duo-position-no-effect = in the phase { $phase } there would be nothing to do there
duo-position-returns = pending= must say how many wares do not fit on the board
duo-position-draws = pending= and wares= must be what the merchant's town gives
duo-position-storage = seat { $seat } has more wares than fit on the board
duo-position-lowest = lowest= belongs to wares that are being returned
