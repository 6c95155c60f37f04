import type { OutputOf } from '#api/call.ts'
import type { noticeSubFilter, noticeSubMe } from '#api/domains/benefits/notice-sub.ts'
import { CASES } from '#lib/path/case-href.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { noticeOpenHref } from '#lib/path/notice-href.ts'
import { STRATEGY_POOLS } from '#lib/path/strategy-href.ts'

type Filter = OutputOf<typeof noticeSubFilter>
type Mine = OutputOf<typeof noticeSubMe>

/** A kind of reminder. */
export interface KindRow {
  kind: string
  name: string
  note: string
  on: boolean
  /** The pages where subscriptions are managed, or found. */
  links: readonly { label: string; href: string }[]
}

export interface KindGroup {
  title: string
  rows: readonly KindRow[]
  note: string
}

const SERVICE: ReadonlySet<string> = new Set(['ORDER', 'REFUND'])

const NOTES: Readonly<Record<string, string>> = {
  ORDER: '待签署、待付款、到期、发票',
  REFUND: '审核、到账',
  NOTICE: '公司公告与从业人员变动',
  MARKETING: '默认关闭，不影响任何服务',
}

/** Where to find more of a kind. */
const FIND: Readonly<Record<string, { manage: string; find: string }>> = {
  LIVE: { manage: `${LIVE}?tab=mine`, find: LIVE },
  POOL: { manage: STRATEGY_POOLS, find: STRATEGY_POOLS },
  CASE: { manage: CASES, find: CASES },
}

/** The kinds in the service's order: subscriptions, service notifications, and marketing separately. SV-03 */
export function toGroups(filter: Filter, mine: Mine): KindGroup[] {
  const rows = filter.map((each) => ({ ...toRow(each, mine), of: groupOf(each.kind) }))
  const group = (of: string, title: string, note = '') => ({ title, note, rows: rows.filter((row) => row.of === of) })
  return [
    group('own', '我订阅的'),
    group('service', '服务通知', '关闭后不再推送，页面里仍能看到进度。'),
    group('marketing', '活动与优惠'),
  ].filter((each) => each.rows.length > 0)
}

function groupOf(kind: string): 'own' | 'service' | 'marketing' {
  if (kind === 'MARKETING') return 'marketing'
  return SERVICE.has(kind) ? 'service' : 'own'
}

function toRow({ kind, name, templateId }: Filter[number], mine: Mine): KindRow {
  const on = mine.some((each) => each.kind === kind && each.targetId === '' && each.on)
  const targets = mine.filter((each) => each.kind === kind && each.targetId !== '' && each.on)
  return { kind, name, on, note: noteOf(kind, targets), links: linksOf(kind, templateId, on, targets) }
}

function noteOf(kind: string, targets: Mine): string {
  if (Object.hasOwn(NOTES, kind)) return NOTES[kind] ?? ''
  if (!Object.hasOwn(FIND, kind)) return ''
  if (targets.length === 0) return kind === 'LIVE' ? '还没有预约' : '未订阅'
  if (kind === 'LIVE') return `已预约${targets.length}场`
  const names = targets.map((each) => each.name ?? '已下架')
  return names.length > 2 ? `${names.slice(0, 2).join('、')}等${names.length}个` : names.join('、')
}

function linksOf(kind: string, templateId: string | undefined, on: boolean, targets: Mine): KindRow['links'] {
  const find = Object.hasOwn(FIND, kind) ? FIND[kind] : undefined
  const only = targets.length === 1 && kind !== 'LIVE' ? targets[0] : undefined
  return [
    ...(find
      ? [
          targets.length > 0
            ? { label: '管理', href: only?.path ?? find.manage }
            : { label: kind === 'LIVE' ? '去预约' : '去挑选', href: find.find },
        ]
      : []),
    // Marketing has no template; a disabled kind needs no permission.
    ...(on && templateId !== undefined && kind !== 'MARKETING'
      ? [{ label: '允许微信提醒', href: noticeOpenHref([templateId]) }]
      : []),
  ]
}
