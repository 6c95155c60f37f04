import { useEffect, useEffectEvent } from 'react'
import useSWR, { unstable_serialize as serialized, useSWRConfig } from 'swr'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { CACHE_TTL } from '#config/constants.ts'
import type { Answer } from './answer.ts'
import { useAccount, useData } from './deps.tsx'
import type { Loaded } from './loaded.ts'
import { cannotReach, isClosed } from './refusal.ts'
import { settings, TOGETHER } from './swr-settings.ts'
import { useReading } from './use-reader.ts'
import { type Offline, useSave, useSaved, useUnreached } from './use-saved.ts'

export interface CallOptions<T = never> {
  /** Whether an answer counts as fresh for 60 s; off by default. spec §9 */
  cache?: boolean
  /** Saves the answer on the device for offline reading. */
  offline?: Offline<T> | undefined
}

/**
 * Reads a call for a screen; a guest makes its twin, and none that is for customers alone. A `null` input requests nothing yet (loading). With `offline`, the
 * saved copy is shown at once and refreshed; if the network fails it stays, marked as stale.
 */
export function useCall<C extends Call>(
  callOfMembers: C,
  wanted: InputOf<C> | null,
  { cache = false, offline }: CallOptions<OutputOf<C>> = {},
): Loaded<OutputOf<C>> {
  const { send, now, early, changedAt, snapshots } = useData()
  const account = useAccount()
  const { call, input } = useReading(callOfMembers, wanted)
  const key = input === null ? null : callKey(call, input)
  const beginSaving = useSave(key, offline)
  const { cache: kept } = useSWRConfig()
  const slot = serialized([account, key])
  const request = async (): Promise<Answer<OutputOf<C>>> => {
    if (key === null || input === null) throw new Error('requested without an input')
    const save = beginSaving()
    const known = await early.take(call, key)
    const answer = known ?? { data: await receive(input), savedAt: now() }
    save(answer)
    return answer
  }
  const receive = async (what: InputOf<C>) => {
    try {
      return await send(call, what)
    } catch (error) {
      // What was open to this reader before stays neither in memory nor on the device.
      if (isClosed(error)) kept.set(slot, { ...kept.get(slot), data: undefined })
      if (isClosed(error) && offline) void snapshots.remove((_, of) => of === key)
      throw error
    }
  }
  // By its own age, not by SWR's deduplication: that would serve it to readers who did not ask for the cache.
  // Only answers stand under such a key.
  const had = key === null ? undefined : (kept.get(slot)?.data as Answer | undefined)
  const isKept = cache && had !== undefined && now() - had.savedAt < CACHE_TTL
  const options = { ...settings, dedupingInterval: TOGETHER, revalidateIfStale: !isKept }
  const swr = useSWR(key === null ? null : [account, key], request, options)
  const refresh = async () => void (await swr.mutate().catch(() => undefined))
  const renew = useEffectEvent(() => {
    if (cache || !swr.data || swr.data.savedAt > changedAt()) return
    // An older answer is refreshed anyway.
    if (now() - swr.data.savedAt <= TOGETHER) void refresh()
  })
  useEffect(() => {
    if (key !== null) renew()
  }, [key])
  const saved = useSaved(call, offline && !swr.data ? key : null)
  useUnreached(swr.error, offline !== undefined && offline.part !== true && !swr.data && saved === null)
  const stale = cannotReach(swr.error)
  // After a rejection no copy is shown, neither a saved one nor the one the document was painted with.
  const isCopy = !swr.data || swr.data === early.painted().get(`${key}`)
  const shown = swr.error && !stale && isCopy ? undefined : (swr.data ?? saved)
  if (shown) return { state: 'ready', data: shown.data, savedAt: shown.savedAt, stale, refresh }
  // An unreachable network fails faster than the device reads.
  const isReading = saved === undefined && stale
  if (!swr.error || isReading) return { state: 'loading' }
  return { state: 'failed', error: swr.error, retry: () => void refresh() }
}
