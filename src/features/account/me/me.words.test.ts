import { describe, expect, test } from 'vitest'
import type { Me } from '#api/shapes.ts'
import { toDos, toMeView, toSellerView } from './me.words.ts'

const NOW = Date.UTC(2026, 10, 20)
const DAY = 86_400_000
const me: Me = {
  userId: '1',
  nickName: '晴天',
  avatarUrl: '',
  mobileMasked: '138****1234',
  wxBound: true,
  certified: true,
  vipLevel: 2,
  riskLevel: 'C3',
  evalExpireAt: Date.parse('2027-03-01T00:00:00+08:00'),
}

describe('「我的」', () => {
  test('shows the level with its validity', () => {
    expect(toMeView(me, undefined, NOW)).toMatchObject({
      risk: { name: 'C3 平衡型', level: 3, until: '有效期至2027-02-28，余101天' },
      vip: 'VIP2',
      bind: '',
    })
    expect(toMeView({ ...me, evalExpireAt: NOW - 1 }, { name: '黄金会员' }, NOW)).toMatchObject({
      risk: { name: 'C3 平衡型', level: 3, until: '测评已过期，请重新测评' },
      vip: '黄金会员',
    })
  })

  test('shows no badge of a membership that has ended', () => {
    const vip = (expireAt: number | null, now?: number) => toMeView(me, { name: '黄金会员', expireAt }, now).vip
    expect([vip(null, NOW), vip(NOW + 1, NOW), vip(NOW)]).toEqual(['黄金会员', '黄金会员', '黄金会员'])
    expect(vip(NOW, NOW)).toBe('')
  })

  test('names the lowest class', () => {
    expect(toMeView({ ...me, riskLevel: 'C1', isLowest: true }, undefined, NOW).risk.name).toBe('C1 保守型（最低类别）')
    expect(toMeView({ ...me, riskLevel: 'C1', isLowest: false }, undefined, NOW).risk.name).toBe('C1 保守型')
  })

  test('does not guess an unknown level', () => {
    expect(toMeView({ ...me, riskLevel: 'constructor' }, undefined, NOW).risk.name).toBe('状态更新中')
    const { riskLevel: _, ...unrated } = me
    expect(toMeView(unrated, undefined, NOW).risk.name).toBe('未进行风险测评')
  })

  test('masks a number the server forgot to mask', () => {
    expect(toMeView({ ...me, mobileMasked: '13800138000' }, undefined, NOW).mobile).toBe('138****8000 · 已实名')
  })

  test('links to binding a missing number', () => {
    expect(toMeView({ ...me, mobileMasked: '' }, undefined, NOW).bind).toBe('/login/bind?redirect=%2Fme')
  })

  test('lists to-dos, including an evaluation from 30 days before it expires', () => {
    const none = { unsigned: 0, unpaid: 0, refunds: 0, evalExpireAt: NOW + 31 * DAY }
    expect(toDos(none, NOW)).toEqual([])
    expect(toDos({ unsigned: 2, unpaid: 3, refunds: 1, evalExpireAt: NOW + 30 * DAY }, NOW)).toEqual([
      { text: '2份合同待签署', verb: '去签署', href: '/me/order?tab=sign' },
      { text: '3笔订单待付款', verb: '去付款', href: '/me/order?tab=pay' },
      { text: '退款有更新', verb: '去查看', href: '/me/refund' },
      { text: '风险测评将于2026-12-20 08:00到期', verb: '去重测', href: '/suitability' },
    ])
    expect(toDos({ ...none, evalExpireAt: NOW }, NOW)).toEqual([
      { text: '风险测评已过期', verb: '去重测', href: '/suitability' },
    ])
  })

  test('shows an evaluation’s date, and no to-do for it, while the time is unknown', () => {
    expect(toMeView(me, undefined, undefined).risk.until).toMatch(/^有效期至\d{4}-\d\d-\d\d$/)
    expect(toDos({ unsigned: 1, unpaid: 0, refunds: 0, evalExpireAt: NOW }, undefined)).toEqual([
      { text: '1份合同待签署', verb: '去签署', href: '/me/order?tab=sign' },
    ])
  })

  test('states honestly who may give advice', () => {
    expect(toSellerView({ name: '示例甲' }).role).toBe('客户服务人员（无投顾资格）')
    expect(toSellerView({ name: '示例甲', certNo: 'A001' }).role).toBe('投资顾问·登记编号 A001')
  })
})
