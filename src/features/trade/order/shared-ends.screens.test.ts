import { expect, it, onTestFinished, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { amountError, dueFen, openFen } from './part-amount.ts'

/** Has an order of every status. */
const TRADER = '13800000031'

const { environment, phone, words, until, open, go, find, press, type, requests, ask } = await openScreens(/order|sku/)

const links = () => [...document.querySelectorAll('#root a')].map((a) => a.getAttribute('href') ?? '')

it('a payment link is opened without login by an unguessable serial number', async () => {
  await open('/order/D00310004', { as: TRADER })
  const part = links().find((href) => href.startsWith('/sub-order/')) ?? ''
  expect(part).toMatch(/^\/sub-order\/[\da-f]{32}$/)
  await open(part)
  expect(words()).toContain('付款链接')
  expect(words()).toContain('收款方')
  expect(words()).not.toContain('D00310004')
})

it('the buyer splits off a part of at least ¥1, which leaves nothing or as much, and sees its link', async () => {
  await open('/order/D00310003', { as: TRADER })
  expect(words()).toContain('请亲友付款')
  const field = () => document.querySelector('#root form input')
  type(field(), '0.5')
  await press('生成付款链接')
  expect(words()).toContain('每笔金额不能少于1元')
  type(field(), '998.5')
  await press('生成付款链接')
  expect(words()).toContain('余下金额不能少于1元')
  type(field(), '200')
  await press('生成付款链接')
  expect(phone.path()).toMatch(/^\/sub-order\/[\da-f]{32}$/)
  expect(words()).toContain('¥200.00')
})

it('after a link for a part, the order shows all that is due, and the cashier takes what no part covers', async () => {
  await open('/order/D00310003', { as: TRADER })
  type(document.querySelector('#root form input'), '200')
  await press('生成付款链接')
  await go('/order/D00310003')
  expect(document.querySelector('section[aria-label=操作]')?.textContent).toBe('¥999.00去付款')
  expect(words()).toContain('待付 ¥799.00')
  await press('去付款')
  await until(() => find('支付余下 ¥799.00'))
  expect(words()).toMatch(/第一笔，共1笔待付款¥200\.00/)
  find('支付余下 ¥799.00')?.click()
  await press('支付余下 ¥799.00')
  expect(phone.path()).toMatch(/^\/sub-order\/[\da-f]{32}$/)
  expect(words()).toContain('¥799.00')
  expect(requests('/public/orders/sub')).toHaveLength(2)
  await go('/order/D00310003/pay')
  await until(() => words().includes('共2笔'))
  expect(find(/^支付余下/)).toBeUndefined()
  const { subOrders } = await ask(TRADER, '/orders/detail/v2', { orderNumber: 'D00310003' })
  expect(subOrders).toMatchObject([{ amountFen: 20_000 }, { amountFen: 79_900 }])
})

it('the cashier does not take a friend’s link of the same amount for the rest', async () => {
  const order = '/order/D00310003'
  await open(order, { as: TRADER })
  type(document.querySelector('#root form input'), '499.5')
  await press('生成付款链接')
  const friends = phone.path()
  await go(`${order}/pay`)
  await press('支付余下 ¥499.50')
  await until(() => words().includes('第一笔也是 ¥499.50，还没有付清'))
  expect([phone.path(), links().includes(friends)]).toEqual([`${order}/pay`, true])
  const { subOrders } = await ask(TRADER, '/orders/detail/v2', { orderNumber: 'D00310003' })
  const [{ subOrderNumber } = {}] = subOrders as { subOrderNumber?: string }[]
  const sheet = await ask(TRADER, '/payment/order/sub', { subOrderNumber, payType: 'WECHAT', openId: 'o-2' })
  await environment.wallet.pay(String(sheet['package']))
  await ask(TRADER, `/public/orders/sub/status?subOrderNumber=${subOrderNumber}`)
  await go(`${order}/pay`)
  await until(() => words().includes('已付 ¥499.50'))
  await press('支付余下 ¥499.50')
  expect(phone.path()).toMatch(/^\/sub-order\//)
  expect(phone.path()).not.toBe(friends)
})

it('the amount not split off yet is the difference to the amount due, while one is due', () => {
  const order = { status: 'PART_PAID', payableFen: 1000, subOrders: [{ status: 'PAID', amountFen: 300 }] }
  // Only these fields matter here.
  const of = (more: object) => openFen({ ...order, ...more } as Parameters<typeof openFen>[0])
  expect(of({})).toBe(700)
  expect(of({ subOrders: undefined })).toBe(1000)
  expect(of({ subOrders: [{ status: 'CLOSED', amountFen: 300 }] })).toBe(1000)
  expect(of({ status: 'FINISHED' })).toBe(0)
  const due = (more: object) => dueFen({ ...order, paidFen: 300, ...more } as Parameters<typeof dueFen>[0])
  expect([due({}), due({ subOrders: undefined }), due({ status: 'FINISHED' })]).toEqual([700, 700, 0])
  expect([99, 701, 601, 600, 700].map((fen) => amountError(fen, 700))).toEqual([
    '每笔金额不能少于1元',
    '不能超过待付金额 ¥7.00',
    '余下金额不能少于1元',
    '',
    '',
  ])
})

it('a signed file is verified on the device: unchanged or modified', async () => {
  await open('/order/D00310006/contract', { as: TRADER })
  await press('核对')
  await until(() => words().includes('核对一致：文件与签署时相同'))
  await environment.break({ path: '/files/*', kind: 'body', text: 'another file', type: 'application/pdf' })
  await press('核对')
  await until(() => words().includes('核对不一致：文件与签署时不同，请勿使用，并联系客服'))
})

const clipboard: string[] = []
const withClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void clipboard.push(text) },
    configurable: true,
  })

it.each(['inside', 'outside'] as const)(
  '%s WeChat, where files cannot be shared, the address of the contract’s page is sent instead',
  async (place) => {
    withClipboard()
    await open('/order/D00310006/contract', { as: TRADER, place })
    await press('发送给自己')
    const letter = clipboard.splice(0).join()
    expect(letter).toMatch(/^《.+》\nSHA-256 [\da-f]{64}\n登录后查看：http\S+\/order\/D00310006\/contract$/)
    // The address of the file itself would open it for anybody.
    expect(letter).not.toContain('/files/')
    expect(words()).toContain('登录本人账号后打开')
    const mail = links().find((href) => href.startsWith('mailto:'))
    expect(mail && decodeURIComponent(mail.replace(/^.*&body=/, ''))).toBe(place === 'inside' ? undefined : letter)
  },
)

it('where supported, the file itself is shared, as it was signed', async () => {
  const handed: string[] = []
  const share = async ({ files }: { files: File[] }) => void handed.push(...files.map(({ name }) => name))
  Object.assign(navigator, { canShare: () => true, share })
  onTestFinished(() => void Object.assign(navigator, { canShare: undefined, share: undefined }))
  await open('/order/D00310006/contract', { as: TRADER, place: 'outside' })
  await press('发送给自己')
  await until(() => words().includes('已交给所选的应用'))
  expect(handed).toEqual([expect.stringMatching(/\.pdf$/)])
  expect(links().some((href) => href.startsWith('mailto:'))).toBe(false)
})

it.each([
  ['the press has expired', ['NotAllowedError'], ['已备好，请再点一次', '已交给所选的应用']],
  [
    'the browser never allows it',
    ['NotAllowedError', 'NotAllowedError'],
    ['已备好，请再点一次', '未能发送，请打开文件后再发送'],
  ],
  ['the customer closes the sheet', ['NotAllowedError', 'AbortError'], ['已备好，请再点一次', '']],
  ['no application accepts it', ['DataError'], ['未能发送，请打开文件后再发送', '已交给所选的应用']],
])(
  'a file that took time to load is kept for the next press, which shares it at once: %s',
  async (_, errors, results) => {
    const left = [...errors]
    const share = vi.fn(async () => {
      const name = left.shift()
      if (name !== undefined) throw new DOMException('', name)
    })
    Object.assign(navigator, { canShare: () => true, share })
    onTestFinished(() => void Object.assign(navigator, { canShare: undefined, share: undefined }))
    await open('/order/D00310006/contract', { as: TRADER, place: 'outside' })
    await press('发送给自己')
    await until(() => words().includes(results[0] ?? ''))
    const loads = requests('/files/').length
    find('发送给自己')?.click()
    // Before anything could be waited for.
    expect(share).toHaveBeenCalledTimes(2)
    await until(() => (results[1] === '' ? !words().includes('已备好') : words().includes(results[1] ?? '')))
    expect(requests('/files/').length).toBe(loads)
  },
)

it('a service has FAQs of its kind, and a customer an invitation link', async () => {
  await open('/sku/K301')
  expect(words()).toContain('历史表现能代表以后吗？')
  expect(words()).not.toContain('生成邀请链接')
  await open('/sku/K301', { as: TRADER })
  await press('生成邀请链接')
  expect(words()).toMatch(/https?:\/\/\S+\/sku\/K301/)
  expect(words()).toContain('复制邀请链接')
})
