import { describe, expect, it, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { toCalendar, toStreak } from './check-in.words.ts'

/** Has points and paid orders; has three weeks of entries; has neither. */
const [BUYER, MEMBER, NEW] = ['13800000002', '13800000007', '13800000001']
const DAY = 24 * 3_600_000

const { environment, words, open, press, find, until, requests, answer } = await openScreens(/benefits|checkin/, {
  at: TRADING,
})

const alert = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('')
const square = (date: string) =>
  [...document.querySelectorAll('ol[aria-label=日期] > li')].find((each) =>
    each.getAttribute('aria-label')?.startsWith(date),
  )

describe('签到', () => {
  it('checks in once however often the button is pressed, and shows the day and the points', async () => {
    await open('/checkin', { as: NEW })
    await until(() => square('11月23日'))
    expect(square('11月23日')?.getAttribute('aria-label')).toBe('11月23日，今天，未签到')
    expect(words()).toMatch(/0 天连续签到今天还没有签到，连续满7天当天得15分/)
    const button = find('签到 +5')
    button?.click()
    button?.click()
    await until(() => words().includes('1 天连续签到'))
    expect(requests('/checkIn')).toHaveLength(1)
    expect(square('11月23日')?.getAttribute('aria-label')).toBe('11月23日，今天，已签到')
    await until(() => words().includes('每日签到'))
    expect(words()).toMatch(/积分 5.*每日签到.*\+5分/)
    expect(find('签到 +5')).toBeUndefined()
  })

  it.each(['before', 'after'] as const)('a response lost %s the check-in is verified', async (when) => {
    await open('/checkin', { as: NEW })
    await environment.break({ path: '/checkIn', kind: 'drop', when })
    await press('签到 +5')
    if (when === 'before') {
      expect(alert()).toContain('经核对今天还没有签到')
      await press('签到 +5')
    }
    await until(() => words().includes('1 天连续签到'))
    expect(requests('/checkIn')).toHaveLength(when === 'before' ? 2 : 1)
  })

  it('can go back by months, but not beyond the current one', async () => {
    await open('/checkin', { as: NEW })
    await until(() => square('11月23日'))
    expect(find('下一月')?.hasAttribute('disabled')).toBe(true)
    await press('上一月')
    await until(() => square('10月31日'))
    expect(words()).toContain('2026年10月')
    expect(words()).toContain('10月签到0天')
    await press('下一月')
    await until(() => square('11月30日'))
    expect(words()).toContain('11月签到0天')
  })

  it('explains a failed load, and loads on retry', async () => {
    await environment.break({ path: '/checkIn/status', kind: 'status', value: 503, times: 1 })
    await open('/checkin', { as: NEW })
    await until(() => words().includes('服务繁忙'))
    await press('重试')
    await until(() => find('签到 +5'))
  })
})

describe('签到 at midnight', () => {
  const LATE = Date.parse('2026-11-30T23:59:58+08:00')

  it('becomes the next day and month by the service’s clock', async () => {
    await open('/me', { as: NEW })
    vi.setSystemTime(LATE)
    await open('/checkin', { as: NEW })
    await press('签到 +5')
    await until(() => words().includes('1 天连续签到'))
    await until(() => square('12月1日'))
    expect(square('12月1日')?.getAttribute('aria-label')).toBe('12月1日，今天，未签到')
    expect(words()).toContain('1 天连续签到')
    await press('签到 +5')
    await until(() => words().includes('2 天连续签到'))
  })

  it('is the service’s day on a device whose clock is a day ahead', async () => {
    await environment.control('/clock', { offset: -DAY })
    await open('/checkin', { as: NEW })
    await press('签到 +5')
    await until(() => square('11月22日')?.getAttribute('aria-label') === '11月22日，今天，已签到')
  })
})

test('an answer of another day says nothing of today, and leaves the button', () => {
  const status = { checkedToday: true, streak: 3, points: 15, gives: 5 }
  expect(toStreak(status, true)).toEqual({ days: 3, note: '今天已签到', verb: '' })
  expect(toStreak(status, false)).toEqual({ days: 3, note: '', verb: '签到 +5' })
})

test.each([
  ['over the end of a month', '2026-12', { days: ['2026-12-01'], today: '2026-12-01', streak: 3 }, '2026-12-01'],
  ['until yesterday', '2026-11', { days: ['2026-11-21', '2026-11-22'], today: '2026-11-23', streak: 2 }, '2026-11-22'],
  [
    'until yesterday, in the month before today',
    '2026-11',
    { days: ['2026-11-28', '2026-11-29', '2026-11-30'], today: '2026-12-01', streak: 3 },
    '2026-11-28',
  ],
])('a streak %s is drawn as one', (_, month, known, date) => {
  const { squares } = toCalendar(month, { ...known, checkedToday: false })
  expect(squares.find((each) => each.date === date)).toMatchObject({ state: 'run' })
})

test('days before the streak form another ribbon; February of a leap year has 29 days under their weekdays', () => {
  const days = ['2026-11-17', '2026-11-18', '2026-11-22', '2026-11-23']
  const { squares } = toCalendar('2026-11', { days, today: '2026-11-23', checkedToday: true, streak: 2 })
  const of = (number: number) => squares[number - 1]
  expect([of(17)?.state, of(22)?.state, of(20)?.state]).toEqual(['on', 'run', 'off'])
  expect(of(18)?.joins).toEqual({ before: true, after: false })
  expect(of(22)?.joins).toEqual({ before: false, after: true })
  const leap = toCalendar('2028-02', { days: [], today: '2026-11-23', checkedToday: false, streak: 0 })
  // The first is a Tuesday.
  expect([leap.squares.length, leap.blank]).toEqual([29, 1])
})

describe('奖励汇总', () => {
  it('lists entries by month, each with its reason, and the rules', async () => {
    await open('/me/reward', { as: MEMBER })
    await until(() => words().includes('完成一节课'))
    expect(words()).toMatch(/当前余额210分.*本月\d+分.*2026年11月.*共\d+笔.*规则.*不能折算为现金/)
    await press('上一月')
    expect(location.search).toBe('?month=2026-10')
    await until(() => words().includes('2026年10月共'))
  })

  it.each(['2026-13', '2027-01', '1999-12', 'x', '２０２６-１１', '9'.repeat(9999)])(
    'replaces the invalid month %.10s by the current one and reports it',
    async (month) => {
      await open(`/me/reward?month=${month}`, { as: MEMBER })
      await until(() => words().includes('地址中的月份不正确，以下为2026年11月'))
    },
  )

  it('shows reversals as negative, and reports a month without entries', async () => {
    await answer('/users/reward/summary', { total: -95, thisMonth: -95, unit: 'POINT' }, 0)
    const row = { id: 'R1', at: TRADING - DAY, title: '学习积分（订单已退款，撤回）', amount: -100, status: 'DONE' }
    await answer('/users/reward/month', { list: [row], total: 1, pageNo: 1, pageSize: 20 })
    await open('/me/reward', { as: NEW })
    await until(() => words().includes('撤回'))
    expect(words()).toMatch(/当前余额−95分.*撤回.*−100分/)
    await open('/me/reward', { as: NEW })
    await until(() => words().includes('这个月没有奖励记录'))
  })
})

describe('积分', () => {
  it('sends the points of a paid order once, also after a lost response, and shows their arrival', async () => {
    await open('/me/points?activity=PA01', { as: BUYER })
    expect(words()).toMatch(/当前余额0分.*学习积分每笔已付款的课程订单可发放一次积分/)
    await until(() => find('发放积分'))
    await environment.break({ path: '/order_point/send', kind: 'drop', when: 'after' })
    await press('发放积分')
    await until(() => words().includes('已到账'))
    expect(requests('/order_point/send')).toHaveLength(1)
    await until(() => words().includes('当前余额100分'))
  })

  it('describes an empty list, and reports an unknown activity, one that is over, and a failed load', async () => {
    await open('/me/points?activity=none', { as: NEW })
    expect(words()).toContain('积分活动不存在')
    await until(() => words().includes('没有可发放积分的订单'))
    await open('/me/points?activity=PA02', { as: NEW })
    await until(() => words().includes('去年的积分活动'))
    expect(words()).toMatch(/已于 \d{4}-\d\d-\d\d 结束/)
    await environment.break({ path: '/weimob/order-point/list', kind: 'shape' })
    await open('/me/points', { as: NEW })
    await until(() => words().includes('数据暂时无法显示'))
  })

  it('shows that the points of a refunded order were reversed', async () => {
    const orders = [{ orderNumber: 'D1', points: 100, status: 'WITHDRAWN', name: '读懂公告' }]
    await answer('/weimob/order-point/list', orders)
    await open('/me/points', { as: BUYER })
    expect(words()).toMatch(/读懂公告原发放100分 · 订单 D1已撤回/)
    expect(find('发放积分')).toBeUndefined()
  })
})
