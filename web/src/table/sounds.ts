/** Gentle sounds, made here and now: a wood block, a small bell. There are no files. */

let context: AudioContext | null = null

/** The sound device; it exists once somebody has touched the page, as browsers want it. */
function device(): AudioContext | null {
  if (!context && navigator.userActivation?.hasBeenActive !== false && 'AudioContext' in window) {
    context = new AudioContext()
  }
  if (context?.state === 'suspended') void context.resume()
  return context
}

/** A tone that swings out. */
function tone(at: AudioContext, pitch: number, loudness: number, seconds: number, shape: OscillatorType): void {
  const from = at.currentTime
  const swing = at.createOscillator()
  const gain = at.createGain()
  swing.type = shape
  swing.frequency.setValueAtTime(pitch, from)
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loudness, from + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
  swing.connect(gain).connect(at.destination)
  swing.start(from)
  swing.stop(from + seconds)
}

/** A wood block: an action. */
export function knock(pitch = 620): void {
  const at = device()
  if (!at) return
  tone(at, pitch, 0.09, 0.09, 'triangle')
  tone(at, pitch * 2.71, 0.03, 0.04, 'sine')
}

/** Something small falls: chance. */
export function tick(): void {
  const at = device()
  if (at) tone(at, 1250, 0.025, 0.04, 'triangle')
}

/** A small bell: it is your turn. Lower for the end of the journey. */
export function bell(pitch = 880): void {
  const at = device()
  if (!at) return
  tone(at, pitch, 0.05, 1.2, 'sine')
  tone(at, pitch * 2.76, 0.018, 0.7, 'sine')
  tone(at, pitch * 5.4, 0.006, 0.35, 'sine')
}
