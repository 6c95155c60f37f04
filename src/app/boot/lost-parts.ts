import { currentTime } from '#api/domains/public/open.ts'
import { LOST_PART, PART_AGAIN } from '#lib/load-chunk.ts'
import { reload } from '#session/leave.ts'
import type { Services } from './app-services.ts'

/** The waits between two attempts to reach the service, ms. */
const WAITS = [2_000, 5_000, 10_000, 30_000]

/**
 * A part whose code failed to load stays missing for the life of its document, so the page is reloaded as soon as the
 * service is reachable, unless the customer has left it or has typed something; the part's own card stays. The loss is
 * reported only if the service was reachable: offline nothing is lost.
 */
export function mendLostParts({ onLostChunk, send, data }: Pick<Services, 'onLostChunk' | 'send' | 'data'>): void {
  let isWaiting = false
  const wait = (error: unknown) => {
    const { pathname } = location
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const events = new AbortController()
    const look = async () => {
      clearTimeout(timer)
      const isReached = await send(currentTime, {}).then(
        () => true,
        () => false,
      )
      if (events.signal.aborted) return
      if (isReached && tries === 0) reportError(error)
      if (isReached || location.pathname !== pathname) {
        events.abort()
        isWaiting = false
        if (location.pathname === pathname) void onLostChunk(error)
        return
      }
      timer = setTimeout(() => void look(), WAITS[Math.min(tries++, WAITS.length - 1)])
    }
    addEventListener('online', () => void look(), { signal: events.signal })
    void look()
  }
  addEventListener(LOST_PART, (event) => {
    event.preventDefault()
    if (isWaiting) return
    isWaiting = true
    wait(event instanceof CustomEvent ? event.detail : event)
  })
  addEventListener(PART_AGAIN, (event) => {
    if (!(event instanceof CustomEvent)) return
    event.preventDefault()
    void data.reach.look().then((isReached) => (isReached ? reload() : event.detail()))
  })
}
