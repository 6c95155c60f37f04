import { expect, it } from 'vitest'
import { TRADING, openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const WECOM = 'https://work.weixin.qq.com/kfid/kfcexample?enc_scene=ENCexample'

const { environment, words, open, go, find, press, type, until, answer, requests, phone } = await openScreens(
  /service|complaint|news/,
  { at: TRADING },
)

const ways = () => [...document.querySelectorAll('#root [aria-label=联系客服] a')].map((a) => a.getAttribute('href'))
const asked = () => [...document.querySelectorAll('#root details summary')].map(({ textContent }) => textContent)

it('shows that staff are online, with WeCom first inside WeChat and the telephone first outside', async () => {
  await open('/service')
  await until(() => words().includes('客服在线，今天到18:00'))
  expect(words()).toContain('工作日 9:00–18:00，现在 10:20')
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('现在 10:20')
  expect(ways()).toEqual([`${WECOM}&scene_param=%2Fservice`, 'tel:4000000000', '/complaint?type=OTHER'])
  await go('/service', 'outside')
  await until(() => ways().length === 3)
  expect(ways()[0]).toBe('tel:4000000000')
  expect(document.title).toMatch(/^客服中心/)
  expect([requests('/kf/url').length, requests('/public/kf/url').length > 0]).toEqual([0, true])
})

it('shows that staff are offline, and the alternatives', async () => {
  await answer('/public/kf/url', { url: WECOM, hours: '周日', open: [{ days: [7], from: '09:00', to: '18:00' }] }, 0)
  await open('/service')
  await until(() => words().includes('现在是非服务时间，可留言'))
  expect(find('留言')?.getAttribute('href')).toBe('/complaint?type=OTHER')
})

it('has no button to a service on another host, and shows hours that exist only as text', async () => {
  await answer('/public/kf/url', { url: 'https://kf.evil.invalid/kfid/1', hours: '交易日 8:30–20:30' }, 0)
  await open('/service')
  await until(() => words().includes('服务时间 交易日 8:30–20:30'))
  expect(ways()).toEqual(['tel:4000000000', '/complaint?type=OTHER'])
})

it('works without a response: telephone, regulator, complaint, answers', async () => {
  for (const path of ['/kf/url', '/users/hotline']) await environment.break({ path, kind: 'drop', times: 0 })
  await open('/service', { as: CUSTOMER })
  for (const line of ['400-000-0000', '12386', '投诉与建议', '怎么退款，多久到账']) expect(words()).toContain(line)
  expect(ways()).not.toContain(WECOM)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

it('is linked from every error card, with the pattern of its page and no customer data', async () => {
  await environment.break({ path: '/public/news/info', kind: 'status', value: 503, times: 0 })
  await open('/news/N9-999', { as: CUSTOMER })
  await until(() => find('联系客服'))
  expect(find('联系客服')?.getAttribute('href')).toBe('/service?at=%2Fnews%2F%3Aid')
  await press('联系客服')
  await until(() => ways().length === 3)
  expect(ways()[0]).toBe(`${WECOM}&scene_param=%2Fnews%2F%3Aid`)
  const link = document.querySelector<HTMLElement>('#root [aria-label=联系客服] a')
  link?.addEventListener('click', (event) => event.preventDefault())
  await press(link)
  expect(phone.reported()).toContain('service/kefu_open//news/:id')
})

it('lists answers by group and by search, and reports no match', async () => {
  await open('/service')
  expect(asked()).toContain('怎么退款，多久到账')
  await press('直播')
  expect(asked()).toEqual(['怎么预约直播', '错过了直播怎么看回放', '直播里讲的能照着买卖吗'])
  type('搜问题', '　被骗 ')
  await until(() => asked().length === 1)
  expect(asked()).toEqual(['有人让我转账到个人账户，可信吗'])
  // The way of its answer and back.
  await until(() => location.search !== '')
  await go(location.pathname + location.search)
  expect(asked()).toEqual(['有人让我转账到个人账户，可信吗'])
  type('搜问题', '<img src=x>')
  await until(() => words().includes('没有找到相关问题'))
  await press('看常问')
  expect(asked()).toContain('怎么退款，多久到账')
  await until(() => location.search === '')
  expect(find('申请退款')?.getAttribute('href')).toBe('/me/order')
})
