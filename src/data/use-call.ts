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
  /** Good for 60 s without asking again; off unless asked for. spec §9 */
  cache?: boolean
  /**
   * Keeps the answer on the device, to be read offline, under a title; `route` where it differs from the page's. `part`:
   * the page stands without it, and is not given up where it cannot be had. `keeps`: what of it may be kept.
   */
  offline?:
    | { title: string | ((data: T) => string); route?: string; part?: boolean; keeps?: (data: T) => T }
    | undefined
}

/** First wait until a network that gave no answer is tried again, ms; it doubles. */
const AGAIN = 10_000

/**
 * Settings that hold for every read: coming online asks again, and so does, now and then while the page is seen, a read
 * that reached nobody: many devices never say that their network is back. What the server refused is not retried.
 */
export const settings = {
  shouldRetryOnError: unreached,
  errorRetryInterval: AGAIN,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  revalidateIfStale: true,
}

/** What one screen has just asked serves the next, unless something was changed meanwhile; ms. */
export const TOGETHER = 2_000

/**
 * Reads a call for a screen; a guest makes its twin. A `null` input asks nothing yet (loading). With `offline`, what was saved is shown at
 * once and revalidated; it stays, marked stale, when the network fails.
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
    // By the time of the answer the customer may be on another page, or somebody else.
    const here = location.pathname
    // The answer under this key came through this call's schema.
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
    // An older one is asked again as it is.
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
  // What the server refuses is shown from no copy: neither a saved one, nor the one that the document began with.
  const failed = Boolean(swr.error) && !stale
  const copied = !swr.data || swr.data === first?.get(`${key}`)
  const shown = failed && copied ? undefined : (swr.data ?? saved)
  if (shown) {
    return { state: 'ready', data: shown.data, savedAt: shown.savedAt, stale, refresh: again }
  }
  // A network that is down fails sooner than the device reads.
  const reading = saved === undefined && stale
  if (swr.error && !reading) return { state: 'failed', error: swr.error, retry: () => void again() }
  return { state: 'loading' }
}

/** Tells the application that a page's own content could not be had, from nowhere. */
function useUnreached(error: unknown, nothingSaved: boolean): void {
  const { onUnreached } = useData()
  // One that was there before this screen says nothing: the question is being asked again.
  const [old] = useState(error)
  const now = nothingSaved && error !== old && unreached(error)
  useEffect(() => {
    if (now) onUnreached?.()
  }, [now, onUnreached])
}

/** What was saved under this key: undefined while it is being read, null where there is none that can still be read. */
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

/** An older release may have saved it, in another shape: it is read as an answer is. */
function readable<C extends Call>(call: C, snapshot: Snapshot | undefined): Answer<OutputOf<C>> | null {
  const parsed = safeParse<C['output']>(call.output, snapshot?.value)
  return snapshot && parsed.success ? { data: parsed.output, savedAt: snapshot.savedAt } : null
}

/** The server did not say no: it could not be reached, or was not well. */
function cannotReach(error: unknown): boolean {
  return unreached(error) || (error instanceof ApiError && error.kind === 'http')
}

/** Changes what is shown of a call before the server has answered a write; the caller takes it back if it fails. */
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
