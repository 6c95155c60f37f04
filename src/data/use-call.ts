import { useEffect, useEffectEvent, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { safeParse } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { ApiError, unreached } from '#api/errors.ts'
import { callKey } from '#api/key.ts'
import { CACHE_TTL } from '#config/constants.ts'
import { type Answer, useAccount, useData } from './deps.tsx'
import type { Loaded } from './loaded.ts'
import type { Snapshot } from './offline/snapshot.ts'
import { readersCall, useReadersCall } from './use-reader.ts'

export interface CallOptions<T = never> {
  /** Whether an answer counts as fresh for 60 s; off by default. spec §9 */
  cache?: boolean
  /**
   * Saves the answer on the device for offline reading, under a title; `route` where it differs from the page's.
   * `part`: the page works without this answer. `keeps`: which part of it may be saved.
   */
  offline?:
    | { title: string | ((data: T) => string); route?: string; part?: boolean; keeps?: (data: T) => T }
    | undefined
}

/** First wait before a failed network is tried again, ms; it doubles each time. */
const AGAIN = 10_000

/**
 * Settings of every read. Going online refreshes it. A read that reached no server is also retried now and then while
 * the page is visible, because many devices do not report that their network is back. A rejected read is not retried.
 */
export const settings = {
  shouldRetryOnError: unreached,
  errorRetryInterval: AGAIN,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  revalidateIfStale: true,
}

/** An answer this recent also serves the next screen, unless something was changed since; ms. */
export const TOGETHER = 2_000

/**
 * Reads a call for a screen; a guest makes its twin. A `null` input requests nothing yet (loading). With `offline`, the
 * saved copy is shown at once and refreshed; if the network fails it stays, marked as stale.
 */
export function useCall<C extends Call>(
  callOfMembers: C,
  input: InputOf<C> | null,
  options: CallOptions<OutputOf<C>> = {},
): Loaded<OutputOf<C>> {
  const { send, snapshots, now, ahead, changedAt, first, account: accountNow } = useData()
  const account = useAccount()
  const call = useReadersCall(callOfMembers)
  const key = input === null ? null : callKey(call, input)
  const request = async (): Promise<Answer<OutputOf<C>>> => {
    if (input === null) throw new Error('asked without an input')
    // By the time of the answer the page or the account may have changed.
    const here = location.pathname
    // The answer under this key has passed this call's schema.
    const early = key === null ? undefined : (ahead?.take(key) as Promise<Answer<OutputOf<C>>> | undefined)
    const answer = (await early?.catch(() => undefined)) ?? { data: await send(call, input), savedAt: now() }
    if (options.offline && key !== null && accountNow() === account) {
      const { title, route = here, keeps = (data) => data } = options.offline
      const name = typeof title === 'string' ? title : title(answer.data)
      void snapshots.write(key, { value: keeps(answer.data), savedAt: answer.savedAt, route, title: name })
    }
    return answer
  }
  const swr = useSWR(key === null ? null : [account, key], request, {
    ...settings,
    dedupingInterval: options.cache ? CACHE_TTL : TOGETHER,
  })
  const renew = useEffectEvent(() => {
    if (options.cache || !swr.data || swr.data.savedAt > changedAt()) return
    // An older answer is refreshed anyway.
    if (now() - swr.data.savedAt <= TOGETHER) void swr.mutate().catch(() => undefined)
  })
  useEffect(() => {
    if (key !== null) renew()
  }, [key])
  const saved = useSaved(call, options.offline && !swr.data ? key : null)
  const again = async () => void (await swr.mutate().catch(() => undefined))
  const whole = options.offline !== undefined && options.offline.part !== true
  useUnreached(swr.error, whole && !swr.data && saved === null)
  const stale = cannotReach(swr.error)
  // After a rejection no copy is shown, neither a saved one nor the document's early answer.
  const failed = Boolean(swr.error) && !stale
  const copied = !swr.data || swr.data === first?.get(`${key}`)
  const shown = failed && copied ? undefined : (swr.data ?? saved)
  if (shown) {
    return { state: 'ready', data: shown.data, savedAt: shown.savedAt, stale, refresh: again }
  }
  // An unreachable network fails faster than the device reads.
  const reading = saved === undefined && stale
  if (swr.error && !reading) return { state: 'failed', error: swr.error, retry: () => void again() }
  return { state: 'loading' }
}

/** Reports that a page's own content is available neither online nor offline. */
function useUnreached(error: unknown, nothingSaved: boolean): void {
  const { onUnreached } = useData()
  // A failure from before this screen does not count: the request is running again.
  const [old] = useState(error)
  const now = nothingSaved && error !== old && unreached(error)
  useEffect(() => {
    if (now) onUnreached?.()
  }, [now, onUnreached])
}

/** The saved answer under this key: undefined while it is being read, null where there is no readable one. */
function useSaved<C extends Call>(call: C, key: string | null): Answer<OutputOf<C>> | null | undefined {
  const { snapshots } = useData()
  const account = useAccount()
  const [found, setFound] = useState<{ of: string; answer: Answer<OutputOf<C>> | null }>()
  const of = `${account} ${key}`
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const apply = (snapshot?: Snapshot) => wanted && setFound({ of, answer: readable(call, snapshot) })
    void snapshots.read(key).then(apply, () => apply())
    return () => {
      wanted = false
    }
  }, [call, snapshots, key, of])
  if (key === null) return null
  return found?.of === of ? found.answer : undefined
}

/** It may have been saved by an older release in another shape, so it is parsed like an answer. */
function readable<C extends Call>(call: C, snapshot: Snapshot | undefined): Answer<OutputOf<C>> | null {
  const parsed = safeParse<C['output']>(call.output, snapshot?.value)
  return snapshot && parsed.success ? { data: parsed.output, savedAt: snapshot.savedAt } : null
}

/** The server did not reject it: it was unreachable or failed. */
function cannotReach(error: unknown): boolean {
  return unreached(error) || (error instanceof ApiError && error.kind === 'http')
}

/** Changes the shown data of a call before a write is answered; the caller reverts it if the write fails. */
export function useMutateCall() {
  const { mutate } = useSWRConfig()
  const account = useAccount()
  return <C extends Call>(call: C, input: InputOf<C>, change: (old: OutputOf<C>) => OutputOf<C>): void => {
    void mutate<Answer<OutputOf<C>>>(
      [account, callKey(readersCall(call, account), input)],
      (old) => old && { ...old, data: change(old.data) },
      { revalidate: false },
    )
  }
}
