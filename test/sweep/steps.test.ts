import { beforeAll, expect, it } from 'vitest'
import { orderStatus } from '#features/trade/order-words.ts'
import { openTools, type Tools } from './sweep.ts'

/** Has an order of every status. */
const TRADER = '13800000031'

/** Has a refund of every state. */
const REFUNDER = '13800000032'
/** Known by nothing but a number. */
const NEW = '13800000001'

const steps = ['sign', 'face', 'pay', 'result'] as const

/**
 * Where each page of an order leads by its status, whatever the address says of it: the page at last, and what it says.
 * By hand from product 2.17 and 4.1.
 */
const table: Readonly<Record<string, readonly [string, string, [string, RegExp][]]>> = {
  WAIT_SIGN: [
    'D00310001',
    '待签署',
    [
      ['sign', /合同签署完成后方可付款/],
      ['sign', /请先完成合同签署/],
      ['sign', /合同签署完成后方可付款/],
      ['result', /该订单尚未付款/],
    ],
  ],
  WAIT_FACE: [
    'D00310002',
    '待核验',
    [
      ['face', /合同已签署，请完成人脸核验/],
      ['face', /完成人脸核验后方可付款/],
      ['face', /完成人脸核验后方可付款/],
      ['result', /该订单尚未付款/],
    ],
  ],
  WAIT_PAY: [
    'D00310003',
    '待付款',
    [
      ['pay', /合同已签署，请付款/],
      ['pay', /人脸核验已通过，请付款/],
      ['pay', /请勿向个人账户付款/],
      ['result', /支付结果确认中|暂未收到付款结果/],
    ],
  ],
  PART_PAID: [
    'D00310004',
    '部分付款',
    [
      ['pay', /合同已签署，请付款/],
      ['pay', /人脸核验已通过，请付款/],
      ['pay', /已付 ¥1,200\.00，共 ¥3,600\.00/],
      ['result', /支付结果确认中|暂未收到付款结果/],
    ],
  ],
  PAID: ['D00310005', '已付款', paid()],
  IN_SERVICE: ['D00310006', '服务中', paid()],
  FINISHED: ['D00310007', '已结束', paid()],
  CLOSED: [
    'D00310008',
    '已关闭',
    [
      ['', /订单已关闭/],
      ['', /订单已关闭/],
      ['', /订单已关闭/],
      ['result', /订单已关闭/],
    ],
  ],
  REFUNDING: ['D00310009', '退款中', over(/订单正在退款/)],
  REFUNDED: ['D00310010', '已退款', over(/订单已退款/)],
}

function paid(): [string, RegExp][] {
  return [
    ['', /该订单已付款/],
    ['', /该订单已付款/],
    ['result', /支付成功/],
    ['result', /支付成功/],
  ]
}

function over(verdict: RegExp): [string, RegExp][] {
  return [
    ['', /订单状态已更新/],
    ['', /订单状态已更新/],
    ['', /订单状态已更新/],
    ['result', verdict],
  ]
}

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/order|refund|suitability/)
  await tools.world.reset()
}, 60_000)

it.each(Object.keys(table))(
  'B3, B9: %s: every later page leads to where the order stands, and says why',
  async (status) => {
    const { world, phone } = tools
    const [orderNumber, label, ends] = table[status] ?? ['', '', []]
    const tokens = (await world.login(TRADER)) as { accessToken: string; refreshToken: string }
    const bearer = tokens.accessToken
    const before = await world.ask(bearer, '/orders/detail/v2', { orderNumber })
    expect([before['status'], orderStatus(status)]).toEqual([status, label])
    for (const forged of ['', '?back=1&status=ok&result=SIGNED&paid=1&nextStep=PAY']) {
      for (const [at, step] of steps.entries()) {
        phone.wipe({ ...tokens, openId: 'o-1' })
        phone.open(`/order/${orderNumber}/${step}${forged}`)
        await phone.settle()
        const [end, words] = ends[at] ?? ['', /never/]
        const page = end === '' ? `/order/${orderNumber}` : `/order/${orderNumber}/${end}`
        expect({ step, forged, at: phone.path() }).toEqual({ step, forged, at: page })
        expect(phone.words(), `${step}${forged}`).toMatch(words)
        const pays = [...document.querySelectorAll('#root button')].some(({ textContent }) =>
          textContent.startsWith('微信支付'),
        )
        expect({ step, pays }).toEqual({ step, pays: end === 'pay' && status === 'WAIT_PAY' })
      }
    }
    expect(await world.ask(bearer, '/orders/detail/v2', { orderNumber }), 'nothing has moved').toEqual(before)
  },
)

/** A return from a vendor whose address says more than the service knows. product 4.1, OR-12, SU-06 */
it.each([
  {
    mobile: REFUNDER,
    page: '/refund/FD00320001',
    asks: '/orders/detail/refund-number?refundNumber=FD00320001',
    says: '待签署',
  },
  { mobile: NEW, page: '/suitability/face', asks: '/verify/info', says: '身份证' },
])('$page: a forged return changes nothing and is not believed', async ({ mobile, page, asks, says }) => {
  const { world, phone } = tools
  const tokens = (await world.login(mobile)) as { accessToken: string; refreshToken: string }
  const known = async () => ({
    books: await world.ledger(mobile),
    told: await world.ask(tokens.accessToken, asks),
  })
  const before = await known()
  for (const forged of ['?back=1&status=ok&result=SIGNED', '?back=1&status=PASS&result=ok&flowId=FV1&passed=true']) {
    phone.wipe({ ...tokens, openId: 'o-1' })
    phone.open(page + forged)
    await phone.settle()
    expect({ forged, at: phone.path() }).toEqual({ forged, at: page })
    expect(phone.words()).toContain(says)
    expect(phone.words()).not.toMatch(/审核中|退款中|已退款|已通过|核身通过/)
  }
  expect(await known(), 'nothing has moved').toEqual(before)
})
