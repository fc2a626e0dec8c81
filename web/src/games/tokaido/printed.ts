// What is printed on the road and the cards, as the service tells it (server/boards.py).

export interface Named {
  name: string
  text: string
}

export interface Card extends Named {
  word: string
}

export interface Printed {
  seats_for_double: number
  panoramas: (Named & { sections: number })[]
  souvenirs: (Card & { kind: string; price: number })[]
  kinds: Named[]
  souvenir_points: number[]
  dishes: (Card & { price: number; copies: number })[]
  meal_points: number
  springs: { points: number; cards: number }[]
  encounters: (Named & { cards: number })[]
  travelers: (Card & { coins: number })[]
  achievements: Named[]
  donor_points: number[]
  most_donated: number
}
