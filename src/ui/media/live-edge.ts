/** The player of a broadcast. */
interface Broadcast {
  /** Stops loading. */
  stop: () => void
  /** Continues at the live edge; `jump`: even if little was missed. */
  goOn: (jump: boolean) => void
  /** Called when it seems broken; it is retried nevertheless, and may play again. */
  onFatal: () => void
  /** Checks whether the room is still live; the caller removes the player if not. */
  onStill: () => Promise<unknown>
}

/**
 * After this time without progress playback is stuck, ms. It is retried after each of the waits, and counts as broken
 * after the last.
 */
const STILL = 6_000
const WAITS = [2_000, 4_000, 8_000, 15_000]
/** After a longer absence playback jumps to the live edge, ms. */
const LONG = 10_000
/** How often a missing playlist is requested again, ms; after a minute it counts as broken. live §7: moving within 3 s */
const AGAIN = 2_500
const MOST = 24

/**
 * Keeps a broadcast at its live edge. Paused, or hidden and muted, it loads nothing; visible, playing or online again
 * it continues where the others are; stuck, it is retried. `stalled` and `playing` are ignored: both fire on a frozen
 * stream. live §3
 */
export function keepAtEdge(element: HTMLMediaElement, { stop, goOn, onFatal, onStill }: Broadcast) {
  const events = new AbortController()
  const { signal } = events
  let place = element.currentTime
  let since = Date.now()
  let tries = 0
  let failures = 0
  let failedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHidden = () => document.visibilityState === 'hidden'
  let hiddenAt: number | undefined
  const moved = () => {
    place = element.currentTime
    since = Date.now()
    tries = failures = 0
  }
  /** Whether the playlist is failing and is being requested again anyway. */
  const isFailing = () => Date.now() - failedAt < 2 * AGAIN
  const isIdle = () => element.paused || (isHidden() && element.muted)
  const rest = () => {
    clearTimeout(timer)
    stop()
  }
  const goOnNow = (jump: boolean) => {
    clearTimeout(timer)
    goOn(jump)
  }
  const look = () => {
    if (element.paused || isHidden() || element.currentTime !== place) return moved()
    if (Date.now() - since < (tries === 0 ? STILL : (WAITS[Math.min(tries, WAITS.length) - 1] ?? 0))) return
    if (tries === WAITS.length && !isFailing()) onFatal()
    tries += 1
    since = Date.now()
    const retry = () => signal.aborted || isIdle() || isFailing() || goOnNow(true)
    onStill().then(retry, retry)
  }
  const seen = () => {
    if (isHidden()) {
      hiddenAt ??= Date.now()
      if (isIdle()) rest()
      return
    }
    const away = hiddenAt === undefined ? 0 : Date.now() - hiddenAt
    hiddenAt = undefined
    if (!element.paused) goOnNow(away > LONG)
  }
  element.addEventListener('pause', rest, { signal })
  element.addEventListener('play', () => goOnNow(false), { signal })
  document.addEventListener('visibilitychange', seen, { signal })
  addEventListener('online', seen, { signal })
  const watch = setInterval(look, 1_000)

  return {
    /** The playlist did not load. */
    fail() {
      failures += 1
      failedAt = Date.now()
      clearTimeout(timer)
      if (failures === MOST + 1) onFatal()
      timer = setTimeout(() => isIdle() || goOnNow(false), AGAIN)
    },
    end() {
      clearTimeout(timer)
      clearInterval(watch)
      events.abort()
    },
  }
}
