import type { OutputOf } from '#api/call.ts'
import type { tradeAuthInfo, tradeAuthRecordList } from '#api/domains/strategy/trade-auth.ts'
import { minute } from '#lib/time/dates.ts'

type Known = OutputOf<typeof tradeAuthInfo>

export interface AuthView {
  state: string
  tone: 'brand' | 'plain' | 'warning'
  facts: { name: string; value: string }[]
  scope: readonly string[]
  /** Whether it can be opened here. */
  canOpen: boolean
}

const STATES: Readonly<Record<string, Pick<AuthView, 'state' | 'tone'>>> = {
  NONE: { state: '未开通', tone: 'plain' },
  OPEN: { state: '已开通', tone: 'brand' },
  CLOSED: { state: '已关闭', tone: 'warning' },
}

export function toAuth({ status, broker, scope, openAt, closedAt }: Known): AuthView {
  const known = Object.hasOwn(STATES, status) ? STATES[status] : undefined
  return {
    ...(known ?? { state: '状态更新中', tone: 'plain' }),
    facts: [
      ...(broker === undefined ? [] : [{ name: '券商', value: broker }]),
      ...(openAt === undefined ? [] : [{ name: '开通时间', value: minute(openAt) }]),
      ...(closedAt === undefined ? [] : [{ name: '关闭时间', value: minute(closedAt) }]),
    ],
    scope,
    canOpen: status === 'NONE',
  }
}

const ACTIONS: Readonly<Record<string, string>> = { OPEN: '开通', CLOSE: '关闭' }

export function toRecord({ at, action, result, channel }: OutputOf<typeof tradeAuthRecordList>[number]) {
  return {
    key: `${at} ${action}`,
    title: `${ACTIONS[action] ?? '状态更新中'} · ${result}`,
    note: [minute(at), channel].filter(Boolean).join(' · '),
  }
}

/** What the customer confirms, one by one. SG-15, law §4 */
export const CONFIRMATIONS = [
  '本授权仅用于接收信号与由本人确认的条件单，不包含代客理财、全权委托',
  '每一笔委托都由本人在自己的终端确认，本公司不掌握我的账户与密码',
  '我了解投资有风险，信号不构成对收益的承诺，盈亏由本人承担',
] as const
