import { useEffect, useEffectEvent, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { CACHE_TTL } from '#config/constants.ts'
import type { Answer } from '#data/answer.ts'
import { useAccount, useData } from '#data/deps.tsx'
import { settings, TOGETHER } from '#data/swr-settings.ts'
import { readersCall } from '#data/use-reader.ts'

/** What a list has below its first part. */
export interface More {
  /** Shows another part; undefined where there is none, or one is loading. */
  more: (() => void) | undefined
  /** Whether a part is loading. */
  busy: boolean
  /** Whether the last requested part failed. */
  failed: { error: unknown; retry: () => void } | undefined
}

interface PartsOptions<C extends Call> {
  /** How many parts are wanted. */
  count: number
  /** What a part is requested with, after the one before it; null: there is none. */
  inputOf: (at: number, before: OutputOf<C> | undefined) => InputOf<C> | null
  /** Whether a part can be requested without the one before it. */
  parallel: boolean
  /** Whether an answer counts as fresh for 60 s. */
  cache?: boolean
}

interface Parts<T> extends Pick<More, 'busy' | 'failed'> {
  /** The parts that are there, in their order. */
  parts: T[]
  refresh: () => Promise<void>
}

/** The parts of a list below its first: requested one after another, kept in memory, refreshed with what made them old. */
export function useParts<C extends Call>(
  callOfMembers: C,
  { count, inputOf, parallel, cache = false }: PartsOptions<C>,
): Parts<OutputOf<C>> {
  const { send, now, changedAt, staleReads } = useData()
  const account = useAccount()
  // Where a guest reads nothing there is no first part either.
  const call = readersCall(callOfMembers, account) ?? callOfMembers
  const wantedAt = (at: number, before: OutputOf<C> | undefined) => (at < count ? inputOf(at, before) : null)
  const keyOf = (at: number, before: Answer<OutputOf<C>> | null) => {
    const input = wantedAt(at, before?.data)
    return input === null ? null : ([account, callKey(call, input), input] as const)
  }
  const request = async ([, , input]: readonly [string, string, InputOf<C>]): Promise<Answer<OutputOf<C>>> => {
    return { data: await send(call, input), savedAt: now() }
  }
  const [initialSize] = useState(Math.max(1, count))
  const swr = useSWRInfinite(keyOf, request, { ...settings, initialSize, parallel, revalidateFirstPage: false })
  const { data = [], size, setSize } = swr
  const refresh = async () => void (await swr.mutate().catch(() => undefined))
  const renew = useEffectEvent(() => {
    const oldest = Math.min(...data.map(({ savedAt }) => savedAt))
    if (now() - oldest > (cache ? CACHE_TTL : TOGETHER) || (!cache && oldest <= changedAt())) void refresh()
  })
  const refreshStale = useEffectEvent((isStale: (each: Call) => boolean) => isStale(call) && refresh())
  useEffect(() => {
    const listener = (isStale: (each: Call) => boolean) => refreshStale(isStale)
    staleReads.add(listener)
    return () => void staleReads.delete(listener)
  }, [staleReads])
  const [, list] = keyOf(0, null) ?? []
  // Parts known from before are refreshed, like any answer when its screen opens.
  useEffect(() => renew(), [account, list])
  const load = () => void setSize(count).catch(() => undefined)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (count > 0 && size !== count) loadNow()
  }, [count, size])
  const isWanting = wantedAt(data.length, data.at(-1)?.data) !== null
  const failed = isWanting && !swr.isValidating && swr.error !== undefined
  return {
    parts: data.slice(0, count).map((part) => part.data),
    busy: isWanting && !failed,
    failed: failed ? { error: swr.error, retry: load } : undefined,
    refresh,
  }
}
