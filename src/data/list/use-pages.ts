import type { GenericSchema } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Loaded } from '#data/loaded.ts'
import { type CallOptions, useCall } from '#data/use-call.ts'
import { type More, useParts } from './use-parts.ts'
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
export interface Further<Row> extends More {
  rows: Row[]
  /** Refreshes all shown pages. */
  refresh: () => Promise<void>
}

/** The shown rows of a list; ready with the first page, the others follow. */
export type Pages<Row> = Loaded<Row[]> & More & { total: number; size: number }

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

/** The same list with its rows chosen and worded as a whole. */
export function arrangePages<Row, View>(pages: Pages<Row>, toViews: (rows: readonly Row[]) => View[]): Pages<View> {
  return pages.state === 'ready' ? { ...pages, data: toViews(pages.data) } : pages
}

/** The rows a screen shows; the others are loaded but left out. */
export function filterPages<Row>(pages: Pages<Row>, shows: (row: Row) => boolean): Pages<Row> {
  return pages.state === 'ready' ? { ...pages, data: pages.data.filter(shows) } : pages
}

/** The pages below a first one that the screen reads itself. */
export function useFurther<C extends PagedCall>(
  call: C,
  input: PagedInput<C> | null,
  first: Loaded<OutputOf<C>>,
  { cache = false, shown: given }: Pick<PagesOptions<OutputOf<C>>, 'cache' | 'shown'> = {},
): Further<RowOf<C>> {
  const inHistory = useShown(input === null ? '' : callKey(call, pageOf<C>(input, 1)))
  const [shown, show] = given ?? inHistory
  const last = first.state === 'ready' ? Math.ceil(first.data.total / (input?.pageSize ?? PAGE_SIZE)) : 1
  const count = Math.max(0, Math.min(shown, last) - 1)
  const inputOf = (at: number) => input && pageOf<C>(input, at + 2)
  const { parts, busy, failed, refresh } = useParts(call, { count, inputOf, parallel: true, cache })
  return {
    rows: parts.flatMap((page) => page.list),
    more: first.state === 'ready' && shown < last && parts.length === count ? () => show(shown + 1) : undefined,
    busy: first.state === 'ready' && busy,
    failed,
    refresh,
  }
}

/** The input of a list's first page. */
export function firstPageOf<C extends PagedCall>(input: PagedInput<C>): InputOf<C> {
  return pageOf<C>(input, 1)
}

/** The input of a list's page, counted from 1. */
export function pageOf<C extends PagedCall>(input: PagedInput<C>, pageNo: number): InputOf<C> {
  // A paged call takes these in addition to its own input.
  return { ...input, pageNo, pageSize: input.pageSize ?? PAGE_SIZE } as InputOf<C>
}
