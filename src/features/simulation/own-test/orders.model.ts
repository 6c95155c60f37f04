import { useSearchParams } from 'wouter'
import { simulationPassagewaysDetail } from '#api/domains/strategy/simulation-back-test.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import type { Way } from './own-test.model.ts'

export interface Orders {
  way: string | undefined
  chooseWay: (way: string | undefined) => void
  /** UNFILLED: only those not filled, or only in part. */
  only: 'UNFILLED' | undefined
  chooseOnly: (only: string | undefined) => void
  rows: Pages<OrderRow>
}

/** The orders of a finished back-test in one of its variants; the filters are kept in the address. SG-14 */
export function useOrders(id: string, ways: readonly Way[]): Orders {
  const [search, setSearch] = useSearchParams()
  const way = (ways.find(({ key }) => key === search.get('way')) ?? ways[0])?.key
  const only = search.get('only') === 'UNFILLED' ? 'UNFILLED' : undefined
  const input = { id, ...(way !== undefined && { passagewayId: way }), ...(only && { only }) }
  const pages = usePages(simulationPassagewaysDetail, input, { cache: true })
  const put = (name: string, value: string | undefined) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    way,
    chooseWay: (next) => next !== undefined && put('way', next),
    only,
    chooseOnly: (next) => put('only', next),
    rows: mapPages(filterPages(pages, ownRow(dataOf(pages) ?? [])), toOrderRow),
  }
}
