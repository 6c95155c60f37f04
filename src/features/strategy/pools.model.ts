import type { OutputOf } from '#api/call.ts'
import { strategyPoolList } from '#api/domains/strategy/strategy/pool.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { STRATEGY_POOLS, strategyPoolHref } from '#lib/path/strategy-href.ts'
import { minute } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'

export interface PoolRow {
  key: string
  name: string
  note: string
  isOpen: boolean
  href: string
}

/** 策略股票池: how many stocks each has; names only with access. SG-05 */
export function usePools(): Pages<PoolRow> {
  usePage({ title: '策略股票池', card: { title: '策略股票池', desc: '由规则选出，看全部记录 · 投资有风险' } })
  const pages = usePages(strategyPoolList, {}, { offline: { title: '策略股票池', route: STRATEGY_POOLS } })
  return mapPages(pages, toRow)
}

function toRow({ poolId, name, strategyName, riskLevel, count, updatedAt, access }: Listed): PoolRow {
  return {
    key: poolId,
    name,
    note: `${strategyName} · 风险等级${riskLevel} · ${count}只 · ${minute(updatedAt)} 更新`,
    isOpen: access.allowed,
    href: strategyPoolHref(poolId),
  }
}

type Listed = OutputOf<typeof strategyPoolList>['list'][number]
