import { currentTime } from '#api/domains/public/open.ts'
import { unreached } from '#api/errors.ts'
import type { Send } from '#api/send.ts'

/** Whether the service can be reached. */
export interface Reach {
  /** As far as is known. */
  online: () => boolean
  /** Calls back when `online` may have changed; returns the unsubscriber. */
  subscribe: (changed: () => void) => () => void
  /** Asks the service where the device reports no network. */
  look: () => Promise<boolean>
}

/** Whether the service responds to a request for its time; a rejection counts as an answer. */
export function reaches(send: Send): Promise<boolean> {
  return send(currentTime, {}).then(
    () => true,
    (error: unknown) => !unreached(error),
  )
}

/** Events that may mean the visitor, or the network, is back. */
const RETURNS = ['focus', 'pageshow', 'pointerdown']

/**
 * The device's own report is a hint: with a VPN, and in some company networks, it says that there is no network while
 * there is one. Only a service that does not answer is out of reach.
 */
export function createReach(send: Send): Reach {
  let lost = false
  let looking: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  const online = () => navigator.onLine || !lost
  const set = (answers: boolean) => {
    lost = !answers
    for (const changed of listeners) changed()
    return answers
  }
  const look = async (): Promise<boolean> => {
    if (navigator.onLine) return set(true)
    looking ??= reaches(send)
      .then(set)
      .finally(() => (looking = undefined))
    return looking
  }
  const reported = () => void look()
  const returned = () => {
    if (lost) void look()
  }
  let events: AbortController | undefined
  return {
    online,
    look,
    subscribe(changed) {
      listeners.add(changed)
      if (!events) {
        events = new AbortController()
        const { signal } = events
        for (const name of ['online', 'offline']) addEventListener(name, reported, { signal })
        for (const name of RETURNS) addEventListener(name, returned, { signal })
        void look()
      }
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        events?.abort()
        events = undefined
      }
    },
  }
}
