import { describe, expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Has a coupon of every state; has one locked by an order; has none. */
const [BUYER, SIGNING, NEW] = ['13800000002', '13800000005', '13800000001']

const { environment, words, open, go, press, find, until, requests, ask, answer, phone } = await openScreens(
  /coupon|benefits/,
  { at: TRADING },
)

const SOON = 3_000
const alert = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('')
const plan = (more: object) => ({
  name: '课程立减券',
  valueFen: 10_000,
  left: 3,
  startAt: TRADING - SOON,
  endAt: TRADING + SOON,
  limitPerUser: 1,
  thresholdFen: 50_000,
  scopeText: '全部付费课程可用',
  suits: [],
  ...more,
})
const PLAN = '/coupons/plan/number/CP101'
const MINE = '/coupons/coupons/me'
const COUPON = { couponId: 'Q1', planNumber: 'CP101', name: '课程立减券', kind: 'CASH', startAt: 0, scopeText: '' }

describe('领券', () => {
  it('shows its value and the discounted course prices, and is claimed only by a press', async () => {
    await open('/coupon/CP101', { as: NEW })
    expect(words()).toMatch(/¥100满500可用课程立减券.*剩\d+张 · 领取截至 \d{4}-\d\d-\d\d/)
    expect(words()).toMatch(/登记编号 ?示例[AS]\d{10}¥[\d,.]+现价¥[\d,.]+券后/)
    expect(requests('/coupons/gain')).toEqual([])
    const button = find('领取')
    button?.click()
    button?.click()
    await until(() => find('到我的券'))
    expect(requests('/coupons/gain')).toHaveLength(1)
    expect(words()).toMatch(/已领取 · 有效期至 \d{4}-\d\d-\d\d/)
    await press('到我的券')
    expect(location.pathname).toBe('/me/coupon')
    expect(words()).toMatch(/可用 1.+课程立减券/)
  })

  it('cannot be claimed once another tab has signed out', async () => {
    await open('/coupon/CP101', { as: NEW })
    await until(() => find('领取'))
    for (const key of ['accessToken', 'refreshToken']) {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    }
    await until(() => find('登录后查看'))
    expect(find('领取')).toBeUndefined()
  })

  it('shows a guest a description, and returns after the login', async () => {
    await open('/coupon/CP101')
    expect(words()).toContain('优惠券用于抵扣课程价款')
    expect(find('登录后查看')?.getAttribute('href')).toBe('/login?redirect=%2Fcoupon%2FCP101')
    expect(requests('/coupons/gain')).toEqual([])
  })

  it.each([
    ['未开始', { startAt: TRADING + SOON, left: 0 }, /开始领取/, '未开始'],
    ['已抢光', { left: 0, endAt: TRADING - 1 }, /已抢光/, '已抢光'],
    ['已结束', { endAt: TRADING - 1 }, /领取已于 .+ 结束/, '已结束'],
  ])('%s replaces the button, which is disabled', async (_, more, text, closed) => {
    await answer(PLAN, plan(more), 0)
    await open('/coupon/CP101', { as: NEW })
    await until(() => find(closed))
    expect(words()).toMatch(text)
    expect(find(closed)?.hasAttribute('disabled')).toBe(true)
    expect(find('领取')).toBeUndefined()
  })

  it('opens and closes by the service’s clock while the page is open', async () => {
    await answer(PLAN, plan({ startAt: TRADING + SOON, endAt: TRADING + 2 * SOON }), 0)
    await open('/coupon/CP101', { as: NEW })
    await until(() => find('未开始'))
    await until(() => find('领取'))
    await until(() => find('已结束'))
  })

  it.each(['before', 'after'] as const)('a response lost %s the claim is verified', async (when) => {
    await open('/coupon/CP101', { as: NEW })
    await environment.break({ path: '/coupons/gain', kind: 'drop', when })
    await press('领取')
    if (when === 'before') {
      expect(alert()).toContain('经核对还没有领到')
      await press('领取')
    }
    await until(() => find('到我的券'))
    expect(requests('/coupons/gain')).toHaveLength(when === 'before' ? 2 : 1)
  })

  it('reports that the last one was taken, and updates the page', async () => {
    await open('/coupon/CP101', { as: NEW })
    await environment.break({ path: '/coupons/gain', kind: 'code', value: 40949, text: '已抢光' })
    await answer(PLAN, plan({ left: 0 }), 0)
    await press('领取')
    expect(alert()).toBe('已抢光')
    await until(() => find('已抢光'))
  })

  it.each(['CP999', 'cp101', 'ＣＰ１０１', '😀', '%3Cb%3E', '9'.repeat(10_000)])(
    'reports an unknown plan number %s',
    async (number) => {
      await open(`/coupon/${number}`, { as: NEW })
      await until(() => document.querySelector('[role=alert]')?.textContent || find('我的优惠券'))
      expect(find('领取')).toBeUndefined()
    },
  )
})

describe('我的优惠券', () => {
  it('lists coupons by state and kind, each with its expiry and its next step', async () => {
    await open('/me/coupon', { as: BUYER })
    expect(words()).toMatch(/可用 3.*已使用 2.*已过期 1/)
    expect(words()).toMatch(/9折无门槛股票入门九折券.*服务延期.*体验与资料.*随单学习资料券/)
    expect(find('使用')?.getAttribute('href')).toBe('/delay-coupon/Q0002004')
    await press('已使用 2')
    expect(location.search).toBe('?tab=used')
    expect(find('查看订单')?.getAttribute('href')).toBe('/order/D00020002')
    await press('已过期 1')
    expect(words()).toMatch(/已于 \d{4}-\d\d-\d\d 过期/)
  })

  it('activates a coupon of an order, once, also after a lost response', async () => {
    await open('/me/coupon', { as: BUYER })
    await environment.break({ path: '/dd-order/coupon/activate', kind: 'drop', when: 'after' })
    await press('激活')
    await until(() => words().includes('已使用 3'))
    expect(requests('/dd-order/coupon/activate')).toHaveLength(1)
    expect(requests('/dd-order/coupon/info')).toHaveLength(1)
  })

  it('links a reserved coupon to its order', async () => {
    await open('/me/coupon?tab=held', { as: SIGNING })
    expect(words()).toContain('已被待付款订单占用')
    expect(find('查看订单')?.getAttribute('href')).toBe('/order/D00050001')
  })

  it.each(['by the clock', 'in another tab'])(
    'a reserved coupon is available as soon as the reservation ends %s',
    async (how) => {
      const held = { ...COUPON, endAt: TRADING + 100 * SOON, status: 'LOCKED' }
      const heldUntil = TRADING + (how === 'by the clock' ? SOON : 100 * SOON)
      await answer(MINE, [{ ...held, heldUntil }])
      await answer(MINE, [{ ...held, status: 'UNUSED' }], 0)
      await open('/me/coupon?tab=held', { as: NEW })
      expect(words()).toMatch(/确认订单时已选用，\d\d-\d\d \d\d:\d\d 前未付款会退回/)
      if (how === 'in another tab') document.dispatchEvent(new Event('visibilitychange'))
      await until(() => words().includes('可用 1'))
      expect(words()).toContain('没有被订单占用的优惠券')
    },
  )

  it('expires a coupon by the service’s clock while the page is open', async () => {
    await answer(MINE, [{ ...COUPON, endAt: TRADING + SOON, status: 'UNUSED' }], 0)
    await open('/me/coupon', { as: NEW })
    expect(words()).toContain('可用 1')
    await until(() => words().includes('已过期 1'))
  })

  it('shows a coupon in a state of a newer service among the usable ones, without an act', async () => {
    await answer(MINE, [{ ...COUPON, endAt: TRADING + 100 * SOON, status: 'NEWER' }], 0)
    await open('/me/coupon', { as: NEW })
    expect(words()).toMatch(/可用 1.*课程立减券状态更新中/)
    expect(find('去选课')).toBeUndefined()
  })

  it('reports an empty list, and explains a failed load', async () => {
    await open('/me/coupon', { as: NEW })
    expect(words()).toContain('没有可用的优惠券')
    await environment.break({ path: MINE, kind: 'status', value: 503, times: 1 })
    await open('/me/coupon', { as: BUYER })
    expect(words()).toContain('服务繁忙')
    await press('重试')
    await until(() => words().includes('股票入门九折券'))
  })
})

describe('服务延期券', () => {
  const sign = async () => {
    await press('去签署')
    await environment.decide(String(phone.left()), 'pass')
    await go('/delay-coupon/Q0002004?back=1')
  }

  it('goes from the agreement through the signature to the new end date, and shows it afterwards', async () => {
    await open('/delay-coupon/Q0002004', { as: BUYER })
    expect(words()).toMatch(/延期 30 天.*现到期日.*延至.*服务延期确认书/)
    await until(() => find('打开确认书（PDF）'))
    await sign()
    await until(() => find('确认延期'))
    await environment.break({ path: '/sign/delay_coupon', kind: 'drop', when: 'after' })
    await press('确认延期')
    await until(() => words().includes('服务已延至'))
    expect(requests('/sign/delay_coupon')).toHaveLength(1)
    await go('/me/coupon?tab=used')
    expect(words()).toContain('已使用 3')
  })

  it.each([
    ['declined', /签署未完成/, (page: string) => environment.decide(page, 'fail')],
    ['closed', /暂未收到签署结果/, () => undefined],
    // By then the agreement may have been drafted again.
    ['expired', /签署(?:已过期|未完成)/, () => environment.control('/clock', { offset: 3 * 3_600_000 })],
  ])('a signature that was %s can be started again', async (_, says, leave) => {
    await open('/delay-coupon/Q0002004', { as: BUYER })
    await press('去签署')
    await leave(String(phone.left()))
    await go('/delay-coupon/Q0002004?back=1')
    // An unsigned page is asked about for a minute and a half.
    await until(() => says.test(words()), 120_000)
    expect(find('去签署')).toBeDefined()
    expect(find('确认延期')).toBeUndefined()
  })

  it('expires while the page is open', async () => {
    const { expireAt } = await ask(BUYER, '/delay_coupon/info?id=Q0002004')
    vi.setSystemTime(Number(expireAt) - 3_000)
    await open('/delay-coupon/Q0002004', { as: BUYER })
    expect(find('去签署')).toBeDefined()
    await until(() => words().includes('这张券已过期，服务仍按原到期日结束'))
    expect(words()).not.toContain('延至')
    expect(find('去签署')).toBeUndefined()
  })

  it('the coupon of a service that ends while the page is open extends nothing any more', async () => {
    const { order } = await ask(BUYER, '/delay_coupon/info?id=Q0002004')
    const end = Number(Object(order).serviceEndAt)
    await answer('/delay_coupon/info', { order, days: 30, expireAt: end + 100 * SOON, sign: 'NONE' }, 0)
    vi.setSystemTime(end - SOON)
    await open('/delay-coupon/Q0002004', { as: BUYER })
    expect(words()).toContain('延至')
    expect(find('去签署')).toBeDefined()
    await until(() => words().includes('服务已结束，不能再延期'))
    expect(words()).not.toContain('延至')
    expect(find('去签署')).toBeUndefined()
    await expect(ask(BUYER, '/sign/signUrl?id=Q0002004&returnUrl=/', {})).rejects.toThrow('不在服务期内')
  })

  it.each(['Q0007001', 'Q0002001', 'none'])(
    'reports %s, which belongs to another customer, is of another kind, or does not exist',
    async (id) => {
      await open(`/delay-coupon/${id}`, { as: BUYER })
      expect(words()).toContain('优惠券不存在')
      expect(requests('/sign/signUrl')).toEqual([])
    },
  )
})
