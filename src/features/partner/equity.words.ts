import type { OutputOf } from '#api/call.ts'
import type { equityApplyInfo } from '#api/domains/strategy/broker-open.ts'
import type { TimelineStep } from '#ui/layout/timeline.tsx'

export type EquityInfo = OutputOf<typeof equityApplyInfo>

const ORDER = ['SUBMITTED', 'WAIT_SIGN', 'APPROVED'] as const
const NAMES = ['提交凭证', '审核', '签署', '开通'] as const

/** The steps of an application; none in any other state. A rejected one starts again. product §2.17 */
export function toSteps(status: string): TimelineStep[] {
  const passed = ORDER.findIndex((each) => each === status) + 1
  if (passed === 0) return []
  const done = status === 'APPROVED' ? NAMES.length : passed
  return NAMES.map((words, at) => ({ words, state: at < done ? 'done' : at === done ? 'now' : 'ahead' }))
}

export interface EquityFields {
  brokerId: string
  tail: string
  proofKey: string
}

/** The error of each field, '' where there is none. `missing`: why there is no proof yet. */
export function equityErrors({ brokerId, tail, proofKey }: EquityFields, missing: string): Record<string, string> {
  return {
    broker: brokerId === '' ? '请选择开户券商' : '',
    tail: /^\d{4}$/.test(tail) ? '' : '请填写资金账号后4位数字',
    proof: proofKey === '' ? missing : '',
  }
}
