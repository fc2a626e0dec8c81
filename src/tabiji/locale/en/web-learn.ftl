# The guided first games: what the guide says, and what there is to learn.

learn-guide = Your guide
learn-opening = Setting the table for your first game…
learn-go-on = Go on
learn-back = Before this
learn-forth = After this
learn-try = Try: { $choice }
learn-forced = Only one thing can be done here. Go on with it.
learn-proposed = Proposed by your guide
learn-progress = Learned: { $count }/{ $all }
learn-topics = What there is to learn
learn-learned = learned
learn-leave = Play on without the guide
learn-restart = Begin this lesson again
learn-done = You know the way now
    .about = That is all you need for { $game }. Here is where the points come from so far.
learn-recap = To remember
learn-continue = Go on with this game
learn-new = A new game against { $opponents }

## Duo: what there is to learn

learn-duo-topic-dice = Three dice for two
    .about = Each turn one player rolls three dice and uses one, the other player one, and the first the last. Then the roles change.
learn-duo-topic-faith = Temples and gardens
    .about = The Pilgrim moves a peg on at each temple and each garden. The temple times the garden is your faith.
learn-duo-topic-draw = Wares from the mountains
    .about = In a mountain town the Merchant draws wares from the bag. Your board stores five.
learn-duo-topic-sell = Selling on the coast
    .about = A boutique in a coastal town buys one kind of ware, at the price it shows.
learn-duo-topic-gold = Coins and gold
    .about = Ten coins become a gold slab at once, and only slabs score. Each is worth more than the one before.
learn-duo-topic-paint = Painting
    .about = The Artist turns over a painting for each other character in the area, on its coast and in its towns.
learn-duo-topic-gift = Gifting
    .about = The first painting of your board can be given away in an area that shows its icon. Gifts score more and more.
learn-duo-topic-sea = Hot spring and wave tiles
    .about = The Hot Spring token lets you use a die a second time. A wave tile from a seashore helps as long as you hold it.
learn-duo-topic-end = The end
    .about = The last temple or garden slot, the last slab or the last gift ends the game with that turn. Faith, commerce and culture are added up.

## Duo: to know before going on

learn-duo-welcome = Welcome to Shikoku! You lead three people around this island: a Pilgrim, a Merchant and an Artist. All three bring points, and the most points win.
learn-duo-faith = Faith is temple times garden: now { $temple } × { $garden } = { $points }. Move both pegs, and each step counts for more.
learn-duo-wares = Your wares lie on your Merchant’s board. The signs on the coast show what each town buys, and for how much.
learn-duo-gold = { $coins } coins become a gold slab by themselves, and only gold scores: { $points } for the first slab, and more for each one after.
learn-duo-painted = Your next painting shows { $icon }. Give it away in an area with that icon: for that, the Artist has to go there.
learn-duo-given = A gift scores at once, and the next ones are worth more and more. Paint many, then travel to give.
learn-duo-wave = { $wave } is yours now. A wave tile helps as long as you hold it, but the other player may come and take it.
learn-duo-spring = The Hot Spring token is yours. After a later die you may give it back and use that die once more.
learn-duo-draft = A new turn, and the roles have changed: { $seat-name } uses a die first, you one of the other two, and { $seat-name } the last.
learn-duo-end = The turn in which somebody reaches the last temple or garden slot, has { $slabs } gold slabs or has given { $gifts } paintings away is the last one. Then all points are added up.

## Duo: what to try

learn-duo-choose-first = Three dice are rolled, one for each of your people. You use one, { $seat-name } another, and the last is yours. Begin with the Pilgrim, who walks { $number } along the coast.
learn-duo-choose-pilgrim = Your Pilgrim would walk { $number }. Count along the coast, clockwise: what stands there?
learn-duo-choose-merchant = Your Merchant can go { $number } along the roads: to draw wares, or to sell them.
learn-duo-choose-artist = Your Artist can cross { $number ->
    [one] into the next area
   *[other] { $number } areas
}. What you do not take, { $seat-name } may.
learn-duo-walk = Your Pilgrim may choose how far to walk. Look at where each way ends.
learn-duo-pray = A temple. Pray here: the temple peg moves from { $from } to { $to }.
learn-duo-stroll = A garden. Stroll here: the garden peg moves from { $from } to { $to }.
learn-duo-collect = A coastal town. A Pilgrim is welcome: collect what its boutique pays.
learn-duo-bathe = A hot spring! Take its token: it is worth a second use of a die.
learn-duo-take = The seashore. Take a wave tile: from now on one of your people can do a little more.
learn-duo-travel-first = Your Merchant follows the roads, exactly as far as the die shows. In the mountains wares are drawn, as many as the number; on the coast they are sold.
learn-duo-travel-draw = A mountain town: here your Merchant finds new wares.
learn-duo-travel-sell = { $town } buys what you carry. Go and sell!
learn-duo-travel-coast = You carry nothing that is bought there, but it is the best place to go on from.
learn-duo-stay = No road is as long as the die shows: your Merchant stays.
learn-duo-draw = Draw as many as you can: you will see what comes out of the bag.
learn-duo-sell = Sell all you have of this kind: every coin counts.
learn-duo-return = Your board is full. Give back what the boutiques pay least for.
learn-duo-cross-first = Your Artist crosses the areas between the roads. Go where many others stand: each of them becomes a painting.
learn-duo-cross-gift = There the icon of your next painting can be found. Go and give it away.
learn-duo-cross-paint = Go where most others stand: they are what your Artist paints.
learn-duo-paint = Paint! A painting is turned over for each of the others around you.
learn-duo-gift = This area shows the icon of your first painting. Give it away.
learn-duo-pass = There is nothing to gain here this time. That happens to every traveler.
learn-duo-again = You hold the Hot Spring token. Give it back, and the same character moves and acts once more.
learn-duo-done = Keep the token for a better moment.

## Tokaido: what there is to learn

learn-tokaido-topic-last = The last one moves
    .about = Whoever is farthest behind moves, forward to any free space up to the next inn, and again if still last.
learn-tokaido-topic-spaces = Single and double spaces
    .about = A space holds one traveler. When four or five play, a double space holds two, and the second one counts as farther behind.
learn-tokaido-topic-panorama = Panoramas
    .about = Paddy, mountain and sea: each section is worth one point more than the one before. The first to complete one scores 3 more.
learn-tokaido-topic-shop = Souvenirs
    .about = Different kinds make a set: the first is worth 1 point, then 3, 5 and 7.
learn-tokaido-topic-temple = The temple
    .about = A coin given is a point, and at the end the best donors score up to 10 more.
learn-tokaido-topic-hot-spring = Hot springs
    .about = A card of 2 or 3 points, and nothing to pay.
learn-tokaido-topic-farm = The farm
    .about = Three coins. Coins score nothing, but meals, souvenirs and gifts need them.
learn-tokaido-topic-encounter = Encounters
    .about = A card that works at once: points, coins, a souvenir, a view or a gift to the temple.
learn-tokaido-topic-inn = Inns and meals
    .about = Everybody stops at every inn. One meal each, worth 6 points, never the same dish twice. The last to arrive goes on first.
learn-tokaido-topic-end = The end
    .about = In Edo the best donors score, and whoever has most souvenirs, encounters and hot springs, and the dearest meals. Most points win.

## Tokaido: to know before going on

learn-tokaido-welcome = Welcome to Kyoto! You walk to Edo, and all that you see, eat, buy and give on the way brings points. This is no race: the fullest journey wins.
learn-tokaido-viewed = The first section of the panorama { $panorama } is yours, for 1 point. The next one brings 2, then 3: come back to such places.
learn-tokaido-bought = Souvenirs of different kinds make a set. The first is worth { $first ->
    [one] 1 point
   *[other] { $first } points
}, then { $second }, { $third } and { $fourth }: look for kinds that you do not have.
learn-tokaido-given = Each coin for the temple is a point. At the end, whoever has given most scores { $points } more.
learn-tokaido-bathed = A hot spring card brings 2 or 3 points, and costs nothing. It is never a bad stop.
learn-tokaido-farmed = The farm gives { $coins } coins. They are worth nothing by themselves, but meals, souvenirs and the temple need them.
learn-tokaido-met = You met somebody: { $encounter }. An encounter is a surprise, and always a kind one: points, coins, a souvenir or a view.
learn-tokaido-last = Whoever is farthest behind moves, even several times in a row. Whoever goes far ahead has to wait until all the others have passed.
learn-tokaido-spaces = A space holds one traveler, so that where you stop nobody else can. Some have a second spot below the road: it is used when four or five travel.
learn-tokaido-eaten = Whoever comes first to an inn sees more meals; whoever comes last sets out first, with the whole road open.
learn-tokaido-end = In Edo the last points are given: { $points } to the best donor, and { $bonus } each for the most souvenirs, encounters and hot springs, and for the dearest meals.

## Tokaido: what to try

learn-tokaido-go-first = Whoever is farthest behind moves, and that is you. You may go to any free place up to the inn, but short steps bring more stops.
learn-tokaido-go-shop = A shop: here your coins become souvenirs.
learn-tokaido-go-temple = A temple: a coin or two for the road, and for the end.
learn-tokaido-go-encounter = Somebody is waiting by the road. Whom will you meet?
learn-tokaido-go-panorama = A view! Paddies, mountains and the sea join into pictures, section by section.
learn-tokaido-go-hot-spring = A hot spring: rest a little, for 2 or 3 points.
learn-tokaido-go-farm = A farm: work here, and your purse fills.
learn-tokaido-go-inn = There is nothing left for you before the inn. Everybody stops there, and eats.
learn-tokaido-go-poor = Your purse is nearly empty, and a meal costs coins. Work at the farm.
learn-tokaido-go-on = You know these places now. The nearest is often the best: nobody is paid for hurrying.
learn-tokaido-buy = Three souvenirs lie on the counter. Buy what you like, but keep coins for a meal at the inn.
learn-tokaido-buy-more = Another kind for your set: it is worth more than the first.
learn-tokaido-done = Leave it at that, and keep your coins for the inn.
learn-tokaido-donate = Give at least one coin. Each is a point, and you may need the rest for a meal.
learn-tokaido-eat = A meal brings 6 points whatever it costs. Take a cheap one: you will not eat the same dish twice on this journey.
learn-tokaido-pass = Nothing here is for your purse. It happens.
learn-tokaido-panorama = The guide leads you to a view. Take the section that is worth most.
