// Where the places of a Duo board are on the island, computed from the board and the shape of
// the room there is. Stations lie evenly along the coast; one step of the coast is always as
// long, so that a wide and a tall island differ in their shape and not in what stands on them.
// Mountain towns lie amid the towns they have roads to, which for a tree of roads is a drawing
// without crossings. What an area shows stands where it has most room.
import type { Area, DuoBoard } from './board'
import { distance, Outline, type Point } from './outline'

/** From station to station, in the units of the drawing. */
export const STEP = 60

const STATION_ROOM = 34
const TOWN_ROOM = 42
/** How far the paved way of the pilgrims reaches inland from the middle of a station. */
export const WAY = 13
/** How finely an area is searched for room. */
const GRAIN = 7

interface Shape {
  /** Between the stations and the edge of the picture. */
  across: number
  down: number
  roundness: number
  /** How far the beach reaches out to sea. */
  beach: number
}

const WIDE: Shape = { across: 66, down: 60, roundness: 2.7, beach: 40 }
const TALL: Shape = { across: 42, down: 50, roundness: 3.1, beach: 34 }

export interface AreaPlace {
  centre: Point
  /** The radius of the largest circle that is free of stations, roads and towns. */
  room: number
  border: Point[]
}

export interface Places {
  width: number
  height: number
  tall: boolean
  beach: number
  coast: Outline
  stations: { place: Point; seaward: Point }[]
  /** By their names, coastal ones included. */
  towns: Map<string, Point>
  /** The line of each route, in the order of the board. */
  roads: Point[][]
  areas: AreaPlace[]
}

/** The places of a board in a room that is so many times as wide as it is high. */
export function placesOf(board: DuoBoard, aspect: number): Places {
  const tall = aspect < 1
  const shape = tall ? TALL : WIDE
  const count = board.stations.length
  const { width, height, coast } = fitted(aspect, shape, tall, count * STEP)
  const step = coast.length / count
  const [west = 0, east = 0] = [board.areas[0]?.stations[0], board.areas[0]?.stations.at(-1)]
  const first = (west + east) / 2
  const stations = board.stations.map((_, i) => coast.along((i - first) * step))
  const towns = townsOf(board, stations.map(({ place }) => place))
  const roads = board.routes.map(([a, b], i) => road(towns.get(a)!, towns.get(b)!, i))
  const areas = board.areas.map((area) => {
    const [from = 0, to = 0] = [area.stations[0], area.stations.at(-1)]
    const border = [
      ...coastal(coast, (from - first) * step, (to - first) * step),
      ...inland(board, area, roads),
    ]
    return { border, ...roomiest(board, border, stations, towns, roads) }
  })
  return { width, height, tall, beach: shape.beach, coast, stations, towns, roads, areas }
}

/** A picture of this shape around a coast of this length. */
function fitted(aspect: number, shape: Shape, tall: boolean, wanted: number) {
  let [small, large] = [2 * shape.down + 10, 4000]
  let coast: Outline
  let height: number
  do {
    height = (small + large) / 2
    const across = Math.max(20, (height * aspect) / 2 - shape.across)
    coast = new Outline(across, height / 2 - shape.down, shape.roundness, tall ? 'north' : 'west')
    if (coast.length < wanted) small = height
    else large = height
  } while (large - small > 0.5)
  return { width: height * aspect, height, coast }
}

/** Mountain neighbours count twice, to leave room for the areas at the ends. */
function townsOf(board: DuoBoard, stations: Point[]): Map<string, Point> {
  const towns = new Map(
    board.towns.map(({ name, station }) => [
      name,
      station === null ? { x: 0, y: 0 } : stations[station]!,
    ]),
  )
  const inland = new Set(board.towns.filter(({ coastal }) => !coastal).map(({ name }) => name))
  for (let round = 0; round < 80; round++) {
    for (const { name, coastal, neighbours } of board.towns) {
      if (coastal) continue
      const near = [...neighbours, ...neighbours.filter((other) => inland.has(other))]
      const sum = (axis: 'x' | 'y') =>
        near.reduce((total, other) => total + towns.get(other)![axis], 0) / near.length
      towns.set(name, { x: sum('x'), y: sum('y') })
    }
  }
  return towns
}

/** A road that winds a little, each in its own way. */
function road(from: Point, to: Point, which: number): Point[] {
  const length = distance(from, to)
  const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const bend = (which % 2 ? 1 : -1) * Math.min(9, length / 14)
  return Array.from({ length: 13 }, (_, i) => {
    const part = i / 12
    const away = bend * Math.sin(2 * Math.PI * part) + 0.3 * bend * Math.sin(Math.PI * part)
    return {
      x: from.x + (to.x - from.x) * part + across.x * away,
      y: from.y + (to.y - from.y) * part + across.y * away,
    }
  })
}

function coastal(coast: Outline, from: number, to: number): Point[] {
  const round = (way: number) => ((way % coast.length) + coast.length) % coast.length
  return coast.offset(-WAY, 1.2, round(from), round(to))
}

/** The roads around an area, from its second coastal town back to its first. */
function inland(board: DuoBoard, area: Area, roads: Point[][]): Point[] {
  const towns = [...area.towns].reverse()
  return towns.slice(1).flatMap((town, i) => {
    const from = towns[i]!
    const forth = board.routes.findIndex(([a, b]) => a === from && b === town)
    if (forth >= 0) return roads[forth]!
    const back = board.routes.findIndex(([a, b]) => a === town && b === from)
    return [...roads[back]!].reverse()
  })
}

function roomiest(
  board: DuoBoard,
  border: Point[],
  stations: { place: Point }[],
  towns: Map<string, Point>,
  roads: Point[][],
): { centre: Point; room: number } {
  const mountains = board.towns.filter(({ coastal }) => !coastal)
  const ways = roads.flat()
  const [xs, ys] = [border.map(({ x }) => x), border.map(({ y }) => y)]
  let best = { centre: border[0]!, room: 0 }
  for (let x = Math.min(...xs); x < Math.max(...xs); x += GRAIN) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += GRAIN) {
      const here = { x, y }
      if (!inside(here, border)) continue
      const room = Math.min(
        ...ways.map((place) => distance(here, place)),
        ...stations.map(({ place }) => distance(here, place) - STATION_ROOM),
        ...mountains.map(({ name }) => distance(here, towns.get(name)!) - TOWN_ROOM),
      )
      if (room > best.room) best = { centre: here, room }
    }
  }
  return best
}

/** Whether a point lies within a closed line. */
export function inside({ x, y }: Point, border: Point[]): boolean {
  let within = false
  border.forEach((a, i) => {
    const b = border[(i + 1) % border.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) within = !within
  })
  return within
}
