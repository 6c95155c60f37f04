import type { OutputOf } from '#api/call.ts'
import type { publicCaseListSummary } from '#api/domains/public/stock-case.ts'
import type { caseChannelList } from '#api/domains/stock/stock-case/channel.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { rate } from '#lib/number/rate.ts'

type Channel = OutputOf<typeof caseChannelList>[number]

export function toChannelRow({ channelId, name, analyst, riskLevel = '未定级', access }: Channel) {
  const opened = access.allowed ? ' · 已开通' : ''
  return { key: channelId, name, note: `${authorLine([analyst])} · 风险等级 ${riskLevel}${opened}` }
}

/** 「财报复盘：24 例，已结束 20 例，盈利 11 例，中位数 −1.20%，最差 −18.30%」 */
export function toKindLine(kind: OutputOf<typeof publicCaseListSummary>[number]) {
  const { name, count, closed, winCount, medianRate, worst } = kind
  const worstRate = rate(worst?.profitRate)
  return {
    name,
    value: `${count} 例，公开结束 ${closed} 例，盈利 ${winCount} 例，中位数 ${rate(medianRate)}，最差 ${worstRate}`,
  }
}
