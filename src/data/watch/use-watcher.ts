import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useData, usePerson } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { cannotReach, isClosed } from '#data/refusal.ts'
import { useReading } from '#data/use-reader.ts'
import { createWatcher, type Watcher, type Watching } from './watcher.ts'

interface WatcherPlan<T> {
  /**
   * Ms until the next request after so many, of which the last may have failed; Infinity: not before the page is seen
   * again; undefined: none.
   */
  wait: (made: number, error: unknown) => number | undefined
  /** Whether this answer is the last. */
  enough: (data: T) => boolean
  /** After it a return to the page requests nothing. */
  isFinal: boolean
}

/** What a repeated request has beyond a read. */
export interface WatchState {
  /** A request is running or due. */
  checking: boolean
  /** None is due any more, and the awaited answer did not come. */
  exhausted: boolean
  /** Why the last request failed; undefined if it was answered. */
  error: unknown
  /** Requests at once, with all attempts again. */
  recheck: () => void
}

const nothing = { phase: 'checking', data: undefined, savedAt: 0, error: undefined } as const

/**
 * Requests a call by a plan, and anew when the customer returns to the page or the network comes back. Nothing is
 * stored, not even in memory. A `null` input requests nothing. The base of `useWatch` and `useFresh`.
 */
export function useWatcher<C extends Call>(
  callOfMembers: C,
  wanted: InputOf<C> | null,
  plan: WatcherPlan<OutputOf<C>>,
): { loaded: Loaded<OutputOf<C>>; state: WatchState } {
  const { send, now, staleReads } = useData()
  const { call, input } = useReading(callOfMembers, wanted)
  const person = usePerson()
  const key = input === null ? null : `${person} ${callKey(call, input)}`
  const [newest, setNewest] = useState<{ of: string; watching: Watching<OutputOf<C>> }>()
  const watcher = useRef<Watcher>(null)
  const request = useEffectEvent(async () => {
    if (input === null) throw new Error('requested without an input')
    return send(call, input)
  })
  const enough = useEffectEvent((data: OutputOf<C>) => plan.enough(data))
  const wait = useEffectEvent((made: number, error: unknown) => plan.wait(made, error))
  const time = useEffectEvent(() => now())
  const isOver = useEffectEvent(() => plan.isFinal && newest?.of === key && newest?.watching.phase === 'done')
  useEffect(() => {
    if (key === null) return
    const own = createWatcher<OutputOf<C>>({
      request: () => request(),
      enough: (data) => enough(data),
      wait: (made, error) => wait(made, error),
      now: () => time(),
      onChange: (watching) => setNewest({ of: key, watching }),
    })
    watcher.current = own
    void own.recheck()
    const refresh = (isStale: (call: Call) => boolean) => (isStale(call) ? own.renew() : undefined)
    staleReads.add(refresh)
    const events = new AbortController()
    const returned = () => {
      if (document.visibilityState === 'hidden') own.replan()
      else if (!isOver()) void own.recheck()
    }
    document.addEventListener('visibilitychange', returned, { signal: events.signal })
    addEventListener('online', returned, { signal: events.signal })
    addEventListener('pageshow', (event) => event.persisted && returned(), { signal: events.signal })
    return () => {
      events.abort()
      staleReads.delete(refresh)
      own.stop()
      watcher.current = null
    }
  }, [key, call, staleReads])
  const recheck = useCallback(async () => watcher.current?.recheck(), [])
  const watching: Watching<OutputOf<C>> = newest && newest.of === key ? newest.watching : nothing
  const isIdle = key === null
  const { isFinal } = plan
  return useMemo(() => {
    const { phase, data, savedAt, error } = watching
    const state = { checking: phase === 'checking' && !isIdle, exhausted: phase === 'exhausted', error, recheck }
    // What is closed to the reader from now on is not shown any more; other failures only until there is an answer.
    const isFailed = error !== undefined && (data === undefined || isClosed(error))
    if (isFailed) return { loaded: { state: 'failed', error, retry: recheck }, state }
    if (data === undefined) return { loaded: { state: 'loading' }, state }
    // An awaited answer that failed and is requested again by itself is not yet stale.
    const stale = (phase === 'exhausted' || !isFinal) && cannotReach(error)
    return { loaded: { state: 'ready', data, savedAt, stale, refresh: recheck }, state }
  }, [watching, recheck, isIdle, isFinal])
}
