import { useEffect, useEffectEvent, useState } from 'react'
import { useData } from './deps.tsx'
import type { Loaded } from './loaded.ts'

/**
 * What a function finds, as a read: for what is not the answer of a call that may be repeated, for instance this device
 * or a code that is made once. Loaded once for each `name` and again by `refresh`; kept nowhere. A `null` name loads
 * nothing yet.
 */
export function useLoad<T>(name: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const { now } = useData()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<{ of: string; result: { data: T; savedAt: number } | { error: unknown } }>()
  const read = useEffectEvent(load)
  const time = useEffectEvent(() => now())
  useEffect(() => {
    if (name === null) return
    const stop = new AbortController()
    const finish = (result: { data: T; savedAt: number } | { error: unknown }) => {
      if (!stop.signal.aborted) setFound({ of: name, result })
    }
    read(stop.signal).then(
      (data) => finish({ data, savedAt: time() }),
      (error: unknown) => finish({ error }),
    )
    return () => stop.abort()
  }, [name, round])
  const again = () => setRound((count) => count + 1)
  if (name === null || found?.of !== name) return { state: 'loading' }
  const { result } = found
  if ('data' in result) return { state: 'ready', ...result, stale: false, refresh: async () => again() }
  const retry = () => {
    setFound(undefined)
    again()
  }
  return { state: 'failed', error: result.error, retry }
}
