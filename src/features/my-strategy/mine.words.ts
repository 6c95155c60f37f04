import type { OutputOf } from '#api/call.ts'
import type { subscriptionList } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { daysLeft, productLines } from '#entities/strategy/subscription.words.ts'
import { myStrategyHref } from '#lib/path/strategy-href.ts'
import { lastMoment } from '#lib/time/dates.ts'

type Subscription = OutputOf<typeof subscriptionList>[number]

/** A subscription in the list; `isOver`: it has expired. */
interface MineRow {
  key: string
  name: string
  note: string
  state: string
  tone: 'brand' | 'plain' | 'warning'
  isOver: boolean
  href: string
}

const STATES: Readonly<Record<string, Pick<MineRow, 'state' | 'tone'>>> = {
  RUNNING: { state: '运行中', tone: 'brand' },
  OFFLINE: { state: '运行端离线', tone: 'warning' },
  EXPIRED: { state: '已到期', tone: 'plain' },
}

/** The product lines with a separate list. */
export const lines = [
  { id: 'cd', name: productLines.get('CD') ?? 'CD' },
  { id: 'qt', name: productLines.get('QT') ?? 'QT' },
] as const

export interface MineGroup {
  title: string
  rows: MineRow[]
}

/** By product line, expired ones below all of them. @param now the server's time, epoch ms */
export function toMineGroups(list: readonly Subscription[], now: number): MineGroup[] {
  const groups = new Map<string, MineRow[]>([...productLines.values(), '其他', OVER].map((title) => [title, []]))
  for (const each of list) {
    const row = toMineRow(each, now)
    groups.get(row.isOver ? OVER : (productLines.get(each.line) ?? '其他'))?.push(row)
  }
  return [...groups].flatMap(([title, rows]) => (rows.length === 0 ? [] : [{ title, rows }]))
}

const OVER = '已到期'

function toMineRow({ id, strategyName, line, expireAt, runStatus }: Subscription, now: number): MineRow {
  const isOver = expireAt <= now || runStatus === 'EXPIRED'
  const known = STATES[isOver ? 'EXPIRED' : runStatus] ?? { state: '状态更新中', tone: 'plain' }
  return {
    key: id,
    name: strategyName,
    // Active ones are grouped under the name of their line.
    note: isOver
      ? [productLines.get(line), `${lastMoment(expireAt)} 到期`].filter(Boolean).join(' · ')
      : [leftWords(daysLeft(expireAt, now)), `${lastMoment(expireAt)} 到期`].filter(Boolean).join(' · '),
    ...known,
    isOver,
    href: myStrategyHref(id),
  }
}

function leftWords(days: number | undefined): string {
  return days === undefined ? '' : `余${days}天`
}
