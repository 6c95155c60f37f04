import type { OutputOf } from '#api/call.ts'
import type { equityApplyInfo } from '#api/domains/strategy/broker-open.ts'
import type { TimelineStep } from '#ui/layout/timeline.tsx'

export type EquityInfo = OutputOf<typeof equityApplyInfo>

const ORDER = ['SUBMITTED', 'WAIT_SIGN', 'APPROVED'] as const
const NAMES = ['提交凭证', '审核', '签署', '开通'] as const

/** How far the application is; a rejected one begins anew. product §2.17 */
export function toSteps(status: string): TimelineStep[] {
  const done = status === 'APPROVED' ? NAMES.length : ORDER.findIndex((each) => each === status) + 1
  return NAMES.map((words, at) => ({ words, state: at < done ? 'done' : at === done ? 'now' : 'ahead' }))
}

export interface EquityFields {
  brokerId: string
  tail: string
  proofKey: string
}

/** What is wrong with what was filled in. `sending`: why the proof is not there yet. */
export function equityErrors({ brokerId, tail, proofKey }: EquityFields, sending: string): Record<string, string> {
  return {
    broker: brokerId === '' ? '请选择开户券商' : '',
    tail: /^\d{4}$/.test(tail) ? '' : '请填写资金账号后4位数字',
    proof: proofKey === '' ? sending : '',
  }
}
