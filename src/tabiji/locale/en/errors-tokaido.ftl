# What can be wrong with a components file, a position, an action or an option of Tokaido.

tokaido-no-action = { $word } is not an action of Tokaido; actions look like 'go4', 'buy-koma', 'give2', 'eat-dango' or 'pass'.

## Options

tokaido-choice-seats = seats must be from 2 to { $most }, not { $found }.
tokaido-choice-yes-no = { $option } must be true or false, not { $found }.
tokaido-choice-travelers = travelers must be "dealt", "none" or a list with one entry for each seat, not { $found }.
tokaido-choice-entries = travelers needs { $seats } entries, one for each seat, not { $found }.
tokaido-choice-no-traveler = { $found } is no traveler; there are "dealt", "none", { $names }.
tokaido-choice-twice = Only one seat can play { $traveler }.

## Components files

tokaido-components-stage = a stage is a text of spaces, found { $found }
tokaido-components-road-ends = a road begins and ends with an inn
tokaido-components-stops = at most { $most } stops fit on a road, found { $found }
tokaido-components-inns = a road has 2 to { $most } inns, found { $found }
tokaido-components-spaces = at most { $most } spaces lie between two inns
tokaido-components-double-inn = an inn has room for all and cannot be double
tokaido-components-souvenirs = there are 1 to 60 souvenirs, not { $found }
tokaido-components-dishes = there are 1 to 20 dishes, not { $found }
tokaido-components-meals = { $inns ->
    [one] { $inns } inn needs
   *[other] { $inns } inns need
} { $least } to { $most } meals, here are { $found }
tokaido-components-encounters = there are 1 to { $most } encounter cards
tokaido-components-set = a set has { $count } souvenirs
tokaido-components-numbers = must have 1 to 9 numbers
tokaido-components-number-key = { $found } must be a whole number
tokaido-components-no-name = must be a name, found { $found }
tokaido-components-same-name = there is another { $name }

## Words of a position

tokaido-position-words = words look like { $words }
tokaido-position-tiles = a seat has two tiles
tokaido-position-stop = a stop looks like 7 or 7b
tokaido-position-panoramas = each seat has three digits: paddy, mountain, sea
tokaido-position-counter = a shop shows { $count ->
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}
tokaido-position-card-twice = there is only one such card
tokaido-position-met = a game has at most { $most ->
    [one] { $most } encounter
   *[other] { $most } encounters
}
tokaido-position-hand = Yoshiyasu looks at two cards
tokaido-position-inn = its parts are deal, bought, looked, removed, ...

## Positions that cannot be

tokaido-position-tile-twice = there is only one tile of each traveler
tokaido-position-travelers-missing = travelers= must say who plays whom
tokaido-position-at-missing = at= must say where everybody stands
tokaido-position-one-spot = two travelers stand on one spot
tokaido-position-no-spot = stop { $stop } has no such second spot
tokaido-position-cards = there are only { $count } cards of { $name }
tokaido-position-springs = there are only { $count } hot spring cards worth { $points }
tokaido-position-eaten-twice = nobody eats a dish twice
tokaido-position-rejoined = rejoined= says more cards than were put back
tokaido-position-meals = more meals were bought or removed at an inn than were dealt
tokaido-position-uneaten = seat { $seat } bought { $dish }: eaten= must say so
tokaido-position-pending = pending= does not fit the phase { $phase }
tokaido-position-mover = the phase { $phase } cannot be traveler { $traveler }'s
tokaido-position-mover-place = mover= stands where the phase { $phase } cannot be
tokaido-position-inn-missing = inn= must say which inn is serving
tokaido-position-hand-missing = hand= must say which two cards Yoshiyasu chooses from
tokaido-position-not-satsuki = only Satsuki is offered a meal
tokaido-position-offer-missing = offer= must say which meal Satsuki is offered
tokaido-position-all-arrived = all have arrived: phase=over
tokaido-position-no-choice = there would be nothing to choose from
tokaido-position-setting-out = while travelers are chosen and the line forms, nothing else has happened, and it goes in the order of the seats
tokaido-position-tiles-left = traveler tiles are back in the box once all have chosen
tokaido-position-line = at stop { $stop } the travelers stand in a line: a, then b, then c
tokaido-position-apart = nobody leaves an inn before all have reached it
tokaido-position-not-arrived = the journey is over when all have reached the last inn; mover= is the last in line
tokaido-position-first = achievements= must give { $panorama } to whoever was first to complete it, and to nobody else
tokaido-position-award = the achievement { $achievement } goes to those with most when the journey is over, and to nobody before
tokaido-position-batches = no game leaves more than { $most } batches under the pile
tokaido-position-batch = { $count ->
    [one] a shop puts { $count } souvenir at most under the pile
   *[other] a shop puts { $count } souvenirs at most under the pile
}
tokaido-position-batch-order = souvenirs come up again batch by batch, once the pile above them is drawn
tokaido-position-rejoined-early = cards that were put back come up when the pile is drawn, not before
tokaido-position-rejoined-order = the cards that came up again are not those that were put back first
tokaido-position-back = Yoshiyasu, and nobody else, puts a card back at each encounter
tokaido-position-counter-idle = souvenirs lie on the counter only while somebody shops
tokaido-position-early-choice = souvenirs are chosen when all are on the counter
tokaido-position-unpaid = the traveler cannot pay the souvenirs that were chosen
tokaido-position-hand-idle = only Yoshiyasu looks at cards, while an encounter is chosen
tokaido-position-last-met = the last encounter does not lead to the phase { $phase }
tokaido-position-inn-early = nobody has reached inn { $inn } yet
tokaido-position-inn-deal = { $count ->
    [one] inn { $inn } is dealt { $count } meal
   *[other] inn { $inn } is dealt { $count } meals
}
tokaido-position-inn-looked = looked= of inn { $inn } must name all who have seen its meals, knew= only such
tokaido-position-inn-removed = inn { $inn } must say which meal was removed when the neutral traveler arrived
tokaido-position-inn-refused = inn { $inn } must say which meal Satsuki refused if she looked, and only then
tokaido-position-inn-bought = seat { $seat } cannot have bought a meal at inn { $inn } yet
tokaido-position-eaten = seat { $seat } has not eaten at the inns what eaten= says
tokaido-position-offer = offer= is the meal that Satsuki was offered last: she took it or refused it
tokaido-position-again = meals come up again at the last inn only, batch by batch, once the pile is drawn
