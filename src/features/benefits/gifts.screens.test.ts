import { describe, expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Bought what the manual belongs to; has bought nothing. */
const [BUYER, NEW] = ['13800000002', '13800000001']

const { environment, words, open, go, press, find, until, requests, ask, answer } = await openScreens(/gift|benefits/, {
  at: TRADING,
})

const alert = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('')
const place = (detail: string) => ({
  name: '示例收件',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail,
  isDefault: true,
})

describe('礼品', () => {
  it('goes from its coupon through the address to the parcel', async () => {
    await open('/me/gift', { as: BUYER })
    await ask(BUYER, '/user/address/create', place('示例路 1 号'))
    expect(words()).toContain('还没有礼品')
    await go('/gift/G101')
    expect(words()).toMatch(/纸质手册可领取实物，由快递寄出 · 剩\d+份/)
    await press('领取礼品券')
    await until(() => find('确认地址并领取'))
    await environment.break({ path: '/gift/coupon/receive', kind: 'drop', when: 'after' })
    await press('确认地址并领取')
    await until(() => find('查看寄送'))
    expect(words()).toContain('待发货')
    expect(requests('/gift/coupon/receive')).toHaveLength(1)
    await press('查看寄送')
    expect(location.pathname).toBe('/me/goods')
    await until(() => words().includes('示例路 1 号'))
    await go('/me/gift')
    expect(words()).toMatch(/纸质手册.*已领取/)
  })

  it('without shipping opens at once, despite a double press and a lost response', async () => {
    await open('/gift/G102', { as: NEW })
    await environment.break({ path: '/gift/coupon/apply', kind: 'drop', when: 'before' })
    await press('领取礼品券')
    expect(alert()).toContain('经核对还没有领到礼品券')
    await press('领取礼品券')
    const take = await until(() => find('领取'))
    take.click()
    take.click()
    await until(() => words().includes('已领取，内容见下方'))
    expect(requests('/gift/coupon/receive')).toHaveLength(1)
    expect(words()).toContain('交易时间、涨跌幅、费用一页看完')
  })

  it('requires an address, and another one if that was deleted meanwhile', async () => {
    await open('/gift/G101', { as: BUYER })
    await press('领取礼品券')
    await press('确认地址并领取')
    expect(alert()).toContain('请添加收货地址')
    await ask(BUYER, '/user/address/create', place('示例路 3 号'))
    await go('/gift/G101')
    await until(() => words().includes('示例路 3 号'))
    const refused = { path: '/gift/coupon/receive', kind: 'code', value: 40401, text: '地址不存在' } as const
    await environment.break(refused)
    await answer('/user/address', [])
    await press('确认地址并领取')
    expect(requests('/gift/coupon/receive')).toHaveLength(1)
    expect(alert()).toBe('请添加收货地址')
  })

  it('expires with its coupon while the page is open', async () => {
    await open('/me', { as: NEW })
    await ask(NEW, '/gift/coupon/apply?number=G102', {})
    const [coupon] = Object.values(await ask(NEW, '/gift/coupon/list')) as { endAt: number }[] // the only one
    vi.setSystemTime(Number(coupon?.endAt) - 3_000)
    await open('/gift/G102', { as: NEW })
    expect(find('领取')).toBeDefined()
    await until(() => words().includes('礼品券已过期，未领取的礼品不再保留'))
    expect(find('领取')).toBeUndefined()
  })

  it.each([
    ['G103', BUYER, '已领完'],
    ['none', BUYER, '礼品不存在'],
    ['ｇ１０２', BUYER, '礼品不存在'],
    ['%3Cb%3E', BUYER, '礼品不存在'],
  ])('%s is not available: the reason is shown', async (number, as, text) => {
    await open(`/gift/${number}`, { as })
    expect(words()).toContain(text)
    expect(find('领取礼品券')).toBeUndefined()
  })

  it('whose coupon is in a state of a newer service says so, and cannot be taken', async () => {
    await open('/me', { as: NEW })
    await ask(NEW, '/gift/coupon/apply?number=G102', {})
    const [coupon] = Object.values(await ask(NEW, '/gift/coupon/list'))
    await answer('/gift/coupon/list', [{ ...Object(coupon), status: 'NEWER' }], 0)
    await open('/gift/G102', { as: NEW })
    await until(() => words().includes('状态更新中'))
    expect(words()).not.toContain('可领取')
    expect([find('领取礼品券'), find('领取')]).toEqual([undefined, undefined])
  })

  it('explains the required purchase to a customer without it', async () => {
    await open('/gift/G101', { as: NEW })
    await press('领取礼品券')
    expect(alert()).toBe('购买对应课程后可领取')
  })

  it('loads its picture only when pressed', async () => {
    await open('/gift/G102', { as: NEW })
    expect(requests('/gift/introduce/picture')).toEqual([])
    await press('看介绍图')
    await until(() => document.querySelector('dialog[open] img'))
    expect(requests('/gift/introduce/picture')).toHaveLength(1)
  })

  it.each(['/gift/G102', '/me/gift'])('shows a guest what %s is, and returns after the login', async (path) => {
    await open(path)
    expect(words()).toContain('礼品随课程赠送')
    expect(find('登录后查看')?.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })
})
