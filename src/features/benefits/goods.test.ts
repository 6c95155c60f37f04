import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** Who has a prize of every kind and state; who has none. */
const [WINNER, OTHER] = ['13800000002', '13800000004']

let tools: Tools
let token = ''
beforeAll(async () => void (tools = await openTools(/live|benefits/)), 60_000)
beforeEach(() => tools.environment.reset())

async function open(path: string, mobile = WINNER) {
  const tokens = (await tools.environment.login(mobile)) as Record<string, string>
  token = tokens['accessToken'] ?? ''
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  await show(path)
}
async function show(path: string) {
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}
const words = () => tools.phone.words()
const links = () => [...document.querySelectorAll('#root main a')].map((a) => a.getAttribute('href'))
async function press(name: string) {
  const all = [...document.querySelectorAll<HTMLElement>('#root button, #root a')]
  const found = all.find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no ${name} in ${words()}`)
  found.click()
  await tools.phone.settle()
  await tools.phone.settle()
}
const place = (detail: string) => ({
  name: '示例收件',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail,
  isDefault: true,
})
const sent = (path: string) => tools.environment.requests().filter((each) => each.path === path).length

describe('我的奖品', () => {
  it('shows each prize with its state, until when, the word on taxes, and what to do about it', async () => {
    await open('/me/prize')
    expect(words()).toMatch(/投教笔记本待领取实物 · 请在 \d{4}-\d\d-\d\d 前领取.+个人所得税.*填写收货地址/)
    expect(words()).toMatch(/帆布袋已发货实物 · 寄往 浙江省杭州市西湖区 · 示例快递/)
    expect(words()).toMatch(/课程抵用券已领取优惠券 · 已放入您的账户/)
    expect(words()).toMatch(/讲义已过期课程 · 已于 \d{4}-\d\d-\d\d 过期/)
    expect(links()).toEqual(expect.arrayContaining(['/me/goods?id=PZ01', '/me/goods?id=PZ02']))
  })

  it('shows the one that a link names, says where there is none, and why they could not be had', async () => {
    await open('/me/prize?id=PZ03')
    expect(words()).toContain('课程抵用券')
    expect(words()).not.toContain('帆布袋')
    await open('/me/prize', OTHER)
    expect(words()).toContain('还没有奖品')
    await tools.environment.break({ path: '/live/room/prize/my', kind: 'status', value: 503, times: 0 })
    await open('/me/prize')
    expect(words()).toContain('服务繁忙，请稍后再试')
  })
})

describe('实物领取', () => {
  it('goes from the prize to its parcel; an address is given, changed, and fixed once it was sent', async () => {
    await open('/me/prize')
    await tools.environment.ask(token, '/user/address/create', place('示例路 1 号'))
    await press('填写收货地址')
    expect(location.pathname + location.search).toBe('/me/goods?id=PZ01')
    expect(words()).toContain('待填写地址')
    await press('确认收货地址')
    expect(words()).toMatch(/待发货.+浙江省杭州市西湖区示例路 1 号.+改寄到此地址/)
    await show('/me/prize?id=PZ01')
    expect(words()).toMatch(/已领取.+查看寄送/)
    await tools.environment.break({
      path: '/goods-apply/modify-address',
      kind: 'code',
      value: 40955,
      text: '已发货，不能修改地址',
    })
    await show('/me/goods?id=PZ01')
    await press('改寄到此地址')
    expect(words()).toContain('已发货，不能修改地址')
    await show('/me/goods?id=PZ02')
    expect(words()).toMatch(/帆布袋已发货.+示例快递.+不能再修改收货地址/)
    expect(words()).not.toContain('确认收货地址')
  })

  it.each(['before', 'after'] as const)(
    'an answer that is lost %s it was kept says so, and the next press ends it',
    async (when) => {
      await open('/me/goods?id=PZ01')
      await tools.environment.ask(token, '/user/address/create', place('示例路 2 号'))
      await show('/me/goods?id=PZ01')
      await tools.environment.break({ path: '/goods-apply/modify-address', kind: 'drop', when })
      await press('确认收货地址')
      expect(document.querySelector('[role=alert]')?.textContent).toMatch(/./)
      await press(words().includes('改寄到此地址') ? '改寄到此地址' : '确认收货地址')
      expect(words()).toMatch(/待发货.+示例路 2 号/)
    },
  )

  it('lists the deliveries, asks for an address where there is none, and is the owner’s alone', async () => {
    await open('/me/goods')
    expect(words()).toMatch(/投教笔记本.+待填写地址/)
    await open('/me/goods?id=PZ01', OTHER)
    expect(words()).not.toContain('投教笔记本')
    expect(document.querySelector('[role=alert]')).not.toBeNull()
    expect(sent('/goods-apply/modify-address')).toBe(0)
    await open('/me/goods', OTHER)
    expect(words()).toContain('暂无待寄送的奖品或礼品')
  })
})
