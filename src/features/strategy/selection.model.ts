import { useParams } from 'wouter'
import { cdAdviserSelectionStockInfo } from '#api/domains/service/misc.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Locked, toMembersLocked } from '#entities/access/access.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { selectionHref } from '#lib/path/strategy-href.ts'
import { minute } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'

export interface Selection {
  name: string
  rule: string
  asOf: string
  locked: Locked | undefined
  stocks: readonly { key: string; title: string; note: string; href: string }[]
}

/** The stocks found by a rule, only with access; stored nowhere. SG-16 */
export function useSelection(): { path: string; found: Loaded<Selection> } {
  const { code = '' } = useParams<{ code?: string }>()
  const path = selectionHref(code)
  usePage({ title: '选股策略结果' })
  const found = useCall(cdAdviserSelectionStockInfo, { code })
  return {
    path,
    found: mapLoaded(found, ({ name, rule, stocks, asOf, access }) => ({
      name,
      rule,
      asOf: minute(asOf),
      locked: access.allowed ? undefined : toMembersLocked(access, path),
      stocks: access.allowed
        ? stocks.map(({ symbol, name: stock, reason }) => ({
            key: symbol,
            title: `${stock} ${symbol.slice(2)}`,
            note: reason,
            href: stockHref(symbol),
          }))
        : [],
    })),
  }
}
