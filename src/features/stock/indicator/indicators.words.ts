import { restOf } from '#lib/number/change.ts'
import type { OutputOf } from '#api/call.ts'
import type { quoteIndexList } from '#api/domains/public/quote-index.ts'
import type { quoteIndexSubscription } from '#api/domains/stock/quote-index.ts'
import { rate } from '#lib/number/rate.ts'
import { lastMoment } from '#lib/time/dates.ts'

/** An indicator for its card. */
export interface IndicatorView {
  id: string
  name: string
  level: string
  introHtml: string
  /** Undefined if there was none. */
  test: { rule: string; span: string; facts: readonly { name: string; value: string }[] } | undefined
  /** 「使用中，至 2026-11-30 10:20」; '' if it was never started. */
  state: string
  /** It was never tried, and only a trial unlocks it. */
  triable: boolean
  /** Its service, if it is sold. */
  skuId: string | undefined
}

type Indicator = OutputOf<typeof quoteIndexList>[number]
type Opened = OutputOf<typeof quoteIndexSubscription>[number]

export function toIndicator(indicator: Indicator, opened: readonly Opened[]): IndicatorView {
  const { indexId, name, introHtml, riskLevel, skuId, backTest } = indicator
  const mine = opened.find((each) => each.indexId === indexId)
  return {
    id: indexId,
    name,
    level: riskLevel,
    introHtml,
    test: backTest && toTest(backTest),
    state: mine ? stateOf(mine) : '',
    triable: mine === undefined && skuId === undefined,
    skuId,
  }
}

function stateOf({ status, expireAt }: Opened): string {
  if (status === 'ON') return `使用中，至 ${lastMoment(expireAt)}`
  return status === 'EXPIRED' ? `体验已于 ${lastMoment(expireAt)} 结束，每项指标可体验一次` : '状态更新中'
}

/** Losses come before gains, beside all stocks over the same periods. law §4 */
function toTest(test: NonNullable<Indicator['backTest']>): IndicatorView['test'] {
  const { rule, from, to, count, winCount, worstRate, medianRate, avgRate, benchRate } = test
  return {
    rule,
    span: `${from} 至 ${to}，已扣交易费用`,
    facts: [
      { name: '信号', value: `${count} 次，盈利 ${winCount} 次，未盈利 ${restOf(winCount, count)} 次` },
      { name: '最差一次', value: rate(worstRate) },
      { name: '收益中位数', value: rate(medianRate) },
      { name: '平均收益', value: rate(avgRate) },
      { name: '同期全部股票', value: rate(benchRate) },
    ],
  }
}
