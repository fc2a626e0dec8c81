// The coast of an island as a closed line that can be walked along, and offset to either side.

export interface Point {
  x: number
  y: number
}

const SAMPLES = 480

/** Where the walk begins: at the western end of a wide island, the northern of a tall one. */
export type Beginning = 'west' | 'north'

/**
 * A rounded shape around the origin, walked clockwise on the screen. With `roundness` 2 it is an
 * ellipse; the more, the nearer to a rectangle.
 */
export class Outline {
  readonly points: Point[]
  readonly length: number
  readonly #walked: number[] = [0]

  constructor(across: number, down: number, roundness: number, beginning: Beginning) {
    const first = beginning === 'west' ? Math.PI : -Math.PI / 2
    this.points = Array.from({ length: SAMPLES }, (_, sample) => {
      const turn = first + (2 * Math.PI * sample) / SAMPLES
      return {
        x: across * bent(Math.cos(turn), roundness),
        y: down * bent(Math.sin(turn), roundness),
      }
    })
    for (let i = 0; i < SAMPLES; i++) {
      this.#walked.push(this.#walked[i]! + distance(this.points[i]!, this.at(i + 1)))
    }
    this.length = this.#walked[SAMPLES]!
  }

  /** A sample, counted around and around. */
  at(sample: number): Point {
    return this.points[((sample % SAMPLES) + SAMPLES) % SAMPLES]!
  }

  /** The place so far along the coast, and the direction that leads out to sea there. */
  along(way: number): { place: Point; seaward: Point } {
    const rest = ((way % this.length) + this.length) % this.length
    const index = this.#sampleBefore(rest)
    const from = this.#walked[index]!
    const part = (rest - from) / (this.#walked[index + 1]! - from)
    const [a, b] = [this.at(index), this.at(index + 1)]
    return {
      place: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part },
      seaward: this.#outward(index),
    }
  }

  /** The coastline so far outside, or, if negative, inside; `uneven` as coasts are. */
  offset(beyond: number, uneven = 0, from = 0, to = this.length): Point[] {
    const first = this.#sampleBefore(from)
    const last = to >= this.length ? SAMPLES - 1 : this.#sampleBefore(to)
    const count = ((last - first + SAMPLES) % SAMPLES) + 1
    return Array.from({ length: count }, (_, i) => {
      const sample = (first + i) % SAMPLES
      const out = this.#outward(sample)
      const away = beyond + uneven * roughness((2 * Math.PI * sample) / SAMPLES)
      return { x: this.at(sample).x + out.x * away, y: this.at(sample).y + out.y * away }
    }).filter((_, i) => i % 3 === 0 || i === count - 1)
  }

  #sampleBefore(way: number): number {
    let low = 0
    let high = SAMPLES - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#walked[middle]! <= way) low = middle
      else high = middle - 1
    }
    return low
  }

  #outward(sample: number): Point {
    const [a, b] = [this.at(sample - 4), this.at(sample + 5)]
    const length = distance(a, b)
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length }
  }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A closed path through points, rounded at each of them. */
export function closed(points: Point[]): string {
  const middle = (a: Point, b: Point) => said({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const next = (i: number) => points[(i + 1) % points.length]!
  const curves = points.map((point, i) => `Q${said(point)} ${middle(point, next(i))}`)
  return `M${middle(points.at(-1)!, points[0]!)}${curves.join('')}z`
}

/** A path through points, with corners. */
export function angular(points: Point[], close = false): string {
  return `M${points.map(said).join('L')}${close ? 'z' : ''}`
}

export function said({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

/** Between -1 and 1, the same every time, and closed after a full turn. */
export function roughness(turn: number): number {
  return (
    0.42 * Math.sin(7 * turn) +
    0.3 * Math.sin(13 * turn + 1) +
    0.18 * Math.sin(29 * turn + 2) +
    0.1 * Math.sin(53 * turn)
  )
}

function bent(value: number, roundness: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / roundness)
}
