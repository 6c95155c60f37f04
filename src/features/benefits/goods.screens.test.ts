import { describe, expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** Who has a prize of every kind and state; who has none. */
const [WINNER, OTHER] = ['13800000002', '13800000004']

const { environment, phone, words, open, go, press, find, requests, ask, answer } = await openScreens(/live|benefits/)

const links = () => [...document.querySelectorAll('#root main a')].map((a) => a.getAttribute('href'))
const place = (detail: string) => ({
  name: '示例收件',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail,
  isDefault: true,
})

describe('我的奖品', () => {
  it('shows each prize with its state, its deadline, the note on taxes, and the next step', async () => {
    await open('/me/prize', { as: WINNER })
    expect(words()).toMatch(/投教笔记本待领取实物 · 请在 \d{4}-\d\d-\d\d 前领取.+个人所得税.*填写收货地址/)
    expect(words()).toMatch(/帆布袋已发货实物 · 寄往 浙江省杭州市西湖区 · 示例快递/)
    expect(words()).toMatch(/课程抵用券已领取优惠券 · 已放入您的优惠券，确认订单时在「优惠券」一栏选用/)
    expect(words()).toMatch(/讲义已过期课程 · 已于 \d{4}-\d\d-\d\d 过期/)
    expect(links()).toEqual(expect.arrayContaining(['/me/goods?id=PZ01', '/me/goods?id=PZ02', '/me/coupon']))
  })

  it('shows only the linked prize, reports an empty list, and explains a failed load', async () => {
    await open('/me/prize?id=PZ03', { as: WINNER })
    expect(words()).toContain('课程抵用券')
    expect(words()).not.toContain('帆布袋')
    await open('/me/prize', { as: OTHER })
    expect(words()).toContain('还没有奖品')
    await environment.break({ path: '/live/room/prize/my', kind: 'status', value: 503, times: 0 })
    await open('/me/prize', { as: WINNER })
    expect(words()).toContain('服务繁忙，请稍后再试')
  })
})

describe('实物领取', () => {
  it('goes from the prize to its parcel; the address is entered, changed, and final once it is sent', async () => {
    await open('/me/prize', { as: WINNER })
    await ask(WINNER, '/user/address/create', place('示例路 1 号'))
    await press('填写收货地址')
    expect(location.pathname + location.search).toBe('/me/goods?id=PZ01')
    expect(words()).toContain('待填写地址')
    await press('确认收货地址')
    expect(words()).toMatch(/待发货.+浙江省杭州市西湖区示例路 1 号.+改寄到此地址/)
    await press('改寄到此地址')
    expect(phone.reported().filter((event) => event.includes('gift_receive'))).toEqual(['benefit/gift_receive/G104'])
    await go('/me/prize?id=PZ01')
    expect(words()).toMatch(/已领取.+查看寄送/)
    await environment.break({
      path: '/goods-apply/modify-address',
      kind: 'code',
      value: 40955,
      text: '已发货，不能修改地址',
    })
    await go('/me/goods?id=PZ01')
    await press('改寄到此地址')
    expect(words()).toContain('已发货，不能修改地址')
    await go('/me/goods?id=PZ02')
    expect(words()).toMatch(/帆布袋已发货.+示例快递.+不能再修改收货地址/)
    expect(words()).not.toContain('确认收货地址')
  })

  it.each(['before', 'after'] as const)(
    'a response lost %s it was stored is reported, and the next press completes it',
    async (when) => {
      await open('/me/goods?id=PZ01', { as: WINNER })
      await ask(WINNER, '/user/address/create', place('示例路 2 号'))
      await go('/me/goods?id=PZ01')
      await environment.break({ path: '/goods-apply/modify-address', kind: 'drop', when })
      await press('确认收货地址')
      expect(document.querySelector('[role=alert]')?.textContent).toMatch(/./)
      await press(words().includes('改寄到此地址') ? '改寄到此地址' : '确认收货地址')
      expect(words()).toMatch(/待发货.+示例路 2 号/)
    },
  )

  it('in a state of a newer service says so, and takes no address', async () => {
    const goods = { number: 'G101', name: '纸质手册', needAddress: true, coverUrl: '' }
    await answer('/goods-apply/info', { id: 'PZ01', goods, status: 'NEWER' }, 0)
    await open('/me/goods?id=PZ01', { as: WINNER })
    expect(words()).toMatch(/纸质手册状态更新中/)
    expect(words()).not.toContain('已发货')
    expect(find(/收货地址|改寄/)).toBeUndefined()
  })

  it('lists the shipments, asks for a missing address, and is visible to its owner only', async () => {
    await open('/me/goods', { as: WINNER })
    expect(words()).toMatch(/投教笔记本.+待填写地址/)
    await open('/me/goods?id=PZ01', { as: OTHER })
    expect(words()).not.toContain('投教笔记本')
    expect(document.querySelector('[role=alert]')).not.toBeNull()
    expect(requests('/goods-apply/modify-address')).toEqual([])
    await open('/me/goods', { as: OTHER })
    expect(words()).toContain('暂无待寄送的奖品或礼品')
  })
})
