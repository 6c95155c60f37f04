import { useState } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { GenericSchema } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useAccount, useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { settings } from '#data/swr-settings.ts'
import type { Further } from './use-pages.ts'
import { useReadersCall } from '#data/use-reader.ts'

/** A call that answers with `feedOf` and takes a `cursor`. */
export type FeedCall = Call<GenericSchema, GenericSchema<unknown, { list: unknown[]; hasMore: boolean }>>
type EntryOf<C extends FeedCall> = OutputOf<C>['list'][number]
type FeedInput<C extends FeedCall> = Omit<InputOf<C>, 'beforeId' | 'afterId' | 'limit'>

/**
 * The shown entries of a feed, newest first. A screen knows only about older entries, which it loads by scrolling, and
 * how many newer ones are waiting to be shown.
 */
export type Feed<Entry> = Loaded<Entry[]> & {
  older: Pick<Further<Entry>, 'more' | 'busy' | 'failed'>
  newer: { count: number; show: () => void }
}

interface FeedOptions<C extends FeedCall> {
  idOf: (entry: EntryOf<C>) => string
  /** How often newer entries are requested while the page is visible, ms. */
  every: number
}

/** A feed by cursor: older entries by scrolling, newer ones by a button. A `null` input requests nothing yet. */
export function useFeed<C extends FeedCall>(
  callOfMembers: C,
  input: FeedInput<C> | null,
  { idOf, every }: FeedOptions<C>,
): Feed<EntryOf<C>> {
  const { send, now } = useData()
  const account = useAccount()
  const call = useReadersCall(callOfMembers)
  // The call takes a cursor in addition to its own input.
  const at = (cursor: { beforeId?: string; afterId?: string }) => ({ ...input, ...cursor }) as InputOf<C>
  const name = callKey(call, at({}))
  const keyOf = (_: number, before: Stretch<EntryOf<C>> | null) => {
    const last = before?.list.at(-1)
    if (input === null || before?.hasMore === false) return null
    return [account, name, last === undefined ? '' : idOf(last)] as const
  }
  const request = async ([, , beforeId]: readonly [string, string, string]): Promise<Stretch<EntryOf<C>>> => {
    const { list, hasMore } = await send(call, at(beforeId ? { beforeId } : {}))
    return { list, hasMore, savedAt: now() }
  }
  const swr = useSWRInfinite(keyOf, request, { ...settings, revalidateFirstPage: false })
  const stretches = swr.data ?? []
  const [taken, take] = useState<{ of: string; entries: EntryOf<C>[] }>({ of: name, entries: [] })
  const shown = [...(taken.of === name ? taken.entries : []), ...stretches.flatMap(({ list }) => list)]
  const newest = shown[0] === undefined ? undefined : idOf(shown[0])
  const askNewer = async () => (await send(call, at(newest === undefined ? {} : { afterId: newest }))).list
  const waiting = useSWR(swr.data ? [account, name, 'newer', newest] : null, askNewer, {
    ...settings,
    refreshInterval: every,
    revalidateOnMount: false,
  })
  const newer = waiting.data ?? []
  const again = async () => void (await swr.mutate().catch(() => undefined))
  const wanting = stretches.length < swr.size && stretches.at(-1)?.hasMore !== false
  const failed = wanting && !swr.isValidating && swr.error !== undefined
  const load = (size: number) => void swr.setSize(size).catch(() => undefined)
  const more = stretches.at(-1)?.hasMore === true && !wanting ? () => load(swr.size + 1) : undefined
  return {
    ...loadedOf(stretches[0]?.savedAt, shown, swr.error, again),
    older: {
      more,
      busy: wanting && !failed,
      failed: failed ? { error: swr.error, retry: () => load(swr.size) } : undefined,
    },
    newer: { count: newer.length, show: () => take({ of: name, entries: [...newer, ...shownNewer(taken, name)] }) },
  }
}

interface Stretch<Entry> {
  list: Entry[]
  hasMore: boolean
  savedAt: number
}

function shownNewer<Entry>({ of, entries }: { of: string; entries: Entry[] }, name: string): Entry[] {
  return of === name ? entries : []
}

function loadedOf<Entry>(
  savedAt: number | undefined,
  data: Entry[],
  error: unknown,
  again: () => Promise<void>,
): Loaded<Entry[]> {
  if (savedAt !== undefined) return { state: 'ready', data, savedAt, stale: false, refresh: again }
  if (error !== undefined) return { state: 'failed', error, retry: () => void again() }
  return { state: 'loading' }
}
