import { describe, expect, it } from 'vitest'
import { mostWords, reasonParts, reasons, reasonText } from './reasons.ts'
import { refundStatus } from './refund.words.ts'

describe('reasons', () => {
  it.each(
    reasons.flatMap(({ id }) => [
      { id, words: '' },
      { id, words: '搬家：路远' },
    ]),
  )('are split: $id $words', (parts) => expect(reasonParts(reasonText(parts.id, parts.words))).toEqual(parts))
  it('in another format are all free text', () =>
    expect(reasonParts('暂时没有时间')).toEqual({ id: 'other', words: '暂时没有时间' }))
  it('are never longer than the service allows', () => {
    for (const { id } of reasons) expect(reasonText(id, '字'.repeat(mostWords)).length).toBeLessThanOrEqual(200)
  })
})

describe('refundStatus', () => {
  it('accepts only the six known values', () => {
    expect(['WAIT_SIGN', 'AUDITING', 'WAIT_BANK', 'PAYING', 'DONE', 'REJECTED'].map(refundStatus)).toEqual([
      '待签署',
      '审核中',
      '待填写收款账户',
      '退款中',
      '已退款',
      '已驳回',
    ])
    expect(['NEW', 'toString', ''].map(refundStatus)).toEqual(['状态更新中', '状态更新中', '状态更新中'])
  })
})
