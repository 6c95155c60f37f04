import { DAY } from '#test/service/seed/days.ts'
import { midnightOf } from '#test/service/seed/market/calendar.ts'
import { createRandom } from '#test/service/seed/random.ts'
import type { StrategySeed } from './catalog.ts'
import { rules } from './rules.ts'

const PUBLISHED = 18 * 3600_000

/** Changes that apply to every strategy at some time; the rules of a record are never among them. */
const NOTES = [
  '信号改为收盘后统一生成，次日开盘撮合。',
  '涨停开盘不买入、跌停开盘不卖出，未成交的委托保留原因。',
  '单笔成交不超过当日成交量的一成，其余撤单。',
  '除权除息日按未复权价格记账，指标仍按复权价格计算。',
  '手续费增加过户费，历史记录按新口径重新计算并注明日期。',
] as const

/** The versions of a strategy, newest first: the first on the day its record begins. */
export function versionsOf({ strategyId, launch, rule }: StrategySeed) {
  const random = createRandom(`${strategyId} versions`)
  let at = midnightOf(launch) + PUBLISHED
  const first = { version: '1.0', at, notes: `首个版本：${rules[rule].name}。` }
  const later = NOTES.slice(0, random.int(2, NOTES.length)).map((notes, index) => {
    at += random.int(50, 160) * DAY
    return { version: `1.${index + 1}`, at, notes }
  })
  return [first, ...later].toReversed()
}
