// How a thing on the table offers what can be done with it: pointing at it or giving it the focus
// tells what it would give; a click, a tap, Enter or Space plays it. The table page knows a long
// press, which only looks.
import type { Attachment } from 'svelte/attachments'
import type { Legal } from '~/service/types'

interface Offered {
  legal: Legal
  onplay: (word: string) => void
  onlook: (legal: Legal | null) => void
}

/** How often something has been looked at: whoever is left after the next was reached is not told. */
let looks = 0

export function offers(offered: () => Offered): Attachment {
  return (element) => {
    let leave = () => {}
    const look = () => {
      const { legal, onlook } = offered()
      const mine = (looks += 1)
      onlook(legal)
      // A thing that has the focus loses it when it is taken away, while the table is being
      // drawn: nothing may change then, so it is told right afterwards.
      leave = () => queueMicrotask(() => looks === mine && onlook(null))
    }
    const play = () => {
      const { legal, onplay } = offered()
      onplay(legal.word)
    }
    const on: Record<string, (event: Event) => void> = {
      pointerenter: look,
      pointerleave: () => leave(),
      focus: () => element.matches(':focus-visible') && look(),
      blur: () => leave(),
      click: play,
      keydown: (event) => {
        const { key } = event as KeyboardEvent
        if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return
        event.preventDefault()
        play()
      },
    }
    for (const [name, does] of Object.entries(on)) element.addEventListener(name, does)
    return () => {
      for (const [name, does] of Object.entries(on)) element.removeEventListener(name, does)
    }
  }
}
