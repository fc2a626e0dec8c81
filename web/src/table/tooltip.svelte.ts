// What is being looked at, and where the tooltip of paper that tells of it lies.
import type { Legal } from '~/service/types'
import { LongPress } from './longpress'

/** A tooltip lies beside the finger, not under it. */
const BESIDE_FINGER = { x: -60, y: -130 }

export class TooltipState {
  legal = $state.raw<Legal | null>(null)
  spot = $state.raw({ x: 0, y: 0 })
  /** A finger has not rested yet: what it touches it plays, and no tooltip comes in its way. */
  private hasty = $state(false)
  private press = new LongPress(() => (this.hasty = false))

  /** What the tooltip is about. */
  get at(): Legal | null {
    return this.hasty ? null : this.legal
  }

  look(found: Legal | null): void {
    this.legal = found
    const focused = document.activeElement
    if (found && focused?.matches(':focus-visible') && focused !== document.body) {
      const box = focused.getBoundingClientRect()
      this.spot = { x: box.left + box.width / 2, y: box.bottom - 8 }
      this.hasty = false
    }
  }

  /** Follows pointers over an element and all that is in it. */
  follow = (element: HTMLElement): (() => void) => {
    const { press } = this
    const on = {
      pointermove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return press.move(event)
        this.hasty = false
        if (this.legal) this.spot = { x: event.clientX, y: event.clientY }
      },
      pointerover: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.spot = { x: event.clientX, y: event.clientY }
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') return
        this.hasty = true
        this.spot = { x: event.clientX + BESIDE_FINGER.x, y: event.clientY + BESIDE_FINGER.y }
        press.down(event)
      },
      pointerup: () => press.up(),
      pointercancel: () => press.up(),
      contextmenu: (event: Event) => press.menu(event),
    }
    const click = (event: MouseEvent) => press.click(event)
    for (const [name, does] of Object.entries(on)) element.addEventListener(name, does as EventListener)
    element.addEventListener('click', click, { capture: true })
    return () => {
      for (const [name, does] of Object.entries(on)) element.removeEventListener(name, does as EventListener)
      element.removeEventListener('click', click, { capture: true })
    }
  }
}
