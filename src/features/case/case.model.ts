import { useParams } from 'wouter'
import type { Access } from '#api/shapes.ts'
import { publicCaseStockPool } from '#api/domains/public/stock-case.ts'
import { caseInfo } from '#api/domains/stock/stock-case/shown.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { type CaseRow, toCaseRow } from '#entities/stock-case/case-row.words.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { caseHref } from '#lib/path/case-href.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { type CaseView, toCaseView } from './case.words.ts'
import { CARD } from './case-tabs.ts'

export interface Case {
  path: string
  found: Loaded<CaseView>
  /** Since when the advice is no longer valid; '' while it is. */
  over: string
  /** Other published records of the same stock that are public by now. */
  others: readonly CaseRow[]
}

/**  * 案例详情; the share card names neither stock nor figure, and expired advice is not shared at all. PL-03, law §4 */
export function useCase(): Case {
  const { caseId = '' } = useParams<{ caseId?: string }>()
  useTrackOpened('pool', 'case_view', caseId)
  const evaluation = useEvaluation()
  const offline = {
    title: '案例详情',
    // What a service unlocked is removed from the device with it and with the evaluation; a public case stays.
    until: ({ access }: { access: Access }) =>
      access.skuId === undefined ? undefined : earlier(access.expireAt, evaluation.until),
  }
  const found = mapLoaded(useCall(caseInfo, evaluation.known ? { caseId } : null, { offline }), toCaseView)
  const { symbol, validUntil } = dataOf(found) ?? {}
  const isOver = useHasPassed(validUntil) === true
  usePage({ title: '案例详情', card: isOver ? null : CARD })
  const others = dataOf(useCall(publicCaseStockPool, symbol === undefined ? null : { symbol })) ?? []
  return {
    path: caseHref(caseId),
    found,
    over: isOver && validUntil !== undefined ? validityOf(validUntil, validUntil).validity : '',
    others: others.filter((each) => each.caseId !== caseId).map((each) => toCaseRow(each, 0)),
  }
}
