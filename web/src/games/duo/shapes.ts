// The three sizes in which a player's boards are drawn: side by side on a desk; small in the row
// of a phone; thin for the opponent there, where only the numbers have room.

export type Size = 'wide' | 'small' | 'thin'

export const BOXES: Record<Size, { width: number; height: number }> = {
  wide: { width: 300, height: 100 },
  small: { width: 124, height: 84 },
  thin: { width: 124, height: 44 },
}

/** Below this, two rows under the numbers cannot be made out. */
const LOW = 60

/** The size that fills a room best. */
export function sizeFor(width: number, height: number): Size {
  const filled = (size: Size) => Math.min(width / BOXES[size].width, height / BOXES[size].height)
  if (filled('wide') > 0.72) return 'wide'
  return filled('small') > 0.58 && height > LOW ? 'small' : 'thin'
}
