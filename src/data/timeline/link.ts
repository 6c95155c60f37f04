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
  /** The connection is lost. `announced`: the gateway restarts, and all its clients come back at once. */
  onDown: (announced: boolean) => void
  /** It is never made again. */
  onStop: (code: number) => void
  isHidden: () => boolean
  /** From 0 to 1. */
  random: () => number
  /** Epoch ms. */
  now: () => number
}

const PING = JSON.stringify({ t: 'ping' })
/** A connection that says nothing is asked after 10 s, and lost after 5 more; one that does not open is, too. ms */
const [QUIET, PATIENCE] = [10_000, 5_000]
/**
 * The waits before it is made again, ms, each times 0.7 to 1.3. The first of them is longer than all first attempts
 * take: with 2 s a gateway that is gone saw 43 of 100 clients in one second (test/bench/gateway).
 */
const WAITS = [4_000, 8_000, 15_000, 30_000]
/** Open for so long, its next loss is the first again. */
const STEADY = 20_000
/** At most so many attempts within a minute. */
const [ATTEMPTS, MINUTE] = [6, 60_000]
/** A hidden page gives it up after this time, ms. */
const HIDDEN = 30_000
/** Announced restarts are spread over this time, ms. */
const SPREAD = 15_000

/** Not to be made again: no access, no such room, opened elsewhere, removed. live §1 */
const FINAL: ReadonlySet<number> = new Set([4403, 4404, 4409, 4410])
/** Our own fault: later, once. */
const OURS: ReadonlySet<number> = new Set([4400, 4429, 1009])
const [SIGNED_OUT, RESTART, LOST] = [4401, 1012, 1006]

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
  const attempts: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const at = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  /** `close()` on a dead path hangs for minutes: it is not waited for. */
  const drop = () => {
    clearTimeout(timer)
    attempt += 1
    const old = socket
    socket = undefined
    if (!old) return
    old.onmessage = old.onclose = null
    old.onopen = () => old.close()
    // One that is still on its way is closed when it opens: before, the browser calls it an error.
    if (state === 'open') old.close()
  }
  const lost = (code: number) => {
    const wasOpen = state === 'open'
    drop()
    if (FINAL.has(code)) {
      state = 'stopped'
      return deps.onStop(code)
    }
    const isAnnounced = code === RESTART
    failures = wasOpen && (isAnnounced || deps.now() - openedAt >= STEADY) ? 1 : failures + 1
    restarting = isAnnounced || (restarting && !wasOpen)
    if (wasOpen) deps.onDown(isAnnounced)
    again(waitAfter(restarting ? RESTART : code, failures, deps.random))
  }
  const again = (wait: number) => {
    if (deps.isHidden()) return void (state = 'idle')
    state = 'waiting'
    while (attempts[0] !== undefined && attempts[0] <= deps.now() - MINUTE) attempts.shift()
    const first = attempts.length >= ATTEMPTS ? (attempts[0] ?? 0) + MINUTE - deps.now() : 0
    at(Math.max(wait, first), () => void connect())
  }
  const alive = () => {
    heardAt = deps.now()
    isPinged = false
    at(QUIET, ping)
  }
  const ping = () => {
    // Touches do not put the deadline off.
    if (isPinged) return
    isPinged = true
    socket?.send(PING)
    at(PATIENCE, () => lost(LOST))
  }
  const connect = async () => {
    if (state === 'stopped') return
    drop()
    // Found again when somebody looks.
    if (deps.isHidden()) return void (state = 'idle')
    state = 'opening'
    attempts.push(deps.now())
    const mine = attempt
    // Also while the ticket is on its way.
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
      openedAt = deps.now()
      alive()
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
    /** Nothing was heard for a while: it may be lost. */
    isQuiet,
    /** Somebody is here: a lost connection is made again now, a quiet one is asked. */
    wake() {
      clearTimeout(hiding)
      hiding = undefined
      if (deps.isHidden()) return
      if (state === 'idle') again(0)
      else if (isQuiet()) ping()
    },
    /** The page is hidden: after a while it is given up. */
    hide() {
      hiding ??= setTimeout(() => {
        if (state === 'stopped' || !deps.isHidden()) return
        const wasOpen = state === 'open'
        drop()
        state = 'idle'
        if (wasOpen) deps.onDown(false)
      }, HIDDEN)
    },
    /** Also one that was stopped, e.g. because another page of the account had opened it. */
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
