import { useSearchParams } from 'wouter'
import { unfilledRead } from '#data/page/first-read.ts'
import { type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import { quotesIndexes } from '#quotes/calls.ts'
import { useMounted } from '#ui/mounted.ts'
import { usePage } from '#wechat/page.tsx'
import { type Removal, useRemoval } from './removal.model.ts'
import { type Segment, segments } from './segments.ts'

export interface Stocks {
  segment: Segment
  see: (segment: Segment) => void
  list: MyList
  removal: Removal
}

/** The market, above the list. */
export const first = unfilledRead(quotesIndexes, () => ({}))

/** 股票: its segments, kept in the address, and the visitor's list. ST-01 */
export function useStocks(): Stocks {
  usePage({ title: '股票' })
  // The address is applied after the prerendered state.
  const mounted = useMounted()
  const [search, setSearch] = useSearchParams()
  const list = useMyList({ whole: true })
  return {
    segment: segments.find(({ key }) => mounted && key === search.get('tab'))?.key ?? 'mine',
    see: (next) => setSearch(next === 'mine' ? {} : { tab: next }, { replace: true }),
    list,
    removal: useRemoval(list),
  }
}
