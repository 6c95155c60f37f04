import { useLocation, useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall, type CallOptions } from '#data/use-call.ts'
import { mapPages, type PagedCall, type PagedInput, type Pages, type RowOf, usePages } from '#data/list/use-pages.ts'
import type { Shown } from '#data/list/use-shown.ts'

/** A list of the site: its call and its rows in words. */
export interface SiteList<C extends PagedCall, Row> {
  call: C
  input: PagedInput<C> & { pageSize: number }
  offline: CallOptions<OutputOf<C>>['offline']
  toRow: (row: RowOf<C>) => Row
}

/** The page number: `?page=` in the address, so that Back and a shared link restore it. */
function usePageNo(): { wantedPage: number; addressOf: (pageNo: number) => string; turn: (pageNo: number) => void } {
  const [path] = useLocation()
  const [search, setSearch] = useSearchParams()
  const named = search.get('page') ?? ''
  const queryOf = (pageNo: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(pageNo))
    return query
  }
  return {
    wantedPage: /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1,
    addressOf: (pageNo) => `${path}?${queryOf(pageNo).toString()}`,
    // Without a history entry, so that Back leaves the list.
    turn: (pageNo) => setSearch(queryOf(pageNo), { replace: true }),
  }
}

/** All pages up to the one of the address. */
export function useMorePages<C extends PagedCall, Row>({ call, input, offline, toRow }: SiteList<C, Row>): Pages<Row> {
  const { wantedPage, turn } = usePageNo()
  const shown: Shown = [wantedPage, turn]
  return mapPages(usePages(call, input, { cache: true, offline, shown }), toRow)
}

export interface NumberedPage<Row> {
  /** The rows of this page only. */
  page: Pages<Row>
  pageNo: number
  /** The total number; undefined until it is known. */
  last: number | undefined
  total: number
  addressOf: (pageNo: number) => string
}

/** The page of the address; the last one where the number is too high. */
export function useNumberedPage<C extends PagedCall, Row>(list: SiteList<C, Row>): NumberedPage<Row> {
  const { wantedPage, addressOf } = usePageNo()
  const first = useSitePage(list, 1)
  const total = first.state === 'ready' ? first.data.total : 0
  const size = list.input.pageSize
  const last = first.state === 'ready' ? Math.max(1, Math.ceil(total / size)) : undefined
  const pageNo = Math.min(wantedPage, last ?? wantedPage)
  const rows = mapLoaded(useSitePage(list, pageNo), (page) => page.list.map(list.toRow))
  const alone = { more: undefined, busy: false, failed: undefined, total: 0, size }
  return { page: { ...rows, ...alone }, pageNo, last, total, addressOf }
}

/** One page of a list. */
export function useSitePage<C extends PagedCall, Row>(list: SiteList<C, Row>, pageNo: number): Loaded<OutputOf<C>> {
  // A paged call takes the number in addition to its own input.
  const input = { ...list.input, pageNo } as Parameters<typeof useCall<C>>[1]
  return useCall(list.call, input, { cache: true, offline: list.offline })
}
