import { expect, test } from 'vitest'
import { toLocked, toMembersLocked } from './access.ts'

test.each([
  ['NEED_LOGIN', '请先登录', '/login?redirect=%2Fcourse%2FC1', 'link'],
  ['NEED_MOBILE', '请先绑定手机号', '/login/bind?redirect=%2Fcourse%2FC1', 'link'],
  ['NEED_EVAL', '请先完成风险测评', '/suitability?redirect=%2Fcourse%2FC1', 'link'],
  ['EVAL_EXPIRED', '您的风险测评已过期，请重新测评', '/suitability/survey?redirect=%2Fcourse%2FC1', 'link'],
  ['LEVEL_MISMATCH', '该服务风险等级高于您的风险承受能力', '', 'none'],
  ['NEED_REALNAME', '请先完成实名认证', '/suitability/verify?redirect=%2Fcourse%2FC1', 'link'],
  ['NOT_PURCHASED', '该内容报名后可学习', '', 'contact'],
  ['NOT_WHITELISTED', '该功能暂未对您开放', '', 'none'],
  ['NEED_FOLLOW', '关注公众号后可用', '', 'none'],
  ['SOLD_OUT', '名额已满', '', 'none'],
  ['SOMETHING_NEW', '状态更新中', '', 'none'],
  [undefined, '状态更新中', '', 'none'],
])('%s explains why and offers an action', (reason, text, href, act) => {
  expect(toLocked({ allowed: false, reason }, '/course/C1')).toMatchObject({ text, href, act })
})

test('purchasable content links to its service', () => {
  for (const reason of ['NOT_PURCHASED', 'EXPIRED']) {
    expect(toLocked({ allowed: false, reason, skuId: 'K1' }, '/')).toMatchObject({ href: '/sku/K1', act: 'link' })
  }
})

test('members-only content is labelled so, unless it can be bought', () => {
  const closed = { allowed: false, reason: 'NOT_PURCHASED' }
  expect(toMembersLocked(closed, '/')).toMatchObject({ text: '会员内容，开通会员后可阅读', act: 'contact' })
  expect(toMembersLocked({ ...closed, skuId: 'K1' }, '/')).toMatchObject({ text: '该内容报名后可学习', act: 'link' })
  expect(toMembersLocked({ ...closed, reason: 'NEED_LOGIN' }, '/').text).toBe('请先登录')
})

test('an expired service shows its last day', () => {
  const expired = { allowed: false, reason: 'EXPIRED', expireAt: Date.UTC(2026, 2, 1, 16) }
  expect(toLocked(expired, '/').text).toBe('服务已于 2026-03-01 到期')
  expect(toLocked({ allowed: false, reason: 'EXPIRED' }, '/')).toMatchObject({ text: '服务已到期', act: 'contact' })
})
