import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { chains, selections } from '#test/service/seed/desk.ts'
import { ONLINE_SERVICE } from '#test/service/seed/memberships.ts'
import type { User } from '#test/service/sessions.ts'

const MOST_STOCKS = 8
const SERVICE =
  '<p>投资顾问提供投资建议与投资者教育服务，不代理操作，不承诺收益。</p><ul><li>建议均注明日期、依据与有效期。</li><li>费用仅由公司账户收取。</li><li>更换投资顾问会提前告知。</li></ul>'

export function misc(deps: Deps): Handlers<'misc'> {
  const stocksOf = (plateId: string) => {
    const { stocks, quoteOf } = deps.library().market
    const found = stocks.filter(({ plateIds }) => plateIds.some((each) => each === plateId))
    return found.slice(0, MOST_STOCKS).map(quoteOf)
  }
  /** Companies whose primary sector this is; some of them are in another group. */
  const groupOf = (plateId: string, count: number, after: number) => {
    const { stocks, quoteOf } = deps.library().market
    return stocks
      .filter(({ plateIds: [first] }) => first === plateId)
      .slice(after, after + count)
      .map(quoteOf)
  }
  return {
    chainList: () => chains.map(({ id, name, stage }) => ({ id, name, stage })),
    chainInfo({ id }) {
      const chain = chains.find((each) => each.id === id)
      if (!chain) throw notFound('产业链')
      const nodes = chain.nodes.map(({ name, level, plateId, count, after }) => ({
        name,
        level,
        stocks: groupOf(plateId, count, after),
      }))
      return { nodes, asOf: deps.library().market.asOf }
    },
    cdAdviserSelectionStockInfo({ code }, visit) {
      const found = selections.find((each) => each.code === code)
      if (!found) throw notFound('选股策略')
      const { name, rule, plateId, reason } = found
      const access = accessTo(visit.known().user, visit.now) ?? deps.access.toVip(1, visit.known())
      const stocks = access.allowed ? stocksOf(plateId).map((quote) => ({ ...quote, reason })) : []
      return { name, rule, stocks, asOf: deps.library().market.asOf, access }
    },
    contractAdvisorInfo(_, visit) {
      const adviser = deps.content().analysts.find(({ number }) => number === visit.known().user.adviser)
      return { ...(adviser && { adviser }), contentHtml: SERVICE }
    },
    kfUrl: () => ONLINE_SERVICE,
  }
}

/** Which part of the evaluation is missing. */
function accessTo({ riskLevel, evalExpireAt }: User, now: number) {
  if (riskLevel === null) return { allowed: false, reason: 'NEED_EVAL' as const }
  if ((evalExpireAt ?? 0) <= now) return { allowed: false, reason: 'EVAL_EXPIRED' as const }
  return undefined
}
