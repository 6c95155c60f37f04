import type { OutputOf } from '#api/call.ts'
import { courseColumns } from '#api/domains/learn/article/articles.ts'
import { freeColumnList, vipSubscriptionsColumns } from '#api/domains/account/users.ts'
import { useToday } from '#data/use-server-clock.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { dated } from '#lib/time/dated.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { toMembersLocked } from '#entities/access/access.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { articlesHref } from '#lib/path/articles-href.ts'
import { useSignedIn } from '#session/context.tsx'

type Column = OutputOf<typeof courseColumns>[number]

/** A column in words. */
export interface ColumnRow {
  key: string
  href: string
  name: string
  kind: string
  person: AnalystView
  /** The title of its newest article, or that there is none. */
  latest: string
  /** Until when it is open, or why it is locked; '' if neither applies. */
  note: string
  locked: boolean
}

export type ColumnsModel =
  | { state: 'guest' }
  | { state: 'open'; columns: Loaded<{ subscribed: ColumnRow[]; others: ColumnRow[] }> }

const KINDS: Readonly<Record<string, string>> = { FREE: '免费', VIP: '会员' }
const part = { offline: { title: '专栏', route: '/column', part: true } }

/** The columns, followed ones first. For customers only. LE-05 */
export function useColumns(): ColumnsModel {
  const today = useToday()
  const member = useSignedIn()
  const all = useCall(courseColumns, {}, { cache: true, offline: { title: '专栏', route: '/column' } })
  const free = useCall(freeColumnList, {}, part)
  const vip = useCall(vipSubscriptionsColumns, {}, part)
  if (!member) return { state: 'guest' }
  // Until this answer arrives no column counts as followed.
  const mine = [free, vip].flatMap((each) => dataOf(each) ?? [])
  const until = new Map(mine.map(({ id, expireAt }) => [id, expireAt]))
  const rows = (columns: readonly Column[]) => columns.map((column) => toRow(column, until.get(column.id), today))
  const columns = mapLoaded(all, (list) => ({
    subscribed: rows(list.filter(({ id }) => until.has(id))),
    others: rows(list.filter(({ id }) => !until.has(id))),
  }))
  return { state: 'open', columns }
}

function toRow(
  { id, name, analyst, kind, latest, access }: Column,
  expireAt: number | undefined,
  now: number | undefined,
) {
  const href = articlesHref({ columnId: id })
  const open = expireAt === undefined ? '' : `会员权益至 ${lastMoment(expireAt)}`
  return {
    key: id,
    href,
    name,
    kind: KINDS[kind] ?? '状态更新中',
    person: toAnalystView(analyst),
    latest: latest ? `${dated(latest.publishedAt, now)} · ${latest.title}` : '还没有文章',
    note: access.allowed ? open : toMembersLocked(access, href).text,
    locked: !access.allowed,
  }
}
