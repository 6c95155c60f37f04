import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useData } from './deps.tsx'
import { useReadersCall } from './use-reader.ts'
import { createWatcher, type Watcher, type Watching } from './watcher.ts'

/** The state, and a function that checks at once, with all attempts again. */
export type Watched<T> = Watching<T> & { recheck: () => void }

/** After a visit to a vendor: 15 checks every 2 s, then 12 every 5 s. product 0.7 */
const VENDOR: readonly number[] = [...Array<number>(15).fill(2_000), ...Array<number>(12).fill(5_000)]

/** One check, and a new one at each return. */
export const ONCE: readonly number[] = []

interface WatchOptions<T> {
  /** Whether this answer ends the watch; without it any answer does. */
  until?: (data: T) => boolean
  /** The waits before the second check, the third and so on, ms; those of a vendor visit by default. */
  waits?: readonly number[]
}

/**
 * Checks a call until `until` holds for its answer, with increasing waits. It runs only while the page is visible, and
 * immediately when the customer returns or the network comes back. Nothing is stored, not even in memory: for what only
 * the server knows (class D). A `null` input requests nothing. SWR's `refreshInterval` does not fit: it counts from the
 * first render, pauses after an error and, once it has returned 0, never starts again.
 */
export function useWatch<C extends Call>(
  callOfMembers: C,
  input: InputOf<C> | null,
  options: WatchOptions<OutputOf<C>> = {},
): Watched<OutputOf<C>> {
  const { send, now, staleReads } = useData()
  const call = useReadersCall(callOfMembers)
  const key = input === null ? null : callKey(call, input)
  const [newest, setNewest] = useState<{ of: string | null; watching: Watching<OutputOf<C>> }>()
  const watcher = useRef<Watcher>(null)
  const request = useEffectEvent(async () => {
    if (input === null) throw new Error('asked without an input')
    return send(call, input)
  })
  const enough = useEffectEvent((data: OutputOf<C>) => options.until?.(data) ?? true)
  const waits = useEffectEvent(() => options.waits ?? VENDOR)
  const time = useEffectEvent(() => now())
  const isOver = useEffectEvent(
    () => options.until !== undefined && newest?.of === key && newest.watching.state === 'done',
  )
  useEffect(() => {
    if (key === null) return
    const own = createWatcher<OutputOf<C>>({
      request: () => request(),
      enough: (data) => enough(data),
      waits: () => waits(),
      now: () => time(),
      onChange: (watching) => setNewest({ of: key, watching }),
    })
    watcher.current = own
    own.recheck()
    const refresh = (isStale: (call: Call) => boolean) => isStale(call) && own.recheck()
    staleReads.add(refresh)
    const events = new AbortController()
    const returned = () => {
      if (document.visibilityState === 'hidden') own.pause()
      else if (!isOver()) own.recheck()
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
  const recheck = useCallback(() => watcher.current?.recheck(), [])
  const known = newest?.of === key ? newest.watching : { state: 'checking' as const, data: undefined, savedAt: 0 }
  return { ...known, recheck: recheck }
}
