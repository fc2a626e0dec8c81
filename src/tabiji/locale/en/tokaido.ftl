# Tokaido: its things, its actions, its events. See ../__init__.py.

tokaido = Tokaido
    .about = The road from Kyoto to Edo: views, meals, souvenirs, baths and encounters. For two to five.

## Things

traveler-chuubei = Chuubei
    .role = the messenger
    .power = an encounter at each inn on the way
traveler-hiroshige = Hiroshige
    .role = the artist
    .power = a section of a panorama at each inn on the way
traveler-hirotada = Hirotada
    .role = the priest
    .power = may add a coin from the bank at the temple
traveler-kinko = Kinko
    .role = the ronin
    .power = meals cost a coin less
traveler-mitsukuni = Mitsukuni
    .role = the old man
    .power = a point more for each hot spring card and each achievement
traveler-sasayakko = Sasayakko
    .role = the geisha
    .power = the cheapest of several souvenirs is free
traveler-satsuki = Satsuki
    .role = the orphan
    .power = is offered a free meal at each inn
traveler-umegae = Umegae
    .role = the street entertainer
    .power = a point and a coin at each encounter
traveler-yoshiyasu = Yoshiyasu
    .role = the functionary
    .power = chooses from two cards at each encounter
traveler-zen-emon = Zen-emon
    .role = the merchant
    .power = one souvenir in each shop for a coin

space-inn = inn
    .to = to the inn
space-shop = shop
    .to = to a shop
space-temple = temple
    .to = to a temple
space-encounter = encounter
    .to = to an encounter
space-paddy = paddy
    .to = to a paddy
space-mountain = mountain
    .to = to a mountain
space-sea = sea
    .to = to the sea
space-hot-spring = hot spring
    .to = to a hot spring
space-farm = farm
    .to = to a farm

kind-small-object = small object
    .short = things
kind-food-drink = food and drink
    .short = food
kind-clothing = clothing
    .short = clothes
kind-art = art
    .short = art

panorama-paddy = Paddy
panorama-mountain = Mountain
panorama-sea = Sea

encounter-shokunin = Shokunin, the artisan
encounter-samurai = Samurai
encounter-kuge = Kuge, the noble
encounter-miko = Miko, the priestess
encounter-annaibito-paddy = Annaibito, the guide to the paddy
encounter-annaibito-mountain = Annaibito, the guide to the mountain
encounter-annaibito-sea = Annaibito, the guide to the sea

achievement-paddy = Paddy panorama
achievement-mountain = Mountain panorama
achievement-sea = Sea panorama
achievement-gourmet = Gourmet
achievement-bather = Bather
achievement-chatterbox = Chatterbox
achievement-collector = Collector

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

## What a player can do

tokaido-pass = Take nothing
tokaido-done = Buy nothing more
tokaido-take = Eat { $dish }, for free
tokaido-refuse = Refuse { $dish }
tokaido-choose = Play { $traveler }, { $traveler-role } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}): { $traveler-power }
tokaido-go = Go { $space-to }, stop { $stop }
tokaido-neutral-go = Move the neutral traveler { $space-to }, stop { $stop }
tokaido-buy = Buy { $souvenir } ({ $kind }) for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tokaido-donate = Give { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
tokaido-donate-more = Give { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and { $bank } from the bank
tokaido-keep = Keep { $encounter }
tokaido-panorama = Add section { $points } to the panorama { $panorama } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
tokaido-eat = Eat { $dish } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
})

## What chance decides

tokaido-tile = { $seat-name } is dealt { $traveler }, { $traveler-role } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}).
tokaido-line = { $seat-name } has place { $place } in the line.
tokaido-line-neutral = The neutral traveler has place { $place } in the line.
tokaido-souvenir = A souvenir comes up: { $souvenir } ({ $kind }), { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tokaido-spring = The hot spring card is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tokaido-meet = On the way: { $encounter }.
tokaido-meal = A meal is served: { $dish }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
tokaido-discard = A meal is taken away: { $dish }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.

## What is asked, and the rule behind it

tokaido-phase-tiles = Which traveler is dealt next?
    .help = Everybody is dealt two traveler tiles and plays one of them.
tokaido-phase-traveler = Who are you on this journey?
    .help = A traveler has coins to set out with and a power of their own. Type help and a name for
        more.
tokaido-phase-line = Who stands next in the line?
    .help = The line at the first inn is random; the last in line sets out first.
tokaido-phase-move = Where to?
    .help = The traveler farthest behind moves: to any free space up to the next inn. A shop or a
        temple needs at least one coin; a panorama that is complete is closed to you.
tokaido-phase-shelf = Which souvenir comes up next?
    .help = A shop shows the next three souvenirs of the pile.
tokaido-phase-buy = Which souvenirs do you buy?
    .help = Buy one after the other, as many as you like and can pay. Different kinds make a set: 1,
        3, 5 and 7 points.
tokaido-phase-donate = How much do you give?
    .help = One to three coins, a point each. At the end the best donors score more.
tokaido-phase-bathe = Which hot spring card is drawn?
    .help = Hot spring cards are worth 2 or 3 points.
tokaido-phase-meet = Whom do you meet?
    .help = The next encounter card of the pile takes effect at once.
tokaido-phase-keep = Which encounter do you keep?
    .help = Yoshiyasu sees two cards and keeps one; the other goes under the pile, unseen.
tokaido-phase-guide = To which panorama does the guide lead you?
    .help = Your panorama of the kind shown is complete: choose another one, or none.
tokaido-phase-craft = Which souvenir does the artisan make?
    .help = Shokunin gives the next souvenir of the pile.
tokaido-phase-paint = To which panorama do you add?
    .help = Hiroshige adds the next section of any panorama at each inn on the way.
tokaido-phase-offer = Which meal is offered?
    .help = Satsuki is offered the top meal of the pile.
tokaido-phase-accept = Do you take the meal?
    .help = Take it for free, or refuse it and buy as everybody does.
tokaido-phase-deal = Which meal is served next?
    .help = The first to arrive deals one meal more than there are players.
tokaido-phase-discard = Which meal is taken away?
    .help = When the neutral traveler reaches an inn, a random meal goes under the pile.
tokaido-phase-eat = What do you eat?
    .help = One meal at each inn, or none; never the same dish twice. Each is worth 6 points.
tokaido-phase-over = The journey is over.
    .help = Temple ranks and the last achievements have been scored.

## The table, as it is drawn

tokaido-row-traveler = Traveler
tokaido-row-points = Points
tokaido-row-coins = Coins
tokaido-row-donated = Donated
tokaido-row-panoramas = Panoramas
tokaido-row-souvenirs = Souvenirs
tokaido-row-springs = Hot springs
tokaido-row-encounters = Encounters
tokaido-row-meals = Meals
tokaido-row-achievements = Achievements
tokaido-neutral = neutral traveler
    .letter = N
tokaido-neutral-donated = The neutral traveler has given { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
tokaido-meals-here = Meals left at the inn: { $meals }
tokaido-meals-hidden = Meals left at the inn, face down: { $count }
tokaido-nothing = none
tokaido-journey = From Kyoto to Edo
tokaido-journey-return = From Edo to Kyoto

## Points, endings, options

tokaido-source-panoramas = Panoramas
    .short = Views
tokaido-source-souvenirs = Souvenirs
    .short = Souv.
tokaido-source-meals = Meals
    .short = Meals
tokaido-source-hot-springs = Hot springs
    .short = Baths
tokaido-source-encounters = Encounters
    .short = Enc.
tokaido-source-donations = Donations
    .short = Gifts
tokaido-source-temple-rank = Temple rank
    .short = Rank
tokaido-source-achievements = Achievements
    .short = Ach.

tokaido-end = All travelers have reached the last inn.

tokaido-option-seats = how many travel, from two to five
tokaido-option-travelers = dealt, none (a first journey), or a traveler's name for each seat
tokaido-option-gastronomy = true: an inn deals one meal less
tokaido-option-return-journey = true: from Edo to Kyoto
