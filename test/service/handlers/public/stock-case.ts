import type * as calls from '#api/domains/public/stock-case.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { listChannels } from '#test/service/handlers/stock/stock-case/channel.ts'
import { isOpen, rankOf, toCase, toCases } from '#test/service/stocks/case-present.ts'
import { listPromoStocks } from '#test/service/handlers/learn/promotion.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import { channels, kinds } from '#test/service/seed/pool/lists.ts'
import type { SeedRecord } from '#test/service/seed/pool/records.ts'

const MOST_CHANNELS = 50

export function openStockCase(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  const casesOf = (l1Id: string): readonly SeedRecord[] => {
    const here = channels.filter((each) => each.l1Id === l1Id)
    if (here.length === 0) throw notFound('案例分类')
    return here.flatMap(({ id }) => deps.library().pools.of(id))
  }
  return {
    publicCaseListOfPool: () => kinds.map((kind) => ({ ...kind, count: casesOf(kind.l1Id).length })),
    publicCaseListSummary: () => kinds.map((kind) => ({ ...kind, ...summaryOf(casesOf(kind.l1Id), deps) })),
    publicCasePoolList({ l1Id }, { session }) {
      const current = casesOf(l1Id).filter(({ outAt }) => outAt === undefined)
      return toCases(current, deps, session)
    },
    publicCasePoolSummary: ({ l1Id }) =>
      summaryOf(l1Id === undefined ? deps.library().pools.cases : casesOf(l1Id), deps),
    publicCasePoolRank: ({ period = '1Y' }) => rankOf(deps.library().pools.cases, period, 'profitRate', deps),
    publicCaseStockPool({ symbol }) {
      const { market, pools } = deps.library()
      const stock = market.of(symbol)
      if (!stock) throw notFound('股票')
      return pools.cases
        .filter((record) => record.stock === stock && isOpen(record, deps.now()))
        .map((record) => toCase(record, { allowed: true }, deps))
    },
    publicPromotionStocks: (asked, { now }) => listPromoStocks(asked, now, deps),
    async caseChannelInfoList({ channelIds }, { session }) {
      if (channelIds.length > MOST_CHANNELS) throw badInput(40003, `一次最多${MOST_CHANNELS}个频道`)
      const all = await listChannels(deps, session)
      return all.filter(({ channelId }) => channelIds.includes(channelId))
    },
  }
}

/** Some cases in full; the rates are computed from what everyone may see. PL-01 */
function summaryOf(records: readonly SeedRecord[], deps: Deps) {
  const { sample, list, asOf } = rankOf(records, 'ALL', 'profitRate', deps)
  const { count: closed, winCount, worstRate: _, ...rates } = sample
  return {
    count: records.length,
    closed,
    winCount,
    ...rates,
    worst: list.at(-1) ?? null,
    asOf,
  }
}
