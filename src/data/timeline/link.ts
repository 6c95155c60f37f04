/** The part of a WebSocket that is used. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

interface LinkDeps {
  /** A ticket for one connection. */
  ticket: () => Promise<string>
  open: (ticket: string) => SocketLike
  onFrame: (text: string) => void
  /** The connection was lost. `announced`: the gateway restarts, and all its clients reconnect at once. */
  onDown: (announced: boolean) => void
  /** The connection has ended for good. */
  onStop: (code: number) => void
  isHidden: () => boolean
  /** From 0 to 1. */
  random: () => number
  /** Epoch ms. */
  now: () => number
}

const PING = JSON.stringify({ t: 'ping' })
/** A silent connection gets a ping after 10 s and counts as lost 5 s later, like one that does not open in 5 s. ms */
const [QUIET, PATIENCE] = [10_000, 5_000]
/**
 * The waits before a reconnect, ms, each times 0.7 to 1.3. The first is longer than all first attempts take: with 2 s a
 * gateway that was gone saw 43 of 100 clients in one second (test/bench/gateway).
 */
const WAITS = [4_000, 8_000, 15_000, 30_000]
/** A connection that was open this long resets the count of losses, ms. */
const STEADY = 20_000
/** The most attempts within a minute. */
const [ATTEMPTS, MINUTE] = [6, 60_000]
/** A hidden page closes the connection after this time, ms. */
const HIDDEN = 30_000
/** Announced restarts are spread over this time, ms. */
const SPREAD = 15_000

/** Codes after which there is no reconnect: no access, no such room, opened elsewhere, removed. live §1 */
const FINAL: ReadonlySet<number> = new Set([4403, 4404, 4409, 4410])
/** Our own mistake: one more attempt, after a long wait. */
const OURS: ReadonlySet<number> = new Set([4400, 4429, 1009])
const [SIGNED_OUT, RESTART, LOST] = [4401, 1012, 1006]
/** The gateway has ended a connection that was silent for too long, as a phone that sleeps is. */
const IDLE = 4408

/**
 * The wait before the next attempt, ms. `failures`: losses in a row, from 1 on. After an announced restart all clients
 * of the gateway wait at the same time: they stay spread until it is back. live §1
 */
export function waitAfter(code: number, failures: number, random: () => number): number {
  if (code === RESTART) return random() * SPREAD + (failures > 1 ? SPREAD : 0)
  if (OURS.has(code)) return 15_000
  if (code === SIGNED_OUT && failures === 1) return 0
  if (failures === 1) return 500 + random() * 3_500
  const wait = WAITS[Math.min(failures - 2, WAITS.length - 1)] ?? 30_000
  return wait * (0.7 + random() * 0.6)
}

/** One connection to the gateway, kept while the page is seen; half-open ones are found within 15 s. live §1 */
export function createLink(deps: LinkDeps) {
  let socket: SocketLike | undefined
  let state: 'idle' | 'waiting' | 'opening' | 'open' | 'stopped' = 'idle'
  let failures = 0
  let restarting = false
  let openedAt = 0
  let heardAt = 0
  let isPinged = false
  let attempt = 0
  let lastCode = 0
  let wokeAt = Number.NEGATIVE_INFINITY
  const attempts: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const at = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  /** Does not wait for `close()`, which hangs for minutes on a dead path. */
  const drop = () => {
    clearTimeout(timer)
    attempt += 1
    const old = socket
    socket = undefined
    if (!old) return
    old.onmessage = old.onclose = null
    old.onopen = () => old.close()
    // A connection that is still opening is closed once it is open: earlier, the browser would log an error.
    if (state === 'open') old.close()
  }
  const lost = (code: number) => {
    const wasOpen = state === 'open'
    lastCode = code
    drop()
    if (FINAL.has(code)) {
      state = 'stopped'
      return deps.onStop(code)
    }
    const isAnnounced = code === RESTART
    failures = wasOpen && (isAnnounced || deps.now() - openedAt >= STEADY) ? 1 : failures + 1
    restarting = isAnnounced || (restarting && !wasOpen)
    if (wasOpen) deps.onDown(isAnnounced)
    // The close may arrive before the device is noticed to be awake, or afterwards.
    const isAwake = code === IDLE && deps.now() - wokeAt < PATIENCE
    again(isAwake ? 0 : waitAfter(restarting ? RESTART : code, failures, deps.random))
  }
  const again = (wait: number) => {
    if (deps.isHidden()) return void (state = 'idle')
    state = 'waiting'
    while (attempts[0] !== undefined && attempts[0] <= deps.now() - MINUTE) attempts.shift()
    const first = attempts.length >= ATTEMPTS ? (attempts[0] ?? 0) + MINUTE - deps.now() : 0
    at(Math.max(wait, first), () => void connect())
  }
  const watch = () => {
    isPinged = false
    at(QUIET, ping)
  }
  /** The deadline is checked when it is over, not moved by each of fifty messages a second. */
  const alive = () => {
    heardAt = deps.now()
    if (isPinged) watch()
  }
  const ping = () => {
    // Touches do not extend the deadline.
    if (isPinged) return
    const left = heardAt + QUIET - deps.now()
    // More than that is left only where the clock was set back.
    if (left > 0 && left <= QUIET) return at(left, ping)
    isPinged = true
    socket?.send(PING)
    at(PATIENCE, () => lost(LOST))
  }
  const connect = async () => {
    if (state === 'stopped') return
    drop()
    // `wake` connects when the page is visible again.
    if (deps.isHidden()) return void (state = 'idle')
    state = 'opening'
    attempts.push(deps.now())
    const mine = attempt
    // The ticket counts towards the same limit.
    at(PATIENCE, () => lost(LOST))
    let ticket: string
    try {
      ticket = await deps.ticket()
    } catch {
      if (mine === attempt) lost(LOST)
      return
    }
    if (mine !== attempt) return
    const own = deps.open(ticket)
    socket = own
    own.onopen = () => {
      state = 'open'
      heardAt = openedAt = deps.now()
      watch()
    }
    own.onmessage = ({ data }) => {
      alive()
      if (typeof data === 'string') deps.onFrame(data)
    }
    own.onclose = ({ code }) => lost(code)
  }

  const isQuiet = () => state === 'open' && deps.now() - heardAt > QUIET

  return {
    isOpen: () => state === 'open',
    /** Whether it has been silent for so long that it may be lost. */
    isQuiet,
    /** The customer is active: reconnects if there is no connection, pings a silent one. */
    wake() {
      clearTimeout(hiding)
      hiding = undefined
      if (deps.isHidden()) return
      wokeAt = deps.now()
      if (state === 'idle' || (state === 'waiting' && lastCode === IDLE)) again(0)
      else if (isQuiet()) ping()
    },
    /** The page is hidden: closes the connection after a while. */
    hide() {
      hiding ??= setTimeout(() => {
        if (state === 'stopped' || !deps.isHidden()) return
        const wasOpen = state === 'open'
        drop()
        state = 'idle'
        if (wasOpen) deps.onDown(false)
      }, HIDDEN)
    },
    /** Connects again, also after it was stopped because e.g. another page of the account had opened the talk. */
    restart() {
      state = 'idle'
      failures = 0
      again(0)
    },
    close() {
      clearTimeout(hiding)
      drop()
      state = 'stopped'
    },
  }
}
