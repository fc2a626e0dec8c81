# Tokaido Duo in the browser: the table in words, and what its drawings are called.

web-duo-dice = Dice
web-duo-die-resting = { $die }: not rolled yet.
web-duo-die-free = { $die }: { $number }, free.
web-duo-die-taken = { $die }: { $number }, taken by { $seat-name }.

web-duo-player = { $seat-name } ({ $colour }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-duo-pilgrim-at = The Pilgrim stands at { $station }, { $kind }.
web-duo-merchant-at = The Merchant is in { $town }.
web-duo-artist-at = The Artist is in area A{ $area }, { $icon }.
web-duo-revealed = Revealed, the next first: { $icons }.
web-duo-face-down = Face down: { $icons }.
web-duo-holds = Holds: { $things }.

web-duo-sea = Wave tiles, Hot Spring, bag
web-duo-wave-free = { $wave }: on the board.
web-duo-wave-held = { $wave }: held by { $seat-name }.
web-duo-spring-free = The Hot Spring token lies on the board.
web-duo-spring-held = { $seat-name } holds the Hot Spring token.
web-duo-bag = In the bag: { $wares }.

web-duo-towns = Towns
web-duo-town-coast = { $town }, on the coast at { $station }: buys { $ware-plural } at { $price ->
    [one] 1 coin
   *[other] { $price } coins
}. Roads to { $towns }.
web-duo-town-empty = { $town }, on the coast at { $station }. Roads to { $towns }.
web-duo-town-mountain = { $town }, in the mountains: { $wares ->
    [one] 1 ware
   *[other] { $wares } wares
}. Roads to { $towns }.

web-duo-areas = Areas and stations, clockwise
web-duo-area = A{ $area }, { $icon }: from { $from } to { $to } along the coast { $stations }; by road { $towns }. Beside it: { $areas }.
