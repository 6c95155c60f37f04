import { useEffect } from 'react'
import { useParams } from 'wouter'
import { caseInfo } from '#api/domains/stock/stock-case/shown.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { refusalOf } from '#data/refusal.ts'
import { caseHref } from '#lib/path/case-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type CaseView, toCaseView } from './case.words.ts'

export interface Case {
  path: string
  found: Loaded<CaseView>
  /** Why it is not shown, in the service's words; '' where it is, or where the service gave no answer. */
  refused: string
}

/** 案例详情; the card of a shared page bears neither stock nor figure. product PL-03, 4.4 */
export function useCase(): Case {
  const { caseId = '' } = useParams<{ caseId?: string }>()
  usePage({ title: '案例详情', card: { title: '案例复盘', desc: '历史案例仅用于投教复盘' } })
  const track = useTrack()
  useEffect(() => void track('pool', 'case_view', caseId), [track, caseId])
  const found = useCall(caseInfo, { caseId }, { offline: { title: '案例详情' } })
  return {
    path: caseHref(caseId),
    found: mapLoaded(found, toCaseView),
    refused: refusalOf(found),
  }
}
