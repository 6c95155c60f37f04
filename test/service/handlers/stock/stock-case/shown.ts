import type * as calls from '#api/domains/stock/stock-case/shown.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { demand } from '#test/service/room/gate.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { notFound } from '#test/service/refusal.ts'
import { channels, kinds } from '#test/service/seed/pool/lists.ts'
import type { Session } from '#test/service/sessions.ts'
import {
  isOpen,
  rankOf,
  recordAccess,
  recordOf,
  timelineOf,
  toCase,
  toCases,
} from '#test/service/stocks/case-present.ts'

interface Asked {
  status?: 'CURRENT' | 'CLOSED' | undefined
  pageNo?: number | undefined
  pageSize?: number | undefined
}

export function shown(deps: Deps): Pick<Handlers<'stock-case'>, keyof typeof calls> {
  const cases = () => deps.library().pools.cases
  return {
    caseList: (asked, visit) => listCases(asked, deps, visit.known()),
    caseListPc: (asked, visit) => listCases(asked, deps, visit.known()),
    caseL1List: () => [...kinds],
    casePoolList({ l1Id }, visit) {
      const here = channels.find((each) => each.l1Id === l1Id)
      if (!here) throw notFound('案例分类')
      const current = deps
        .library()
        .pools.of(here.id)
        .filter(({ outAt }) => outAt === undefined)
      return toCases(current, deps, visit.known())
    },
    caseRank: ({ period = '1Y' }) => rankOf(cases(), period, 'profitRate', deps),
    caseMaxRatio: ({ period = '1Y' }) => rankOf(cases(), period, 'maxRiseRate', deps),
    caseLastDeal() {
      const closed = cases().filter((record) => isOpen(record, deps.now()))
      const last = closed.toSorted((a, b) => (b.outAt ?? 0) - (a.outAt ?? 0))[0]
      return last ? toCase(last, { allowed: true }, deps) : null
    },
    async caseInfo({ caseId }, visit) {
      const record = recordOf(caseId, deps)
      const access = (await recordAccess([record], deps, visit.known()))(record)
      demand(access)
      const curve = deps.library().pools.curve(record)
      return { ...toCase(record, access, deps), timeline: timelineOf(record, deps), curve }
    },
    async caseStockDetail({ caseId, symbol }, visit) {
      const record = recordOf(caseId, deps)
      const access = (await recordAccess([record], deps, visit.known()))(record)
      demand(access)
      const { market } = deps.library()
      if (market.of(symbol) !== record.stock) throw notFound('案例股票')
      const quote = market.quoteOf(record.stock)
      return { quote, case: toCase(record, access, deps), news: newsOf(symbol, deps) }
    },
    caseNews: ({ symbol }) => newsOf(symbol, deps),
  }
}

async function listCases({ status, ...asked }: Asked, deps: Deps, session: Session) {
  const found = deps
    .library()
    .pools.cases.filter(({ outAt }) => status === undefined || (status === 'CLOSED') === (outAt !== undefined))
  const page = pageOf(found, asked)
  return { ...page, list: await toCases(page.list, deps, session) }
}

function newsOf(symbol: string, deps: Deps) {
  const { market, news } = deps.library()
  const stock = market.of(symbol)
  if (!stock) throw notFound('股票')
  return news.docsOf('NEWS', stock).map(({ id, title, publisher, publishedAt }) => ({
    id,
    title,
    source: publisher ?? '示例资讯',
    publishedAt,
    stocks: [market.quoteOf(stock)],
  }))
}
