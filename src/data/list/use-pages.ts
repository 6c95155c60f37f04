import { useEffect, useEffectEvent, useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { GenericSchema } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { CACHE_TTL } from '#config/constants.ts'
import type { Answer } from '#data/answer.ts'
import { useAccount, useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { settings, TOGETHER } from '#data/swr-settings.ts'
import { type CallOptions, useCall } from '#data/use-call.ts'
import { useReadersCall } from '#data/use-reader.ts'
import { type Shown, useShown } from './use-shown.ts'

/** A call that answers with `pageOf` and takes `paging`. */
export type PagedCall = Call<GenericSchema, GenericSchema<unknown, { list: unknown[]; total: number }>>
export type RowOf<C extends PagedCall> = OutputOf<C>['list'][number]
/** The input of such a call without the page number. */
export type PagedInput<C extends PagedCall> = Omit<InputOf<C>, 'pageNo' | 'pageSize'> & { pageSize?: number }

interface PagesOptions<T> extends CallOptions<T> {
  /** Where the number of shown pages is stored, if not in the history entry. */
  shown?: Shown
}

/** The pages below the first. */
export interface Further<Row> {
  rows: Row[]
  /** Shows another page; undefined where there is none, or one is loading. */
  more: (() => void) | undefined
  /** Whether a page is loading. */
  busy: boolean
  /** Whether the last requested page failed. */
  failed: { error: unknown; retry: () => void } | undefined
  /** Refreshes all shown pages. */
  refresh: () => Promise<void>
}

/** The shown rows of a list; ready with the first page, the others follow. */
export type Pages<Row> = Loaded<Row[]> &
  Pick<Further<Row>, 'more' | 'busy' | 'failed'> & { total: number; size: number }

const PAGE_SIZE = 20

/**
 * The list of a paged call, page by page. Back restores the number of shown pages; offline the first page is available.
 * A `null` input requests nothing yet.
 */
export function usePages<C extends PagedCall>(
  call: C,
  input: PagedInput<C> | null,
  options: PagesOptions<OutputOf<C>> = {},
): Pages<RowOf<C>> {
  const first = useCall(call, input && pageOf<C>(input, 1), options)
  const { rows, refresh, ...further } = useFurther(call, input, first, options)
  const size = input?.pageSize ?? PAGE_SIZE
  if (first.state !== 'ready') return { ...first, ...further, total: 0, size }
  return {
    ...first,
    ...further,
    data: [...first.data.list, ...rows],
    total: first.data.total,
    size,
    refresh: async () => void (await Promise.all([first.refresh(), refresh()])),
  }
}

/** The same list with each row mapped. */
export function mapPages<Row, View>(pages: Pages<Row>, toView: (row: Row) => View): Pages<View> {
  return pages.state === 'ready' ? { ...pages, data: pages.data.map(toView) } : pages
}

/** The rows a screen shows; the others are loaded but left out. */
export function filterPages<Row>(pages: Pages<Row>, shows: (row: Row) => boolean): Pages<Row> {
  return pages.state === 'ready' ? { ...pages, data: pages.data.filter(shows) } : pages
}

/** The pages below a first one that the screen reads itself. */
export function useFurther<C extends PagedCall>(
  callOfMembers: C,
  input: PagedInput<C> | null,
  first: Loaded<OutputOf<C>>,
  { cache = false, shown: given }: Pick<PagesOptions<OutputOf<C>>, 'cache' | 'shown'> = {},
): Further<RowOf<C>> {
  const { send, now, changedAt, staleReads } = useData()
  const account = useAccount()
  const call = useReadersCall(callOfMembers)
  const inHistory = useShown(input === null ? '' : callKey(call, pageOf<C>(input, 1)))
  const [shown, show] = given ?? inHistory
  const last = first.state === 'ready' ? Math.ceil(first.data.total / (input?.pageSize ?? PAGE_SIZE)) : 1
  const count = Math.max(0, Math.min(shown, last) - 1)
  const [initialSize] = useState(Math.max(1, shown - 1))
  const keyOf = (at: number) =>
    input === null || at >= count ? null : ([account, callKey(call, pageOf<C>(input, at + 2)), at + 2] as const)
  const request = async ([, , pageNo]: readonly [string, string, number]): Promise<Answer<OutputOf<C>>> => {
    if (input === null) throw new Error('asked without an input')
    return { data: await send(call, pageOf<C>(input, pageNo)), savedAt: now() }
  }
  const options = { ...settings, initialSize, parallel: true, revalidateFirstPage: false }
  const swr = useSWRInfinite(keyOf, request, options)
  const { data = [], size, setSize } = swr
  const refresh = async () => void (await swr.mutate().catch(() => undefined))
  const renew = useEffectEvent(() => {
    const oldest = Math.min(...data.map(({ savedAt }) => savedAt))
    if (now() - oldest > (cache ? CACHE_TTL : TOGETHER) || (!cache && oldest <= changedAt())) void refresh()
  })
  const list = String(keyOf(0))
  const refreshStale = useEffectEvent((isStale: (each: Call) => boolean) => isStale(call) && refresh())
  useEffect(() => {
    const listener = (isStale: (each: Call) => boolean) => refreshStale(isStale)
    staleReads.add(listener)
    return () => void staleReads.delete(listener)
  }, [staleReads])
  // Pages known from before are refreshed, like any answer when its screen opens.
  useEffect(() => renew(), [list])
  const load = () => void setSize(count).catch(() => undefined)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (count > 0 && size !== count) loadNow()
  }, [count, size])
  const wanting = data.length < count
  const failed = wanting && !swr.isValidating && swr.error !== undefined
  return {
    rows: data.slice(0, count).flatMap((page) => page.data.list),
    more: first.state === 'ready' && shown < last && !wanting ? () => show(shown + 1) : undefined,
    busy: first.state === 'ready' && wanting && !failed,
    failed: failed ? { error: swr.error, retry: load } : undefined,
    refresh,
  }
}

function pageOf<C extends PagedCall>(input: PagedInput<C>, pageNo: number): InputOf<C> {
  // A paged call takes these in addition to its own input.
  return { ...input, pageNo, pageSize: input.pageSize ?? PAGE_SIZE } as InputOf<C>
}
