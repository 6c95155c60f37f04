const STATUS: Readonly<Record<string, string>> = {
  WAIT_SIGN: '待签署',
  AUDITING: '审核中',
  WAIT_BANK: '待填写收款账户',
  PAYING: '退款中',
  DONE: '已退款',
  REJECTED: '已驳回',
}

/** The status of a refund in words. product §2.17 */
export function refundStatus(status: string): string {
  return Object.hasOwn(STATUS, status) ? (STATUS[status] ?? '') : '状态更新中'
}
