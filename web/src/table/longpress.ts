// A long press of a finger looks at a thing without doing it.

const LONG = 420
const WANDERED = 12

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined
  private from = { x: 0, y: 0 }
  private held = false

  /** `onlong` is called while the finger still rests. */
  constructor(private onlong: () => void) {}

  down(event: PointerEvent): void {
    this.held = false
    this.from = { x: event.clientX, y: event.clientY }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.held = true
      this.onlong()
    }, LONG)
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > WANDERED) this.up()
  }

  up(): void {
    clearTimeout(this.timer)
  }

  /** The click that follows a long press is none. */
  click(event: MouseEvent): void {
    if (!this.held) return
    this.held = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** Nor does it open the browser's menu. */
  menu(event: Event): void {
    if (this.held) event.preventDefault()
  }
}
