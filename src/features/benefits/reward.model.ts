import { useSearchParams } from 'wouter'
import { rewardMonth, rewardMonthSummary, rewardRules, rewardSummary } from '#api/domains/benefits/reward.ts'
import type { OutputOf } from '#api/call.ts'
import { arrangePages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { rewardHref } from '#lib/path/benefit-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type GainRow, toGains, type Unit } from './gains.words.ts'
import { useKnownDay } from './known-day.model.ts'
import { FIRST_MONTH, isMonth } from './month.ts'

export interface RewardPage {
  summary: Loaded<OutputOf<typeof rewardSummary>>
  unit: Unit
  /** The month in the address is invalid, or has not begun. */
  isOdd: boolean
  month: { shown: string; last: string; choose: (month: string) => void } | undefined
  sum: OutputOf<typeof rewardMonthSummary> | undefined
  gains: Pages<GainRow>
  rules: string
}

const title = '奖励汇总'

/** 奖励汇总: the entries of the month in the address, or of the current one. BE-07 */
export function useReward(): RewardPage {
  usePage({ title })
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get('month')
  const valid = inAddress !== null && isMonth(inAddress) && inAddress >= FIRST_MONTH ? inAddress : undefined
  const summary = useCall(rewardSummary, {}, { offline: { title, route: rewardHref(valid), part: true } })
  const last = useKnownDay(summary).slice(0, 7)
  const fits = valid !== undefined && (last === '' || valid <= last)
  const shown = fits ? valid : last
  const wanted = shown === '' ? null : { month: shown }
  const offline = { title, route: rewardHref(fits ? valid : undefined) }
  const unit = dataOf(summary)?.unit ?? 'POINT'
  const sum = useCall(rewardMonthSummary, wanted, { offline: { ...offline, part: true } })
  const pages = usePages(rewardMonth, wanted, { offline })
  return {
    summary,
    unit,
    isOdd: inAddress !== null && last !== '' && !fits,
    month:
      shown === ''
        ? undefined
        : { shown, last: last === '' ? shown : last, choose: (month) => setSearch({ month }, { replace: true }) },
    sum: dataOf(sum),
    gains: arrangePages(pages, (rows) => toGains(rows, unit)),
    rules: dataOf(useCall(rewardRules, {}, { cache: true }))?.html ?? '',
  }
}
