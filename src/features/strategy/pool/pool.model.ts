import { useParams, useSearchParams } from 'wouter'
import { callKey } from '#api/key.ts'
import {
  strategyPoolDetail,
  strategyPoolInfo,
  strategyPoolPreSelection,
  strategyTradeStatus,
} from '#api/domains/strategy/strategy/pool.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useForgetAnswers } from '#data/use-forget.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { type Locked, toServiceLocked } from '#entities/access/access.ts'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { unratedBy } from '#entities/strategy/folded.words.ts'
import { strategyPoolHref } from '#lib/path/strategy-href.ts'
import { minute } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { curveNote, type PoolTab, type StockRow, tabs, toCandidateRow, toStockRow, writersOf } from './pool.words.ts'
import { useUpdate } from './update.model.ts'

/** The valid stocks in the address: what it names is shown. */
const SYMBOL = /^(?:SH|SZ|BJ)\d{6}$/

/** The current state of the market. */
const STATES: Readonly<Record<string, string>> = { PRE: '未开盘', OPEN: '交易中', NOON: '午间休市', CLOSED: '已收盘' }

export interface PoolView {
  name: string
  facts: { name: string; value: string }[]
  /** Undefined if the customer has access to the stocks. */
  locked: Locked | undefined
  /** In place of the results while there is no valid evaluation. */
  folded: Locked | undefined
  curveNote: string
}

export interface PoolPage {
  poolId: string
  path: string
  isGuest: boolean
  /** Epoch ms. */
  updatedAt: number
  pool: Loaded<PoolView>
  rule: string
  state: string
  tab: PoolTab
  see: (tab: PoolTab) => void
  /** Empty while the pool is locked. */
  stocks: readonly StockRow[]
  /** The stock named by a notice. */
  wanted: string | undefined
  candidates: Loaded<ReturnType<typeof toCandidateRow>[]>
}

/**
 * 股票池详情: a locked pool shows its count and, to customers with a valid evaluation, its record, never a current name.
 * The view is kept in the address. SG-06, law §1, journey G1
 */
export function useStrategyPool(): PoolPage {
  const { poolId = '' } = useParams<{ poolId?: string }>()
  const [search, setSearch] = useSearchParams()
  // A way out returns to the view and the stock that a notice named.
  const path = [strategyPoolHref(poolId), search.toString()].filter(Boolean).join('?')
  const isGuest = !useSignedIn()
  const tab = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'now'
  const one = { poolId }
  const evaluation = useEvaluation()
  const found = useCall(strategyPoolDetail, evaluation.known ? one : null, {
    offline: {
      title: ({ name }) => name,
      // What a service unlocked is removed from the device with it; masked rows are not stored at all. journey G1, G4
      keeps: (all) => (all.access.allowed ? all : { ...all, stocks: [] }),
      until: ({ access }) => (access.allowed ? earlier(access.expireAt, evaluation.until) : undefined),
    },
  })
  const data = dataOf(found)
  const isOpen = data?.access.allowed === true
  const isOver = evaluation.isOver(found.state === 'ready' && found.stale)
  const name = data?.name ?? '股票池'
  usePage({ title: name, card: { title: name, desc: '由规则选出，看全部记录 · 投资有风险' } })
  // What an expired service had unlocked goes with the next answer. journey G4
  useForgetAnswers(data !== undefined && !isOpen, (key) => key === callKey(strategyPoolPreSelection, one))
  const info = dataOf(useCall(strategyPoolInfo, one))
  // The page may stay open from one state to the next.
  const status = dataOf(useWatch(strategyTradeStatus, {}, { seen: 60_000 }))?.status
  const candidates = useCall(strategyPoolPreSelection, isOpen && tab === 'pre' ? one : null)
  useUpdate(poolId, isOpen ? data.updatedAt : undefined, () => [found, candidates].forEach(refresh))
  const wanted = search.get('stock') ?? ''
  const now = useClockAt((data?.stocks ?? []).map(({ validUntil }) => validUntil))
  return {
    poolId,
    path,
    isGuest,
    updatedAt: data?.updatedAt ?? 0,
    pool: mapLoaded(found, ({ riskLevel, stocks, updatedAt, access, ...record }) => ({
      name,
      facts: [
        { name: '风险等级', value: riskLevel },
        { name: '股票数', value: `${stocks.length}只` },
        { name: '更新', value: `${minute(updatedAt)}${info ? `，${info.updateTime}` : ''}` },
        ...(stocks.length > 0 ? [{ name: '投资顾问', value: writersOf(stocks) }] : []),
      ],
      locked: access.allowed ? undefined : toServiceLocked(access, path),
      folded: unratedBy(access, path, isOver),
      curveNote: curveNote(record),
    })),
    rule: info?.rule ?? '',
    state: status === undefined ? '' : (STATES[status] ?? '状态更新中'),
    tab,
    see: (next) => setSearch({ tab: next }, { replace: true }),
    stocks: isOpen ? data.stocks.map((item) => toStockRow(item, now)) : [],
    wanted: SYMBOL.test(wanted) ? wanted : undefined,
    candidates: mapLoaded(candidates, (list) => list.map(toCandidateRow)),
  }
}
