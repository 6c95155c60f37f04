import { useSearchParams } from 'wouter'
import { scoreFactorList, scoreStockList } from '#api/domains/stock/stock-score.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { SCORES, scoreHref } from '#lib/path/stock-href.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { type End, weightOf } from './ranking.words.ts'

export interface Ranking {
  /** The available factors, with their methods. */
  factors: Loaded<{ id: string; text: string; method: string }[]>
  /** The selected ones; none means all. */
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
  weight: (all: number) => string
  end: End
  see: (end: End) => void
  rows: Pages<{ key: string; name: string; note: string; score: string; href: string }>
}

/** 股票评分: the ranking by the factors in the address (`?by=F1,F2`), from either end (`?end=bottom`). ST-05 */
export function useRanking(): Ranking {
  usePage({ title: '股票评分', card: { title: '股票评分说明', desc: '数据仅供参考，不构成投资建议' } })
  useTrackOpened('stock', 'score_view')
  const [search, setSearch] = useSearchParams()
  const chosen = (search.get('by') ?? '').split(',').filter(Boolean)
  const end: End = search.get('end') === 'bottom' ? 'bottom' : 'top'
  const show = (by: readonly string[], at: End) =>
    setSearch({ ...(by.length > 0 && { by: by.join(',') }), ...(at === 'bottom' && { end: at }) }, { replace: true })
  const offline = { title: '股票评分', route: SCORES }
  const factors = useCall(scoreFactorList, {}, { cache: true, offline: { ...offline, part: true } })
  const pages = usePages(
    scoreStockList,
    { ...(chosen.length > 0 && { factorIds: chosen }), sort: end === 'bottom' ? 'SCORE_ASC' : 'SCORE_DESC' },
    { offline },
  )
  return {
    factors: mapLoaded(factors, (all) =>
      all.map(({ factorId, name, desc }) => ({ id: factorId, text: name, method: desc })),
    ),
    chosen,
    choose: (ids) => show(ids, end),
    weight: (all) => weightOf(chosen.length, all),
    end,
    see: (next) => show(chosen, next),
    rows: mapPages(pages, ({ symbol, name, score, rank, rankTotal }) => ({
      key: symbol,
      name,
      note: `${symbol.slice(2)} · 第 ${rank ?? '--'} 名，共 ${rankTotal ?? '--'} 只`,
      score: score === undefined ? '--' : score.toFixed(1),
      href: scoreHref(symbol),
    })),
  }
}
