import { day } from '#lib/time/dates.ts'
import { workingDaysEnd } from './refund-amount.ts'

/** The lines of a refund's timeline, with the promised deadline; `at`: the time of the line, epoch ms. OR-13 */
export const said = {
  applied: '已提交退款申请，请签署退款协议',
  signed: (at: number) => `退款协议已签署，${within(3, '完成审核', at)}`,
  wantsAccount: '审核通过，请填写本人收款账户',
  passed: (at: number) => `审核通过，${within(5, '原路退回', at)}`,
  accountNamed: (at: number) => `收款账户已登记，${within(5, '退回', at)}`,
  rejected: (reason: string) => `审核未通过：${reason}`,
  payoutFailed: '打款未成功，正在重新办理',
  done: '退款已完成',
}

function within(workingDays: number, what: string, at: number): string {
  return `预计${workingDays}个工作日内${what}，最晚 ${day(workingDaysEnd(at, workingDays) - 1)}（遇法定节假日顺延）`
}
