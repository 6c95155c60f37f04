import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { createPoller, type Known, type Poller } from './poll.ts'
import { useSend } from './provider.tsx'

/** What is known, and the way to ask at once, with all tries again. */
export type Polled<T> = Known<T> & { ask: () => void }

/** After a visit to a vendor: every 2 s fifteen times, then every 5 s twelve times. product 0.7 */
const VENDOR: readonly number[] = [...Array<number>(15).fill(2_000), ...Array<number>(12).fill(5_000)]

/**
 * Asks a call until `until` holds for its answer, with ever longer waits; by itself only while the page is seen, and at
 * once whenever the customer comes back to it or the network does. Without `until` one answer is enough, and each
 * return asks for a new one. Nothing is kept, in memory or on the device: for what only the server knows (class D).
 * A `null` input asks nothing. `waits` in ms, `[]` for a single question.
 */
export function usePoll<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  options: { until?: (data: OutputOf<C>) => boolean; waits?: readonly number[] } = {},
): Polled<OutputOf<C>> {
  const send = useSend()
  const key = input === null ? null : callKey(call, input)
  const [told, setTold] = useState<{ of: string | null; known: Known<OutputOf<C>> }>()
  const poller = useRef<Poller>(null)
  const question = useEffectEvent(async () => {
    if (input === null) throw new Error('asked without an input')
    return send(call, input)
  })
  const enough = useEffectEvent((data: OutputOf<C>) => options.until?.(data) ?? true)
  const waits = useEffectEvent(() => options.waits ?? VENDOR)
  const over = useEffectEvent(() => options.until !== undefined && told?.of === key && told.known.state === 'done')
  useEffect(() => {
    if (key === null) return
    const own = createPoller<OutputOf<C>>({
      ask: () => question(),
      enough: (data) => enough(data),
      waits: () => waits(),
      tell: (known) => setTold({ of: key, known }),
    })
    poller.current = own
    own.ask()
    const events = new AbortController()
    const returned = () => {
      if (document.visibilityState === 'hidden') own.pause()
      else if (!over()) own.ask()
    }
    document.addEventListener('visibilitychange', returned, { signal: events.signal })
    addEventListener('online', returned, { signal: events.signal })
    addEventListener('pageshow', (event) => event.persisted && returned(), { signal: events.signal })
    return () => {
      events.abort()
      own.stop()
      poller.current = null
    }
  }, [key])
  const ask = useCallback(() => poller.current?.ask(), [])
  const known = told?.of === key ? told.known : { state: 'asking' as const, data: undefined }
  return { ...known, ask }
}
