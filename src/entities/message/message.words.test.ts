import { describe, expect, it } from 'vitest'
import type { Order } from '#api/shapes/order.ts'
import { DAY, message } from './message.ts'
import { orderMessages, refundMessage } from './of-orders.words.ts'
import { couponMessages, evaluationMessages, poolMessages, roomMessages } from './of-others.words.ts'
import { ALL, unreadBy } from './read.ts'

const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const order = (some: Partial<Order>) =>
  ({ orderNumber: 'D1', sku: { name: '课程' }, createdAt: NOW - DAY, status: 'WAIT_PAY', ...some }) as Order // all that is read
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('orders', () => {
  it.each([
    ['SIGN', '合同待签署', '/order/D1/sign'],
    ['FACE', '待核验本人', '/order/D1/face'],
    ['PAY', '订单待付款', '/order/D1/pay'],
    ['FEEDBACK', '服务回访', '/order/D1/feedback'],
  ])('waiting for %s are titled %s', (nextStep, title, href) => {
    expect(orderMessages(order({ nextStep }), NOW)).toMatchObject([{ title, href, isToDo: true }])
  })

  it.each([
    [31, []],
    [30, ['ends:D1:30']],
    [7.5, ['ends:D1:30']],
    [7, ['ends:D1:7']],
    [1, ['ends:D1:1']],
    [0, []],
  ])('whose service ends in %d days are announced in stages', (days, expected) => {
    expect(ids(orderMessages(order({ status: 'IN_SERVICE', serviceEndAt: NOW + days * DAY }), NOW))).toEqual(expected)
  })

  it('without an invoice date have no invoice message, and unknown steps none either', () => {
    expect(orderMessages(order({ invoice: { status: 'ISSUED' }, nextStep: 'DANCE' }), NOW)).toEqual([])
    expect(ids(orderMessages(order({ invoice: { status: 'ISSUED', issuedAt: NOW } }), NOW))).toEqual(['invoice:D1'])
  })

  it('a refund has a new message for each status, and none without a time', () => {
    const refund = {
      refundNumber: 'F1',
      orderNumber: 'D1',
      skuName: '课程',
      applyFen: 29_900,
      reason: '',
      lines: [],
      parts: [],
      isRead: true,
    }
    expect(refundMessage({ ...refund, status: 'PAYING', timeline: [{ at: NOW, text: '' }] })).toMatchObject({
      id: 'refund:F1:PAYING',
      text: '课程，¥299.00',
      isRead: true,
    })
    expect(refundMessage({ ...refund, status: 'constructor', timeline: [{ at: NOW, text: '' }] })?.title).toBe(
      '退款有更新',
    )
    expect(refundMessage({ ...refund, status: 'DONE', timeline: [] })).toBeUndefined()
  })
})

it('a room with a reminder is announced half an hour before, and once more when it begins', () => {
  const room = (status: string, startAt: number) => ({
    roomId: 'R',
    title: '收盘之后',
    status,
    startAt,
    analyst: { name: '周老师', certNo: 'A1' },
  })
  const said = (status: string, startAt: number) =>
    ids(roomMessages([room(status, startAt)] as never, [{ kind: 'LIVE', targetId: 'R', on: true }], NOW))
  expect(said('PREVIEW', NOW + 31 * 60_000)).toEqual([])
  expect(said('PREVIEW', NOW + 30 * 60_000)).toEqual(['soon:R'])
  expect(said('LIVE', NOW - 1)).toEqual(said('REPLAY', NOW - 1))
  expect(roomMessages([room('LIVE', NOW - 1)] as never, [{ kind: 'LIVE', targetId: 'R', on: false }], NOW)).toEqual([])
})

it('a change of a pool does not name the stock', () => {
  const [said] = poolMessages('POOL', 'PO01', [{ id: 'n1', at: NOW }])
  expect(said).toMatchObject({ title: '您订阅的股池有更新', text: '看调整内容与原因', href: '/strategy-pool/PO01' })
})

it('an evaluation and a coupon are announced before they expire, an expired coupon is not', () => {
  expect(ids(evaluationMessages({ evalExpireAt: NOW + 31 * DAY } as never, NOW))).toEqual([])
  expect(evaluationMessages({ evalExpireAt: NOW + 30 * DAY } as never, NOW)[0]?.title).toBe('风险测评还有30天到期')
  expect(evaluationMessages({ evalExpireAt: NOW } as never, NOW)).toMatchObject([
    { title: '风险测评已过期', isToDo: true },
  ])
  const coupon = { couponId: 'C', name: '券', status: 'UNUSED', startAt: NOW - DAY, endAt: NOW + DAY } as never
  expect(couponMessages(coupon, NOW)).toMatchObject([{ at: NOW - DAY }])
  expect(couponMessages(coupon, NOW + DAY)).toEqual([])
})

it('a message that is read, older than the last "read all", read on the service, or for members only is not unread', () => {
  const said = (some: object) => message({ id: 'a', kind: 'order', title: '', at: NOW - DAY, ...some })
  expect(unreadBy([], NOW)(said({}))).toBe(true)
  expect(unreadBy([], NOW)(said({ at: NOW - 8 * DAY }))).toBe(false)
  expect(unreadBy([], undefined)(said({}))).toBe(false)
  expect(unreadBy([{ id: 'a', at: NOW }], NOW)(said({}))).toBe(false)
  expect(unreadBy([{ id: ALL, at: NOW }], NOW)(said({}))).toBe(false)
  expect(unreadBy([{ id: ALL, at: NOW }], NOW)(said({ at: NOW + 1 }))).toBe(true)
  expect(unreadBy([], NOW)(said({ isRead: true }))).toBe(false)
  expect(unreadBy([], NOW)(said({ kind: 'offer' }))).toBe(false)
})
