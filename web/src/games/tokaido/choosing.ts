// How a thing on the table offers what can be done with it: pointing at it, giving it the focus
// or pressing it long tells what it would give; a click, a tap, Enter or Space plays it.
import type { Attachment } from 'svelte/attachments'
import type { Legal } from '~/service/types'

const LONG_PRESS = 450

interface Offered {
  legal: Legal
  onplay: (word: string) => void
  onlook: (legal: Legal | null) => void
}

export function offers(offered: () => Offered | undefined): Attachment {
  return (element) => {
    let pressed: ReturnType<typeof setTimeout> | undefined
    let looked = false

    const look = () => {
      const offer = offered()
      offer?.onlook(offer.legal)
    }
    const leave = () => {
      clearTimeout(pressed)
      offered()?.onlook(null)
    }
    const play = () => {
      const offer = offered()
      offer?.onplay(offer.legal.word)
    }
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') look()
      },
      pointerleave: leave,
      pointerdown: (event) => {
        looked = false
        if ((event as PointerEvent).pointerType !== 'touch') return
        pressed = setTimeout(() => {
          looked = true
          look()
        }, LONG_PRESS)
      },
      pointerup: () => clearTimeout(pressed),
      pointercancel: () => clearTimeout(pressed),
      focus: () => element.matches(':focus-visible') && look(),
      blur: leave,
      contextmenu: (event) => {
        if (looked) event.preventDefault()
      },
      click: () => {
        // A long press was for looking; the tap after it plays.
        if (looked) looked = false
        else play()
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent
        if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return
        event.preventDefault()
        play()
      },
    }
    for (const [name, does] of Object.entries(on)) element.addEventListener(name, does)
    return () => {
      clearTimeout(pressed)
      for (const [name, does] of Object.entries(on)) element.removeEventListener(name, does)
    }
  }
}
