// The printed board of Tokaido Duo as the service sends it (`boards.py` there), and the ways
// that pieces take on it. No rule: only where things are, and what lies beside what.

export type Character = 'pilgrim' | 'merchant' | 'artist'
export const CHARACTERS: readonly Character[] = ['pilgrim', 'merchant', 'artist']

export type StationKind = 'town' | 'temple' | 'garden' | 'seashore' | 'hot_spring'
export type Ware = 'kimono' | 'pottery' | 'doll' | 'fan'
export type Icon = 'moon' | 'waterfall' | 'mountain' | 'bamboo'

export interface Station {
  index: number
  kind: StationKind
  /** The name of a coastal town. */
  town: string | null
  areas: number[]
}

export interface Town {
  name: string
  coastal: boolean
  station: number | null
  /** How many are drawn there; 0 on the coast. */
  wares: number
  neighbours: string[]
  areas: number[]
}

export interface Area {
  index: number
  icon: Icon
  /** Along the coast, from its first coastal town to its second. */
  stations: number[]
  /** By road, between the same two. */
  towns: string[]
  neighbours: number[]
}

export interface DuoBoard {
  /** Clockwise around the coast. */
  stations: Station[]
  /** Coastal ones first. */
  towns: Town[]
  routes: [string, string][]
  areas: Area[]
  wares: { name: Ware; text: string; count: number }[]
  storage: number
  temple_slots: number
  garden_slots: number
  slabs: number
  coins_per_slab: number
  /** By how many slabs, from none on. */
  gold_points: number[]
  /** By how many gifts, from none on. */
  gift_points: number[]
  artist_rows: number[]
  starts: { side: 'compass' | 'opposite'; pilgrim: number; merchant: string; artist: number }[]
}

/** A town, by its name. */
export function townOf(board: DuoBoard, name: string): Town {
  return board.towns.find((town) => town.name === name)!
}

/** The stations from one to another along the coast, clockwise, both included. */
export function stationsBetween(board: DuoBoard, start: number, end: number): number[] {
  const length = board.stations.length
  const steps = (end - start + length) % length
  return Array.from({ length: steps + 1 }, (_, step) => (start + step) % length)
}

/** The towns from one to another by road, both included: the routes are a tree. */
export function townsBetween(board: DuoBoard, start: string, end: string): string[] {
  return shortestWay(start, end, (town) => townOf(board, town).neighbours)
}

/** A way from area to area of so many steps, none visited twice; else the shortest. */
export function areasBetween(board: DuoBoard, start: number, end: number, steps: number): number[] {
  const next = (area: number) => board.areas[area]!.neighbours
  return wayOf(start, end, steps, next) ?? shortestWay(start, end, next)
}

type Next<P> = (place: P) => P[]

function wayOf<P>(from: P, to: P, steps: number, next: Next<P>, before: P[] = []): P[] | null {
  if (steps === 0) return from === to ? [...before, to] : null
  for (const place of next(from)) {
    if (before.includes(place)) continue
    const way = wayOf(place, to, steps - 1, next, [...before, from])
    if (way) return way
  }
  return null
}

function shortestWay<P>(start: P, end: P, next: Next<P>): P[] {
  const cameFrom = new Map([[start, start]])
  for (const place of cameFrom.keys()) {
    for (const other of next(place)) {
      if (!cameFrom.has(other)) cameFrom.set(other, place)
    }
  }
  if (!cameFrom.has(end)) return [start, end]
  const way = [end]
  while (way[0] !== start) way.unshift(cameFrom.get(way[0]!)!)
  return way
}
