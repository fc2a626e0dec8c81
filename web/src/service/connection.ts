// A socket that mends itself: it comes back by itself after a loss, waits longer the more often it
// fails, and is renewed when it has been silent for so long that it may be dead without knowing.

export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'offline'

export interface Wishes {
  /** Where to connect, asked each time anew: the address says what was seen so far. */
  address: () => string
  onmessage: (data: string) => void
  /** A new socket is open. */
  onopen: () => void
  /** A socket could not be opened, or was closed before it brought what was wanted. */
  onfail: () => void
  onstate: (state: ConnectionState) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A socket that does not open within this time is given up. */
const PATIENCE = 8_000
/** Heard nothing for so long: it may be dead. */
const SILENCE = 75_000
/** Away for so long, as a phone in a pocket: the same. */
const ABSENCE = 20_000

export class Connection {
  #state: ConnectionState = 'connecting'
  #socket: WebSocket | null = null
  /** One that is being opened; the one before serves until it is. */
  #next: WebSocket | null = null
  #failures = 0
  /** Whether this socket has brought what was wanted. */
  #welcome = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #hiddenSince: number | null = null
  #listening = new AbortController()

  constructor(private wishes: Wishes) {}

  start(): void {
    const { signal } = this.#listening
    addEventListener('online', () => this.renew(), { signal })
    addEventListener('offline', () => this.#lose(), { signal })
    document.addEventListener('visibilitychange', () => this.#lookedAt(), { signal })
    this.renew()
  }

  stop(): void {
    this.#listening.abort()
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    clearTimeout(this.#silence)
    this.#drop()
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** What was wanted is here: the next loss is a first one. */
  welcomed(): void {
    this.#welcome = true
    this.#failures = 0
  }

  send(data: string): void {
    this.#socket?.send(data)
  }

  /** Opens a new socket now; the old one serves until then. */
  renew(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    this.#next?.close()
    if (!this.open) this.#tell(this.#failures || this.#state !== 'connecting' ? 'reconnecting' : 'connecting')
    const socket = new WebSocket(this.wishes.address())
    this.#next = socket
    this.#patience = setTimeout(() => socket.close(), PATIENCE)
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#heard()
      this.wishes.onmessage(String(event.data))
    }
    socket.onclose = () => this.#closed(socket)
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#next) return
    clearTimeout(this.#patience)
    const before = this.#socket
    this.#socket = socket
    this.#next = null
    before?.close()
    this.#welcome = false
    this.#heard()
    this.#tell('connected')
    this.wishes.onopen()
  }

  #closed(socket: WebSocket): void {
    const failed = socket === this.#next || !this.#welcome
    if (socket === this.#next) this.#next = null
    else if (socket === this.#socket) this.#socket = null
    else return
    if (this.#next || this.#listening.signal.aborted) return
    if (!this.open) this.#tell(navigator.onLine ? 'reconnecting' : 'offline')
    if (failed) {
      this.#failures += 1
      this.wishes.onfail()
    }
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.renew(), this.#wait())
  }

  /** Twice as long each time, and never the same for all who lost the service together. */
  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)
    return longest * (0.5 + Math.random() / 2)
  }

  #heard(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      if (!document.hidden) this.renew()
    }, SILENCE)
  }

  #lookedAt(): void {
    if (document.hidden) {
      this.#hiddenSince = Date.now()
      return
    }
    const away = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince
    this.#hiddenSince = null
    if (!this.open || away > ABSENCE) this.renew()
  }

  #lose(): void {
    this.#drop()
    this.#tell('offline')
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.renew(), LONGEST_WAIT)
  }

  #drop(): void {
    const sockets = [this.#socket, this.#next]
    this.#socket = this.#next = null
    for (const socket of sockets) socket?.close()
  }

  #tell(state: ConnectionState): void {
    this.#state = state
    this.wishes.onstate(state)
  }
}
