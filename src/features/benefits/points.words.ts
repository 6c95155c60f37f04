import type { OutputOf } from '#api/call.ts'
import type { pointActivity } from '#api/domains/benefits/order-point.ts'
import type { weimobOrderPointList } from '#api/domains/service/other.ts'
import { lastMoment, minute } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'

/** An order and its points. */
export interface PointsRow {
  orderNumber: string
  title: string
  note: string
  status: string
  /** The activity under which they can be sent now; '' where they cannot. */
  activityNumber: string
}

const STATUS: Readonly<Record<string, string>> = {
  NONE: '待发放',
  SENDING: '发放中',
  SENT: '已到账',
  WITHDRAWN: '已撤回',
}

/** @param activity the number in the address, for orders without one */
export function toPointsRow(row: OutputOf<typeof weimobOrderPointList>[number], activity: string): PointsRow {
  const { orderNumber, points, status, name, activityNumber = activity } = row
  return {
    orderNumber,
    title: name ?? `订单 ${orderNumber}`,
    note: `${status === 'WITHDRAWN' ? '原发放' : ''}${points}分${name === undefined ? '' : ` · 订单 ${orderNumber}`}`,
    status: wordOf(STATUS, status) ?? '状态更新中',
    activityNumber: status === 'NONE' ? activityNumber : '',
  }
}

/** Limited-time points for orders. */
export interface ActivityView {
  name: string
  rule: string
  term: string
}

export function toActivity(
  { name, rule, points, startAt, endAt }: OutputOf<typeof pointActivity>,
  now: number,
): ActivityView {
  const term =
    now >= endAt
      ? `已于 ${lastMoment(endAt)} 结束`
      : now < startAt
        ? `${minute(startAt)} 开始`
        : `每笔 ${points} 分 · 至 ${lastMoment(endAt)}`
  return { name, rule, term }
}
