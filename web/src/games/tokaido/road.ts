// Where the road lies on the screen. It winds: in stages, from inn to inn, one under the other,
// where there is room for that, else in as many columns as leave every space the largest.

export interface Point {
  x: number
  y: number
}

/** A stop, where the road passes it; everything there is drawn at its scale. */
export interface Place extends Point {
  stop: number
  row: number
  scale: number
  inn: boolean
  /** At an end of the screen, where the road turns: there is room beside it. */
  bend: boolean
}

export interface Row {
  top: number
  height: number
  /** Where the road runs. */
  road: number
}

export interface Plan {
  width: number
  height: number
  /** How much of the top is sky, and of the bottom sea. */
  sky: number
  shore: number
  rows: Row[]
  places: Place[]
  /** The road as an SVG path. */
  way: string
}

/** What a space takes in its own units: its picture above the road, a second spot below it. */
const ROOM = { width: 54, above: 47, below: 33 }
const HEIGHT = ROOM.above + ROOM.below

/** How far from the road, in a place's own units. */
export const PICTURE = -25
export const SECOND = 20

/** No traveler is drawn smaller, so that the marks can be told apart. */
const SMALLEST = 0.74

/** How many stand side by side at an inn. */
const FILE = 3

const INN_COLUMNS = 1.35
const NEAR = 1.28
const COLUMNS = { least: 6, most: 14 }

/** No space is narrower, so that a finger finds it. */
const TARGET = 46

interface Shape {
  columns: number
  rows: number
  scale: number
}

/** The stops of each stage, without the inns at its ends. */
export function stagesOf(spaces: readonly string[]): number[][] {
  const stages: number[][] = []
  spaces.forEach((space, stop) => {
    if (space === 'inn') stages.push([])
    else stages.at(-1)?.push(stop)
  })
  return stages.slice(0, -1)
}

/** The stage on which somebody at this stop walks on. */
export function stageAt(spaces: readonly string[], stop: number): number {
  const inns = spaces.flatMap((space, at) => (space === 'inn' ? [at] : []))
  const passed = inns.filter((inn) => inn <= stop).length
  return Math.max(0, Math.min(passed, inns.length - 1) - 1)
}

/** Lays the road out; `weights` are how high each stage is, beside the others. */
export function plan(
  spaces: readonly string[],
  width: number,
  height: number,
  weights: readonly number[],
): Plan {
  const sky = Math.min(72, Math.max(14, height * (width < 640 ? 0.075 : 0.1)))
  const shore = Math.min(36, Math.max(10, height * 0.04))
  const room = height - sky - shore
  const stages = stagesOf(spaces)
  const widest = Math.max(1, ...stages.map((stage) => stage.length)) + 2 * INN_COLUMNS
  const staged = shape(widest, stages.length, width, room)
  let best = shape(COLUMNS.least, Math.ceil(spaces.length / COLUMNS.least), width, room)
  for (let columns = COLUMNS.least + 1; columns <= COLUMNS.most; columns++) {
    const other = shape(columns, Math.ceil(spaces.length / columns), width, room)
    if (other.scale > best.scale && width / columns >= TARGET) best = other
  }
  const inStages = stages.length > 0 && staged.scale >= best.scale * 0.78 && width / widest >= TARGET
  const places = inStages
    ? winding(spaces, stages, width, sky, room, weights, widest)
    : grid(spaces, best, width, sky, room)
  return { width, height, sky, shore, ...places, way: smooth(places.places) }
}

function shape(columns: number, rows: number, width: number, room: number): Shape {
  return { columns, rows, scale: Math.min(width / columns / ROOM.width, room / rows / HEIGHT) }
}

function rowsOf(sky: number, heights: readonly number[]): Row[] {
  let top = sky
  return heights.map((height) => {
    const row = { top, height, road: top + (height * ROOM.above) / HEIGHT }
    top += height
    return row
  })
}

/** A stage a row, to the right and back to the left; the inns stand where the road turns. */
function winding(
  spaces: readonly string[],
  stages: number[][],
  width: number,
  sky: number,
  room: number,
  weights: readonly number[],
  widest: number,
): Pick<Plan, 'rows' | 'places'> {
  const column = width / widest
  const whole = stages.reduce((sum, _, i) => sum + (weights[i] ?? 1), 0)
  const rows = rowsOf(sky, stages.map((_, i) => (room * (weights[i] ?? 1)) / whole))
  const even = room / stages.length
  const places: Place[] = []
  const innScale = Math.min((column * INN_COLUMNS) / 82, even / 92)
  stages.forEach((stage, number) => {
    const row = rows[number]!
    const back = number % 2 === 1
    const before = rows[number - 1]
    const turn = { x: (column * INN_COLUMNS) / 2, y: before ? (before.road + row.road) / 2 + 6 : row.road }
    const mirrored = (x: number) => (back ? width - x : x)
    const inn = (stop: number, x: number, y: number): Place => ({
      stop, row: number, x: mirrored(x), y, scale: innScale, inn: true, bend: true,
    })
    places.push(inn((stage[0] ?? 1) - 1, turn.x, turn.y))
    const near = row.height / even
    const scale = Math.min((column / ROOM.width) * Math.min(1.16, 0.9 + (near - 0.9) * 0.7), row.height / HEIGHT)
    const span = width - 2 * column * INN_COLUMNS
    stage.forEach((stop, i) => {
      const x = column * INN_COLUMNS + (span * (i + 0.5)) / stage.length
      const y = row.road + Math.sin((x / width) * Math.PI * 5 + number * 2) * 3.5 * scale
      places.push({ stop, row: number, x: mirrored(x), y, scale, inn: false, bend: false })
    })
    if (number === stages.length - 1) {
      places.push(inn(spaces.length - 1, width - turn.x, row.road))
    }
  })
  return { rows, places }
}

/** Columns of the same width; the road goes to the right in one row and back in the next. */
function grid(
  spaces: readonly string[],
  { columns, rows: count, scale }: Shape,
  width: number,
  sky: number,
  room: number,
): Pick<Plan, 'rows' | 'places'> {
  const column = width / columns
  const rows = rowsOf(sky, Array.from({ length: count }, () => room / count))
  const places = spaces.map((space, stop): Place => {
    const number = Math.floor(stop / columns)
    const along = stop % columns
    const from = number % 2 === 1 ? columns - 1 - along : along
    const inn = space === 'inn'
    return {
      stop,
      row: number,
      x: column * (from + 0.5),
      y: rows[number]!.road,
      scale: inn ? Math.min(scale, column / 78) : scale,
      inn,
      bend: false,
    }
  })
  return { rows, places }
}

/** How high each stage is: the one being walked is larger. */
export function weightsFor(stages: number, walked: number): number[] {
  return Array.from({ length: stages }, (_, stage) => (stage === walked ? NEAR : 1))
}

/** Where somebody stands at a stop: on the road, on the second spot, or in the line of an inn. */
export function standing(place: Place, at: number): Point & { scale: number } {
  const { x, y, scale, inn, bend } = place
  if (!inn) return { x, y: y + 7 * scale + SECOND * scale * at, scale: Math.max(scale, SMALLEST) }
  const own = Math.max(scale * (bend ? 1 : 1.1), SMALLEST * 0.85)
  const behind = Math.floor(at / FILE)
  return {
    x: x + ((FILE - 1) / 2 - (at % FILE) - behind / 2) * 24 * own,
    y: y + (bend ? 12 : 9) * scale + behind * 15 * own,
    scale: own,
  }
}

/** How far beyond the last stop another one would be, if its row has room for it; else nought. */
export function roomBeyond({ places, width }: Plan): number {
  const [before, last] = places.slice(-2)
  if (!before || !last || last.bend) return 0
  const step = last.x - before.x
  const next = last.x + step
  return before.row === last.row && next > 0 && next < width ? step : 0
}

/** The part of the road between two stops. */
export function stretch(plan: Plan, from: number, to: number): string {
  return smooth(plan.places.slice(from, to + 1))
}

/** A soft line through all stops. */
function smooth(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const show = (value: number) => value.toFixed(1)
  let path = `M${show(first.x)} ${show(first.y)}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const bend = Math.abs(to.y - from.y) > Math.abs(to.x - from.x) ? 4 : 6
    path +=
      `C${show(from.x + (to.x - before.x) / bend)} ${show(from.y + (to.y - before.y) / bend)}` +
      ` ${show(to.x - (after.x - from.x) / bend)} ${show(to.y - (after.y - from.y) / bend)}` +
      ` ${show(to.x)} ${show(to.y)}`
  }
  return path
}
