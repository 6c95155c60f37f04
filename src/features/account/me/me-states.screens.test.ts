import { expect, it } from 'vitest'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt } from '#app/routes/page-table.ts'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, phone, open, words, until, wait, press, find, answer, requests } =
  await openScreens(/^\/(?:me|home)$/)

const header = () => document.querySelector('#root main header')
const said = () => header()?.textContent ?? ''
const seller = () => document.querySelector('section[aria-label=我的服务人员]')?.textContent ?? ''
const toDo = () => [...document.querySelectorAll('ul[aria-label=待办] > li')].map(({ textContent }) => textContent)

it('a disabled login is not linked', async () => {
  await answer('/app/config/show-login', { show: false, wechatOnly: false }, 0)
  await open('/me', { place: 'outside' })
  expect(said()).toContain('您好，请登录')
  expect(find('登录/注册')).toBeUndefined()
})

it.each([
  { mobile: '13800000001', who: ['新用户0001', '138****0001', '未进行风险测评'], todo: [] },
  {
    mobile: '13800000002',
    who: ['慢慢学🌱', '138****0002', /C3 平衡型有效期至\d{4}-\d\d-\d\d，余\d+天/],
    todo: [],
  },
  {
    mobile: '13800000005',
    who: ['木子', '138****0005', /C4 成长型有效期至/],
    todo: [/^1份合同待签署去签署$/, /^退款有更新去查看$/, /^风险测评将于\d{4}-\d\d-\d\d到期去重测$/],
  },
  {
    mobile: '13800000006',
    who: ['老徐', '138****0006', 'C2 稳健型测评已过期，请重新测评'],
    todo: [/^风险测评已过期去重测$/],
  },
  { mobile: '13800000007', who: ['会员示例', '金卡会员', /C5 进取型/], todo: [] },
])('$mobile sees their status and to-dos, with the number masked', async ({ mobile, who, todo }) => {
  await open('/me', { as: mobile })
  for (const text of who) expect(said()).toMatch(text)
  expect(toDo()).toEqual(todo.map((text) => expect.stringMatching(text)))
  expect(words()).not.toContain(mobile)
})

it('purchased services show the days left and a link; without any, first steps are shown', async () => {
  await open('/me', { as: '13800000002' })
  const running = () =>
    [...document.querySelectorAll('ul[aria-label=进行中] > li')].map(({ textContent }) => textContent)
  await until(() => running().length === 2)
  expect(running()[0]).toMatch(/^335天.+\d{4}-\d\d-\d\d到期，不自动续费继续学习$/)
  await open('/me', { as: '13800000001' })
  await until(() => words().includes('学一节公开课'))
})

it('a guest has few entries, a customer groups of them, a promoter the materials, and each leads to a page', async () => {
  const entries = () => [...document.querySelectorAll<HTMLAnchorElement>('#root nav[aria-label] a[class*=entry]')]
  const labels = () => entries().map(({ textContent }) => textContent)
  await appPages.rest.load('mobile')
  await open('/me', { place: 'outside' })
  expect(labels()).toEqual(expect.arrayContaining(['我的课程', '客服中心', '算一算']))
  expect(labels()).not.toContain('优惠券')
  await open('/me', { as: '13800000007' })
  await until(() => labels().includes('我的投顾'))
  expect(labels()).not.toContain('素材库')
  await open('/me', { as: '13800000008' })
  await until(() => labels().includes('素材库'))
  const gone = entries().filter((each) => !pageAt(appPages.now().pages, new URL(each.href).pathname))
  expect(gone.map(({ textContent }) => textContent)).toEqual([])
})

const entry = (label: string) =>
  [...document.querySelectorAll('#root nav a[class*=entry]')].find(({ textContent }) => textContent.startsWith(label))
const bell = () => document.querySelector('#root main header a[href="/me/notice"]')?.textContent

it('the bell and the entries show how much is unread, owned and waiting, and no number to a guest', async () => {
  await open('/me', { as: '13800000005' })
  await until(() => /^消息\d+条未读$/.test(bell() ?? ''))
  expect(entry('消息')?.textContent).toBe(bell())
  expect(entry('我的订单')?.textContent).toBe('我的订单1笔待处理')
  await open('/me', { as: '13800000002' })
  await until(() => /^优惠券\d+张$/.test(entry('优惠券')?.textContent ?? ''))
  await open('/me', { place: 'outside' })
  expect(
    [...document.querySelectorAll('#root nav a[class*=entry]')].map((each) => each.textContent).join(''),
  ).not.toMatch(/\d/)
  expect([bell(), requests('/vip-notice').length]).toEqual([undefined, 2])
})

it('the bell counts after the page’s content has loaded, and repeats no request that 首页 has just made', async () => {
  await open('/home', { as: '13800000005' })
  await until(() => requests('/vip-notice').length > 0)
  const asked = () =>
    ['/vip-notice', '/coupons/coupons/me', '/chat_dialog/list/reply-me', '/notice-sub/me'].map(
      (path) => requests(path).length,
    )
  const before = asked()
  await press('我的')
  await until(() => /^消息\d+条未读$/.test(bell() ?? ''))
  expect(asked()).toEqual(before)
})

it('the bell makes no requests for a visitor without a mobile number, since they would ask to bind one', async () => {
  const me = {
    userId: 'u1',
    nickName: '',
    avatarUrl: '',
    mobileMasked: '',
    wxBound: true,
    certified: false,
    vipLevel: 0,
  }
  await answer('/users/me', me, 0)
  await open('/me', { as: '13800000002' })
  await until(() => said().includes('未绑定手机号'))
  await wait(5_000)
  expect([bell(), requests('/vip-notice').length]).toEqual(['消息', 0])
})

it('services that failed to load show an error and load on retry', async () => {
  const services = () => document.querySelector('section[aria-label=进行中的服务]')
  await environment.break({ path: '/users/vip/subscriptions', kind: 'status', value: 503 })
  await open('/me', { as: '13800000002' })
  await until(() => services()?.textContent?.includes('服务繁忙，请稍后再试'))
  services()?.querySelector('button')?.click()
  await until(() => services()?.querySelectorAll('li').length === 2)
})

it('the customer’s adviser is named with their qualification', async () => {
  await open('/me', { as: '13800000005' })
  await until(() => /客户服务人员（无投顾资格）|投资顾问·登记编号/.test(seller()))
})

it('a pending answer does not show the guest view', async () => {
  phone.wipe((await environment.login('13800000002')) as Record<string, string>)
  await environment.break({ path: '/users/me', kind: 'latency', value: 4_000, times: 0 })
  phone.open('/me')
  await until(() => header()?.querySelector('[class*=bone]') && find('风险测评'))
  expect(said()).not.toContain('请登录')
  await until(() => said().includes('慢慢学🌱'))
})

it.each([
  [{ kind: 'status', value: 503 }, '服务繁忙，请稍后再试'],
  [{ kind: 'drop' }, '网络开小差了，请稍后重试'],
  [{ kind: 'shape' }, '数据暂时无法显示，请稍后重试'],
  [{ kind: 'code', value: 50000, text: '账户信息维护中' }, '账户信息维护中'],
] as const)('%j instead of the profile shows an error, keeps the rest, and loads on retry', async (fault, text) => {
  await environment.break({ path: '/users/me', ...fault })
  await open('/me', { as: '13800000002' })
  await until(() => header()?.querySelector('[role=alert]')?.textContent === text)
  // There are no to-dos for the services of an unknown customer.
  expect(document.querySelector('#root main [class*=bone]')).toBeNull()
  for (const name of ['学习', '我的订单']) expect(find(name)).toBeDefined()
  await press('重试', header())
  await until(() => said().includes('138****0002'))
  expect(localStorage.getItem('refreshToken')).not.toBeNull()
})

it('a failure of the other parts keeps the profile', async () => {
  for (const path of ['/users/vip/check-level', '/orders/unsigned', '/orders/refund/my', '/users/sales/*'])
    await environment.break({ path, kind: 'status', value: 500, times: 0 })
  await open('/me', { as: '13800000007' })
  expect(said()).toContain('会员示例')
  expect(said()).toContain('VIP2')
  await until(() => seller().includes('官方客服'))
  expect(document.querySelector('#root main [role=alert]')).toBeNull()
})
