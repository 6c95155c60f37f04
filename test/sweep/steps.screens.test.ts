import { beforeAll, expect, it } from 'vitest'
import { orderStatus } from '#features/trade/order/order.words.ts'
import { handsIn } from './files.ts'
import { fill } from './fill.ts'
import { openTools, type Tools } from './sweep.ts'

/** Has an order of every status. */
const TRADER = '13800000031'

/** Has a refund of every state. */
const REFUNDER = '13800000032'
/** Known by a number only. */
const NEW = '13800000001'

const steps = ['sign', 'face', 'pay', 'result'] as const

/**
 * The target of each page of an order by its status, whatever its address says: the final page, and its text. By hand
 * from product §2.17 and law §1.
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
  tools = await openTools(/order|refund|suitability|invoice|checkout/)
  await tools.environment.reset()
}, 60_000)

it.each(Object.keys(table))(
  'B3, B9: %s: every later page redirects to the order’s current step, with a reason',
  async (status) => {
    const { environment, phone } = tools
    const [orderNumber, label, ends] = table[status] ?? ['', '', []]
    const tokens = (await environment.login(TRADER)) as { accessToken: string; refreshToken: string }
    const bearer = tokens.accessToken
    const before = await environment.ask(bearer, '/orders/detail/v2', { orderNumber })
    expect([before['status'], orderStatus(status)]).toEqual([status, label])
    for (const forged of ['', '?back=1&status=ok&result=SIGNED&paid=1&nextStep=PAY']) {
      for (const [at, step] of steps.entries()) {
        phone.wipe({ ...tokens, openId: 'o-1' })
        phone.open(`/order/${orderNumber}/${step}${forged}`)
        await phone.untilIdle()
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
    expect(await environment.ask(bearer, '/orders/detail/v2', { orderNumber }), 'nothing has moved').toEqual(before)
  },
)

type Ask = (path: string, body?: unknown) => Promise<Record<string, unknown>>

interface Return {
  name: string
  mobile: string
  page: string
  asks: string
  says: string
  /** A visit started at the vendor; the tab's record of it. */
  begin?: (ask: Ask) => Promise<readonly [string, unknown]>
}

/** A return from a vendor whose address claims more than the service knows. law §1, OR-12, SU-06 */
const returns: readonly Return[] = [
  {
    name: 'the agreement of a refund',
    mobile: REFUNDER,
    page: '/refund/FD00320001',
    asks: '/orders/detail/refund-number?refundNumber=FD00320001',
    says: '待签署',
  },
  { name: 'a face nobody was asked for', mobile: NEW, page: '/suitability/face', asks: '/verify/info', says: '身份证' },
  {
    name: 'the face check of the identity, under review',
    mobile: NEW,
    page: '/suitability/face',
    asks: '/verify/info',
    says: '继续核身',
    begin: async (ask) => {
      await ask('/verify/start?consentVersion=1')
      const keys = []
      for (const _ of ['front', 'back']) {
        const { putUrl, fileKey } = await ask('/oss/generate-presign-url?ext=jpg&purpose=ID')
        await tools.environment.put(String(putUrl))
        keys.push(String(fileKey))
      }
      await ask(`/verify/submit-id?frontKey=${keys[0]}&backKey=${keys[1]}`, {})
      const returnUrl = `${location.origin}/suitability/face`
      return ['face-flow', (await ask('/verify/submit-esign-face', { returnUrl, consentVersion: '1' }))['flowId']]
    },
  },
  {
    name: 'the face check of an order, under review',
    mobile: TRADER,
    page: '/order/D00310002/face',
    asks: '/orders/order-info-by-number?orderNumber=D00310002',
    says: '完成人脸核验后方可付款',
    begin: async (ask) => {
      const returnUrl = `${location.origin}/order/D00310002/face?back=1`
      const begun = await ask('/esign/face-auth/create', { orderNumber: 'D00310002', returnUrl })
      return ['face.D00310002', begun['flowId']]
    },
  },
]

it.each(returns)('$name: a forged return changes nothing and is not trusted', async (each) => {
  const { mobile, page, asks, says, begin } = each
  const { environment, phone } = tools
  const tokens = (await environment.login(mobile)) as { accessToken: string; refreshToken: string }
  const known = async () => ({
    books: await environment.ledger(mobile),
    answer: await environment.ask(tokens.accessToken, asks),
  })
  const [draft, flowId] = (await begin?.((path, body) => environment.ask(tokens.accessToken, path, body))) ?? []
  const before = await known()
  for (const forged of ['?back=1&status=ok&result=SIGNED', '?back=1&status=PASS&result=ok&flowId=FV1&passed=true']) {
    phone.wipe({ ...tokens, openId: 'o-1' })
    if (draft !== undefined) sessionStorage.setItem(`draft:${draft}`, String(flowId))
    phone.open(page + forged)
    await phone.untilIdle()
    expect({ forged, at: phone.path() }).toEqual({ forged, at: page })
    expect(phone.words()).toContain(says)
    expect(phone.words()).not.toMatch(/审核中|退款中|已退款|已通过|核身通过/)
  }
  expect(await known(), 'nothing has moved').toEqual(before)
})

it('an evaluation that expires after the order: every step asks for a new one and then returns', async () => {
  const { environment, phone } = tools
  await environment.reset()
  const tokens = (await environment.login(TRADER)) as { accessToken: string; refreshToken: string }
  const rate = (days: number) =>
    environment.control('/rate', { mobile: TRADER, level: 'C4', expireAt: Date.now() + days * 86_400_000 })
  phone.wipe({ ...tokens, openId: 'o-1' })
  const at = async (path: string) => {
    phone.open(path)
    await phone.untilIdle()
    return phone.path() + location.search
  }
  await rate(-1)
  for (const [order, step] of [
    ['D00310001', 'sign'],
    ['D00310002', 'face'],
    ['D00310003', 'pay'],
  ]) {
    expect(await at(`/order/${order}/${step}`)).toBe(`/suitability?redirect=%2Forder%2F${order}`)
    expect(phone.words()).toContain('您的风险测评已过期，请重新测评')
    expect(await environment.codeOf(tokens.accessToken, '/payment/order/main', { orderNumber: order })).toBe(40305)
    const returnUrl = `${location.origin}/order/${order}/face`
    expect(
      await environment.codeOf(tokens.accessToken, '/esign/face-auth/create', { orderNumber: order, returnUrl }),
    ).toBe(40305)
    await at(`/order/${order}`)
    expect(document.querySelector('#root main ~ * a, #root a[href^="/suitability?"]')?.textContent).toBe('去测评')
  }
  // A partly paid order is paid completely.
  expect(await at('/order/D00310004/pay')).toBe('/order/D00310004/pay')
  await rate(300)
  expect(await at('/order/D00310003/pay')).toBe('/order/D00310003/pay')
  expect(phone.words()).toContain('微信支付 ¥999.00')
})

it('the error of a rejected follow-up visit disappears with the next answer', async () => {
  const { environment, phone } = tools
  await environment.reset()
  const tokens = (await environment.login(TRADER)) as { accessToken: string; refreshToken: string }
  phone.wipe({ ...tokens, openId: 'o-1' })
  phone.open('/order/D00310006/feedback')
  await phone.untilIdle()
  const refused = {
    path: '/orders/feedback/create',
    kind: 'code',
    value: 50_000,
    text: '操作失败，请稍后再试',
  } as const
  await environment.break(refused)
  fill({}, { named: /承诺|个人账户/, at: 1 })
  handsIn('input[type=file]')()
  await phone.untilIdle()
  const submit = [...document.querySelectorAll<HTMLElement>('#root button')].find(
    ({ textContent }) => textContent === '提交回访',
  )
  submit?.click()
  await phone.untilIdle()
  expect(phone.words()).toContain('操作失败，请稍后再试')
  document.querySelector<HTMLElement>('#root fieldset input:not(:checked)')?.click()
  await phone.untilIdle()
  expect(phone.words()).not.toContain('操作失败')
})

/** Pages opened too early by their address, or by another customer: their text, and that they lead no further. */
const early: readonly (readonly [string, string, RegExp])[] = [
  [TRADER, '/order/D00310001/transfer', /该订单尚未选择对公转账/],
  [TRADER, '/order/D00310001/contract', /暂无已签署的文件/],
  [TRADER, '/order/D00310001/feedback', /服务开通后可提交回访/],
  [TRADER, '/order/D00310001/refund', /该订单当前不可申请退款/],
  [TRADER, '/order/D00310010/refund', /该订单当前不可申请退款/],
  [TRADER, '/order/D00310009/refund', /退款详情审核中/],
  [TRADER, '/invoice?orderNumber=D00310003', /订单完成付款后可开发票/],
  [TRADER, '/invoice?orderNumber=D00310009', /退款处理完成后，可按剩余金额开票/],
  [TRADER, '/invoice?orderNumber=D00310010', /该订单已全额退款，无需开票/],
  [TRADER, '/checkout/K501', /您已购买该服务/],
  [TRADER, '/checkout/K301/agreement/none', /没有这份文件/],
  [NEW, '/checkout/K301', /适当性匹配.*测评后确认/],
  [NEW, '/checkout/K301/disclosure', /您尚未完成风险测评，暂不能确认该服务是否与您匹配/],
  [NEW, '/suitability/survey', /请先填写基本信息|基本信息/],
  [NEW, '/suitability/face', /请先完成身份证件认证/],
  [NEW, '/suitability/result', /还没有|尚未|暂无/],
  ...['', '/sign', '/pay', '/result', '/contract', '/refund', '/feedback', '/transfer'].map(
    (step) => [NEW, `/order/D00310006${step}`, /订单不存在|不存在|暂时/] as const,
  ),
  [NEW, '/refund/FD00320001', /不存在/],
  [NEW, '/invoice?orderNumber=D00310007', /不存在/],
]

it('B3: a page opened too early, or by another customer, explains why and leads no further', async () => {
  const { environment, phone } = tools
  await environment.reset()
  const wrong: string[] = []
  for (const [mobile, path, says] of early) {
    const before = await environment.ledger(mobile)
    phone.wipe({ ...((await environment.login(mobile)) as Record<string, string>), openId: 'o-1' })
    phone.open(path)
    await phone.untilIdle()
    if (!says.test(phone.words())) wrong.push(`${path}: ${phone.words().slice(0, 120)}`)
    const leads = [...document.querySelectorAll('#root button:not([disabled])')].map(({ textContent }) => textContent)
    const binds = leads.filter((word) => /^(?:提交|去签署|微信支付|下一步：|预览发票|开始核|确认|我已阅读)/.test(word))
    if (binds.length > 0) wrong.push(`${path}: ${binds.join()}`)
    if (JSON.stringify(await environment.ledger(mobile)) !== JSON.stringify(before))
      wrong.push(`${path}: something was done`)
  }
  expect(wrong).toEqual([])
})
