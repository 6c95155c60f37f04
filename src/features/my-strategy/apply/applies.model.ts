import type { OutputOf } from '#api/call.ts'
import { strategyApplyList } from '#api/domains/strategy/strategy-apply.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { strategyApplyHref, STRATEGY_APPLIES } from '#lib/path/strategy-href.ts'
import { day } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'
import { type StatusWords, statusWords } from './apply.words.ts'

interface ApplyRow extends Pick<StatusWords, 'tone'> {
  key: string
  name: string
  lines: string[]
  state: string
  href: string
}

/** The customer's applications: the state of each, its next step, and the reason of a rejection. SG-10 */
export function useApplies(): Pages<ApplyRow> {
  usePage({ title: '我的申请' })
  const offline = { title: '我的申请', route: STRATEGY_APPLIES }
  return mapPages(usePages(strategyApplyList, {}, { offline }), toRow)
}

function toRow({ id, strategyName, status, at, rejectReason }: Row): ApplyRow {
  const { name, tone, left, verb } = statusWords(status)
  return {
    key: id,
    name: strategyName,
    lines: [
      [left, `${day(at)} 申请`].filter(Boolean).join(' · '),
      ...(rejectReason === undefined ? [] : [`原因：${rejectReason}`]),
      verb,
    ],
    state: name,
    tone,
    href: strategyApplyHref(id),
  }
}

type Row = OutputOf<typeof strategyApplyList>['list'][number]
