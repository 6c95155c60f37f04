import { useEffect, useMemo, useState } from 'react'
import { currentTime } from '#api/domains/public/open.ts'
import type { Send } from '#api/send.ts'
import { useSend } from './provider.tsx'

const [SHANGHAI, DAY] = [8 * 3_600_000, 24 * 3_600_000]
/** The waits after an unanswered request, ms. */
const WAITS = [1_000, 5_000]
/** If the two clocks of the device drift apart by more, the phone has slept, ms. */
const ASLEEP = 250

/** The last answers, so that the next screen knows the time at once. */
const samples = new WeakMap<Send, { ahead: number; between: number }>()

/** The request that is under way, for every hook of a page that opens; none from before a sleep. */
const asking = new WeakMap<Send, { between: number; answer: Promise<{ sample: number; trip: number }> }>()

const betweenClocks = () => Date.now() - performance.now()

function ask(send: Send): Promise<{ sample: number; trip: number }> {
  const [from, between] = [performance.now(), betweenClocks()]
  const begun = asking.get(send)
  if (begun && Math.abs(between - begun.between) <= ASLEEP) return begun.answer
  const answer = send(currentTime, {})
    .then(({ now }) => {
      const trip = performance.now() - from
      // The answer left the server half a round trip ago.
      return { sample: now - performance.now() + trip / 2, trip }
    })
    .finally(() => {
      if (asking.get(send)?.answer === answer) asking.delete(send)
    })
  asking.set(send, { between, answer })
  return answer
}

function knownAhead(send: Send): number | undefined {
  const { ahead, between = 0 } = samples.get(send) ?? {}
  return Math.abs(betweenClocks() - between) > ASLEEP ? undefined : ahead
}

/**
 * The server's clock in epoch ms at each call; undefined until it has answered. The device's clock may be wrong by days
 * and may be changed; the monotonic one stands still while a phone sleeps, so the server is asked again after a sleep.
 * product §0.1, live §0
 */
export function useServerClock(): (() => number) | undefined {
  const send = useSend()
  const [ahead, setAhead] = useState(() => knownAhead(send))
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let between = betweenClocks()
    let shortest = Infinity
    let sleeps = 0
    const look = async (tries = 0): Promise<void> => {
      const before = sleeps
      try {
        const { sample, trip } = await ask(send)
        // After a sleep nobody knows how old an answer is. A slower answer is less exact.
        if (gone || before !== sleeps || trip > shortest) return
        shortest = trip
        samples.set(send, { ahead: sample, between: betweenClocks() })
        setAhead(sample)
      } catch {
        const wait = WAITS[tries]
        if (!gone && wait !== undefined) timer = setTimeout(() => void look(tries + 1), wait)
      }
    }
    const returned = () => {
      if (document.visibilityState === 'hidden') return
      const apart = betweenClocks()
      const slept = Math.abs(apart - between) > ASLEEP
      between = apart
      if (!slept && shortest < Infinity) return
      if (slept) {
        sleeps += 1
        setAhead(undefined)
      }
      shortest = Infinity
      clearTimeout(timer)
      void look()
    }
    void look()
    const events = new AbortController()
    const { signal } = events
    document.addEventListener('visibilitychange', returned, { signal })
    for (const name of ['pageshow', 'focus', 'online']) addEventListener(name, returned, { signal })
    return () => {
      gone = true
      clearTimeout(timer)
      events.abort()
    }
  }, [send])
  return useMemo(() => (ahead === undefined ? undefined : () => ahead + performance.now()), [ahead])
}

/**
 * The server's time as the screen is drawn, for whatever names a day or counts days; it is drawn again at each midnight
 * in Shanghai. Undefined until it is known, where the plain date is shown.
 */
export function useToday(): number | undefined {
  const clock = useServerClock()
  const [midnights, pass] = useState(0)
  const now = clock?.()
  const begin = dayBegin(now)
  useEffect(() => {
    if (!clock || begin === undefined) return
    const timer = setTimeout(() => pass((count) => count + 1), begin + DAY - clock())
    return () => clearTimeout(timer)
  }, [clock, begin, midnights])
  return now
}

/** The same for what comes to an end: until it is known, nothing has ended. */
export function useNow(): number {
  return useToday() ?? Number.NEGATIVE_INFINITY
}

/** Shanghai's midnight before the server's time, epoch ms: the same all day. */
export function useDayBegin(): number | undefined {
  return dayBegin(useToday())
}

function dayBegin(now: number | undefined): number | undefined {
  return now === undefined ? undefined : Math.floor((now + SHANGHAI) / DAY) * DAY - SHANGHAI
}
