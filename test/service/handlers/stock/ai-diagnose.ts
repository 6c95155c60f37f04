import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte } from 'drizzle-orm'
import { diagnoses } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'
import { createRandom } from '#test/service/seed/random.ts'

const A_DAY = 5
/** How long a diagnosis runs, ms. */
const RUNS = 4000
const NOTE =
  '模型按五个维度在全部股票中的位置给分，历史位置不代表未来。它不知道公告之外的消息，也不知道您的持仓与用途。'
const RISKS = ['样本期内的规律可能失效', '单一维度得分高不代表整体风险低', '公开数据存在滞后，请以公告为准'] as const

/** Scores are percentiles among all stocks. */
const MEDIAN = 50
const dimensionOf = (factor: string) => (factor === 'F3' ? 'CAPITAL' : factor === 'F5' ? 'FUNDAMENTAL' : 'TECHNICAL')

type Row = typeof diagnoses.$inferSelect

/** Diagnoses: RUNNING → DONE, or FAILED for a stock without bars. */
export function aiDiagnose(deps: Deps): Handlers<'ai-diagnose'> {
  const stockOf = (symbol: string): Stock => {
    const found = deps.library().market.of(symbol)
    if (!found) throw notFound('股票')
    return found
  }
  return {
    async aiDiagnoseStart({ symbol }, visit) {
      const { user } = visit.known()
      const stock = stockOf(symbol)
      if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
      const since = and(eq(diagnoses.userId, user.userId), gte(diagnoses.at, today(visit.now)))
      const begun = await deps.db.query.diagnoses.findMany({ where: since })
      const same = begun.find((row) => row.symbol === stock.symbol)
      if (same) return { taskId: same.taskId, remainToday: A_DAY - begun.length }
      if (begun.length >= A_DAY) throw new Refusal(40362, '今日诊断次数已用完')
      const row = { taskId: randomUUID(), userId: user.userId, symbol: stock.symbol, at: visit.now }
      await deps.db.insert(diagnoses).values(row)
      return { taskId: row.taskId, remainToday: A_DAY - begun.length - 1 }
    },
    async aiDiagnoseDetail({ taskId, symbol }, visit) {
      if (taskId === undefined && symbol === undefined) throw badInput(40002, '缺少参数 taskId')
      const wanted =
        taskId === undefined ? eq(diagnoses.symbol, stockOf(symbol ?? '').symbol) : eq(diagnoses.taskId, taskId)
      const row = await deps.db.query.diagnoses.findFirst({
        where: and(eq(diagnoses.userId, visit.known().user.userId), wanted),
        orderBy: [desc(diagnoses.at)],
      })
      if (!row) throw notFound('诊断')
      return report(row, stockOf(row.symbol), visit.now, deps)
    },
  }
}

function report({ taskId, symbol, at }: Row, stock: Stock, now: number, deps: Deps) {
  const library = deps.library()
  const { market } = library
  const empty = { taskId, symbol, scores: [], summary: '', riskPoints: [], dataAsOf: market.asOf, modelNote: NOTE }
  if (now - at < RUNS) return { ...empty, status: 'RUNNING' }
  // The first of a day takes seconds on a busy machine.
  const found = library.scores.of(stock)
  if (!found) return { ...empty, status: 'FAILED', summary: '公开数据不足，暂不能诊断' }
  const dimensions = dimensionsOf(stock, found.factors)
  const strong = dimensions.filter(({ score }) => score >= 60)
  const weak = dimensions.filter(({ score }) => score < 40)
  return {
    ...empty,
    status: 'DONE',
    scores: dimensions.map(({ key, score, desc }) => ({ key, score, desc, median: MEDIAN })),
    evidence: found.factors.map(({ id, name, score }) => ({
      key: dimensionOf(id),
      name: `${name}在全部股票中的位置`,
      value: `${score}分`,
      median: `${MEDIAN}分`,
      at: market.asOf,
    })),
    summary: summaryOf(strong, weak),
    // At least as many risks as strengths.
    riskPoints: [
      ...weak.map(({ name, score }) => `${name}得分仅${score}`),
      ...RISKS,
      '所属板块变化可能影响个股',
      '流动性可能变化',
    ].slice(0, Math.max(3, strong.length + 1)),
  }
}

/** Both sides, and no total: five dimensions do not make one number. */
function summaryOf(strong: readonly { name: string }[], weak: readonly { name: string }[]): string {
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('、')
  const sides = [strong.length > 0 && `${named(strong)}相对靠前`, weak.length > 0 && `${named(weak)}相对靠后`]
  return `${sides.filter(Boolean).join('，') || '各维度都在中位附近'}`
}

/** 技术, 资金 and 基本面 from the factors of the score; 估值 and 消息 from sample data. ST-04 */
function dimensionsOf(stock: Stock, factors: readonly { id: string; name: string; score: number }[]) {
  const of = (...ids: string[]) => {
    const found = factors.filter(({ id }) => ids.includes(id))
    const mean = found.reduce((sum, { score }) => sum + score, 0) / Math.max(1, found.length)
    return { score: Math.round(mean), desc: found.map(({ name, score }) => `${name}${score}`).join('、') }
  }
  const random = createRandom(`${stock.symbol} diagnosis`)
  return [
    { key: 'TECHNICAL', name: '技术', ...of('F1', 'F2', 'F4') },
    { key: 'CAPITAL', name: '资金', ...of('F3') },
    { key: 'FUNDAMENTAL', name: '基本面', ...of('F5') },
    { key: 'VALUATION', name: '估值', score: random.int(5, 95), desc: '示例估值在全部股票中的位置' },
    { key: 'NEWS', name: '消息', score: random.int(5, 95), desc: '近30日示例公告与资讯的倾向' },
  ]
}
