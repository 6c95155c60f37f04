import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useData } from './deps.tsx'
import { useReadersCall } from './use-reader.ts'
import { createWatcher, type Watcher, type Watching } from './watcher.ts'

/** What is known, and the way to ask at once, with all tries again. */
export type Watched<T> = Watching<T> & { recheck: () => void }

/** After a visit to a vendor: every 2 s fifteen times, then every 5 s twelve times. product 0.7 */
const VENDOR: readonly number[] = [...Array<number>(15).fill(2_000), ...Array<number>(12).fill(5_000)]

/** One question, and a new one at each return. */
export const ONCE: readonly number[] = []

interface WatchOptions<T> {
  /** Whether this is the answer that is waited for; without it any answer is. */
  until?: (data: T) => boolean
  /** How long to wait before the second question, the third and so on, ms; after a visit to a vendor where unset. */
  waits?: readonly number[]
}

/**
 * Asks a call until `until` holds for its answer, with ever longer waits; by itself only while the page is seen, and at
 * once whenever the customer comes back to it or the network does. Nothing is kept, in memory or on the device: for what
 * only the server knows (class D). A `null` input asks nothing. Not SWR's `refreshInterval`, which counts from the
 * first render, rests after an error and, once it has answered 0, never begins anew.
 */
export function useWatch<C extends Call>(
  callOfMembers: C,
  input: InputOf<C> | null,
  options: WatchOptions<OutputOf<C>> = {},
): Watched<OutputOf<C>> {
  const { send, now } = useData()
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
      own.stop()
      watcher.current = null
    }
  }, [key])
  const recheck = useCallback(() => watcher.current?.recheck(), [])
  const known = newest?.of === key ? newest.watching : { state: 'checking' as const, data: undefined, savedAt: 0 }
  return { ...known, recheck: recheck }
}
