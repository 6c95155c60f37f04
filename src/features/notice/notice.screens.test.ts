import { describe, expect, it } from 'vitest'
import { TRADING, openScreens } from '#test/sweep/screens.ts'

/**
 * A contract to sign, an unread refund update, an evaluation that expires in 20 days; a customer with none of these.
 */
const [CUSTOMER, OTHER] = ['13800000005', '13800000004']

const { environment, words, open, go, find, press, until, ask, requests, answer, phone } = await openScreens(
  /notice|order|service/,
  { at: TRADING },
)

/** The sources of the messages. */
const PARTS = [
  '/orders/my/v2',
  '/orders/refund/my',
  '/users/me',
  '/chat_dialog/list/reply-me',
  '/public/room/card-list',
  '/goods-apply/list',
  '/coupons/coupons/me',
  '/vip-notice',
  '/public/getNewsChannels',
  '/users/vip/packages/service/chat-room/list',
  '/notice-sub/me',
]

const rows = () =>
  [...document.querySelectorAll('#root section[aria-label] ul > li')].map(({ textContent }) => textContent)
const row = (text: string) => rows().find((each) => each.includes(text)) ?? ''
const all = () => until(() => rows().length > 3)

describe('消息', () => {
  it('are composed from the calls, grouped by day, each with its next step', async () => {
    await ask(CUSTOMER, '/notice-sub/set?kind=LIVE&targetId=LR01&on=true', {})
    await open('/me/notice', { as: CUSTOMER })
    await all()
    expect(row('合同待签署')).toMatch(/未读，合同待签署.+前去签署$/u)
    expect(row('风险测评还有20天到期')).toMatch(/C4.+到期去重测$/u)
    expect(row('退款')).toMatch(/¥[\d,.]+看进度$/u)
    expect(row('您预约的直播已开播')).toMatch(/登记编号 .+去看$/u)
    expect(row('公司公告')).not.toBe('')
    expect(find(/合同待签署/)?.getAttribute('href')).toMatch(/^\/order\/D\w+\/sign$/)
    expect(document.querySelector('#root h2')?.textContent).toMatch(/^(?:今天|昨天) 周/)
    expect(words()).not.toContain('部分消息暂时无法获取')
    expect(document.title).toMatch(/^消息与订阅/)
  })

  it('can be filtered, and to-dos are listed separately whatever their date', async () => {
    await open('/me/notice', { as: CUSTOMER })
    await all()
    await press(/^待我办 \d/)
    expect(rows().length).toBe(1)
    expect(location.search).toBe('?about=todo')
    await press('股池')
    expect(words()).toContain('暂无这类消息')
    await press('看全部')
    expect(rows().length).toBeGreaterThan(3)
  })

  it('are marked as read one by one or all at once, for this account on this device', async () => {
    await open('/me/notice', { as: CUSTOMER })
    await all()
    const count = () => Number(/消息 (\d+)/.exec(find(/^消息/)?.textContent ?? '')?.[1] ?? 0)
    const before = count()
    expect(before).toBeGreaterThan(1)
    await press(find(/合同待签署/))
    expect(location.pathname).toMatch(/\/sign$/)
    await go('/me/notice')
    await all()
    expect(count()).toBe(before - 1)
    expect(row('合同待签署')).not.toContain('未读')
    await press('全部已读')
    expect(count()).toBe(0)
    expect(find('全部已读')).toBeUndefined()
    await go('/me/notice')
    await all()
    expect(count()).toBe(0)
    await open('/me/notice', { as: OTHER })
    await until(() => rows().length > 0)
    expect(words()).toContain('未读')
  })

  it('report that some failed to load, and why if all did', async () => {
    await environment.break({ path: '/orders/my/v2', kind: 'status', value: 503, times: 0 })
    await open('/me/notice', { as: CUSTOMER })
    await until(() => words().includes('部分消息暂时无法获取'))
    expect(row('公司公告')).not.toBe('')
    for (const path of PARTS) await environment.break({ path, kind: 'drop', times: 0 })
    await open('/me/notice', { as: CUSTOMER })
    await until(() => words().includes('服务繁忙，请稍后再试'))
    expect(find('联系客服')?.getAttribute('href')).toBe('/service?at=%2Fme%2Fnotice')
  })

  it('describe an empty list', async () => {
    for (const path of ['/public/getNewsChannels', '/vip-notice']) await answer(path, [], 0)
    await open('/me/notice', { as: '13800000001' })
    await until(() => words().includes('暂无消息'))
    expect(words()).toContain('订单、直播提醒、老师的答复与公司公告都列在这里')
  })
})

describe('订阅', () => {
  const kinds = () =>
    [...document.querySelectorAll<HTMLInputElement>('#root input[role=switch]')].map((input) => [
      input.closest('label')?.querySelector('span')?.firstChild?.textContent,
      input.checked,
    ])

  it('lists the kinds in the service’s order, with the names of the subscriptions; marketing is separate and off', async () => {
    await ask(CUSTOMER, '/notice-sub/set?kind=LIVE&targetId=LR02&on=true', {})
    await ask(CUSTOMER, '/notice-sub/set?kind=POOL&targetId=PO01&on=true', {})
    await ask(CUSTOMER, '/notice-sub/set?kind=CASE&targetId=gone&on=true', {})
    await open('/me/notice?tab=subs', { as: CUSTOMER })
    await until(() => kinds().length === 7)
    expect(kinds()).toEqual([
      ['直播开播', true],
      ['股池变动', false],
      ['案例变动', false],
      ['公司公告', true],
      ['订单与合同', true],
      ['退款进度', true],
      ['活动与优惠', false],
    ])
    expect(words()).toMatch(/22:00–8:00 不打扰/)
    expect(words()).toMatch(/已预约1场.+案例变动已下架/u)
    expect(find('管理：股池变动')?.getAttribute('href')).toBe('/strategy-pool/PO01')
    expect(find('允许微信提醒：直播开播')?.getAttribute('href')).toBe('/me/notice/open?ids=TM01')
    expect(find('允许微信提醒：活动与优惠')).toBeUndefined()
  })

  it('only the failed switch is reset, a successful one stays', async () => {
    await open('/me/notice?tab=subs', { as: CUSTOMER })
    await until(() => kinds().length === 7)
    await environment.break({ path: '/notice-sub/set', kind: 'code', value: 50_000, text: '暂时不能修改' })
    await press(/^直播开播/)
    await press(/^公司公告/)
    expect(words()).toContain('暂时不能修改')
    expect(
      kinds()
        .filter(([, on]) => on)
        .map(([name]) => name),
    ).toEqual(['直播开播', '订单与合同', '退款进度'])
    await go('/me/notice?tab=subs')
    await until(() => kinds().length === 7)
    expect(kinds().map(([name]) => name)[3]).toBe('公司公告')
    expect(kinds()[3]?.[1]).toBe(false)
    expect(phone.reported()).toContain('service/notice_set/NOTICE')
    expect(requests('/notice-sub/set')).toHaveLength(2)
  })

  it.each([
    ['accept', '直播开播：微信已允许'],
    ['reject', '直播开播：您选择了不允许'],
    ['cancel', '直播开播：您取消了，没有变化'],
    ['filter', '直播开播：微信暂不发送这条提醒'],
  ])('WeChat’s answer %s is shown, and stored only by a press', async (status, says) => {
    await open(`/me/notice?tab=subs&wechat=TM01.${status}`, { as: CUSTOMER })
    await until(() => words().includes(says))
    expect(requests('/wx-ma/subscribe')).toEqual([])
    await press(status === 'accept' ? '保存提醒' : '知道了')
    expect(words()).not.toContain(says)
    expect(requests('/wx-ma/subscribe')).toHaveLength(status === 'accept' ? 1 : 0)
    expect(location.search).toBe('?tab=subs')
  })

  it('an address without a known template or answer shows nothing', async () => {
    await open('/me/notice?tab=subs&wechat=XX01.accept,TM02.dance,<b>,TM03', { as: CUSTOMER })
    await until(() => kinds().length === 7)
    expect(words()).not.toContain('微信已允许')
    expect(find('保存提醒')).toBeUndefined()
  })

  it.each([{ when: 'after' }, {}] as const)('a switch with a lost answer (%o) says what is kept', async (where) => {
    await open('/me/notice?tab=subs', { as: CUSTOMER })
    await until(() => kinds().length === 7)
    await environment.break({ path: '/notice-sub/set', kind: 'drop', times: 1, ...where })
    await press(/^股池变动/)
    if (!('when' in where)) {
      expect(words()).toContain('经核对尚未生效，请再试一次')
      await press(/^股池变动/)
    }
    expect(kinds()[1]).toEqual(['股池变动', true])
    const mine = Object.values(await ask(CUSTOMER, '/notice-sub/me')) as {
      kind: string
      targetId: string
      on: boolean
    }[]
    expect(mine.filter(({ kind, targetId }) => kind === 'POOL' && targetId === '').map(({ on }) => on)).toEqual([true])
  })
})
