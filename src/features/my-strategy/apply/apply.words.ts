import type { TimelineStep } from '#ui/layout/timeline.tsx'

const STEPS = ['资料核对', '风险匹配', '阅读协议', '签署', '开通'] as const

/** The steps of an application, from 1. SG-09 */
export type StepNumber = 1 | 2 | 3 | 4 | 5

/** @param isOpen whether the service has started and no step is left */
export function toSteps(step: StepNumber, isOpen: boolean): TimelineStep[] {
  return STEPS.map((words, at) => {
    const number = at + 1
    return { words, state: number < step || isOpen ? 'done' : number === step ? 'now' : 'ahead' }
  })
}

/** A status with its name, its remaining step, and the label of the button. SG-10 */
export interface StatusWords {
  name: string
  tone: 'brand' | 'plain' | 'warning'
  left: string
  verb: string
}

const STATUSES: Readonly<Record<string, StatusWords>> = {
  DRAFT: { name: '待核对', tone: 'warning', left: '还需核对资料、阅读并签署', verb: '继续申请' },
  WAIT_SIGN: { name: '待签署', tone: 'warning', left: '还需阅读并签署协议', verb: '去签署' },
  AUDITING: { name: '审核中', tone: 'brand', left: '已签署，等待审核开通', verb: '看进度' },
  ACTIVE: { name: '已开通', tone: 'brand', left: '服务中', verb: '查看' },
  EXPIRED: { name: '已到期', tone: 'plain', left: '服务已结束', verb: '查看' },
  REJECTED: { name: '未通过', tone: 'warning', left: '需按原因处理后重新申请', verb: '看原因' },
}

export function statusWords(status: string): StatusWords {
  return Object.hasOwn(STATUSES, status)
    ? (STATUSES[status] as StatusWords) // checked above
    : { name: '状态更新中', tone: 'plain', left: '', verb: '查看' }
}

/** Why a step is needed, how long it takes, and who sees its data. */
export interface About {
  why: string
  takes: string
  seen: string
}

const US = '您和本公司'
const VENDOR = '您、本公司、电子签名机构'

/** @param seconds the minimum reading time of the unread documents */
export function aboutStep(step: StepNumber, seconds = 0): About {
  switch (step) {
    case 1:
      return { why: '确认由本人办理', takes: '约1分钟', seen: US }
    case 2:
      return { why: '只提供与您匹配的服务', takes: '约1分钟', seen: US }
    case 3:
      return { why: '签署前要读完', takes: `约${Math.max(1, Math.ceil(seconds / 60))}分钟`, seen: US }
    case 4:
      return { why: '电子签名后合同成立', takes: '约2分钟', seen: VENDOR }
    default:
      return { why: '人工审核后开通', takes: '审核通过即开通', seen: US }
  }
}
