import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Evaluated, without a level; not evaluated; 金卡. */
const [PLAIN, NEW, GOLD] = ['13800000004', '13800000001', '13800000007']

const { environment, words, open, go, press, find, until, requests, answer, phone } = await openScreens(/vip|member/, {
  at: TRADING,
})

it('shows the level, the benefits of each, active services and announcements', async () => {
  await open('/vip', { as: GOLD })
  expect(words()).toMatch(/金卡会员\d{4}-\d\d-\d\d 到期，不自动续费剩\d+天/)
  expect(words()).toMatch(/会员专栏试读.*等级只表示学习内容多少，与投资结果无关/)
  await until(() => words().includes('正在使用'))
  expect(words()).toMatch(/财报研读圈金卡会员去使用.*会员公告/)
  expect(requests('/vip-coupon/apply')).toEqual([])
})

it.each([
  ['a customer', GOLD, '2'],
  ['a guest', undefined, '0'],
])('the view of %s is reported once, with the level', async (_, as, level) => {
  await open('/vip', { as })
  await until(() => words().includes(as === undefined ? '登录后可查看我的等级' : '正在使用'))
  expect(phone.reported().filter((event) => event.includes('vip_view'))).toEqual([`benefit/vip_view/${level}`])
})

it.each([
  [99, ''],
  [100, '100人'],
])('a count of %d members is shown as %j', async (count, text) => {
  await answer('/public/vip/subscriptionCount/2', { count })
  await open('/vip', { as: PLAIN })
  expect(words().match(/金卡(\d*人?)/)?.[1]).toBe(text)
})

it('a guest sees the benefits of each level, and nothing private is requested', async () => {
  await open('/vip')
  expect(words()).toMatch(/登录后可查看我的等级与服务.*各级内容/)
  expect([...requests('/vip-notice'), ...requests('/vip-coupon/template/info')]).toEqual([])
})

it('the trial requires an evaluation first', async () => {
  await open('/vip', { as: NEW })
  await until(() => words().includes('需先完成风险测评'))
  expect(find('去完成风险测评')?.getAttribute('href')).toBe('/suitability?redirect=%2Fvip')
  expect(find('领取并签署')).toBeUndefined()
})

it('the trial is claimed and signed, once, and starts', async () => {
  await open('/vip', { as: PLAIN })
  const button = await until(() => find('领取并签署'))
  button.click()
  button.click()
  const left = await until(() => phone.left())
  expect([requests('/vip-coupon/apply').length, requests('/esign/vip-coupon').length]).toEqual([1, 1])
  await environment.decide(left, 'pass')
  await go('/vip?back=1')
  await until(() => words().includes('您已体验过'))
  expect(words()).toContain('银卡会员')
})

it('a declined signature can be started again, with the same coupon', async () => {
  await open('/vip', { as: PLAIN })
  await environment.break({ path: '/esign/vip-coupon', kind: 'drop', when: 'after' })
  await press('领取并签署')
  await until(() => find('去签署'))
  await press('去签署')
  const left = await until(() => phone.left())
  await environment.decide(left, 'fail')
  await go('/vip?back=1')
  await until(() => find('去签署'))
  expect(requests('/vip-coupon/apply')).toHaveLength(1)
})

it('a package shows its contents and whether it is active; an unknown number is reported', async () => {
  await open('/vip/VP02', { as: GOLD })
  expect(words()).toMatch(/财报研读圈使用中 · \d{4}-\d\d-\d\d 到期/)
  expect(find(/^财报研读圈/)?.getAttribute('href')).toBe('/chat')
  await open('/vip/VP02', { as: PLAIN })
  expect(words()).toContain('财报研读圈未开通')
  await open('/vip/none', { as: GOLD })
  expect(words()).toContain('会员服务包不存在')
  await open('/vip/VP01')
  expect(find('登录后查看')?.getAttribute('href')).toBe('/login?redirect=%2Fvip%2FVP01')
})

it('explains why the level failed to load, and loads on retry', async () => {
  await environment.break({ path: '/users/vip/check-level', kind: 'status', value: 503, times: 1 })
  await open('/vip', { as: GOLD })
  expect(words()).toContain('服务繁忙')
  await press('重试')
  await until(() => words().includes('金卡会员'))
})
