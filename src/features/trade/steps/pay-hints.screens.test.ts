import { expect, it } from 'vitest'
import type { HostResult } from '#wechat/host.ts'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, phone, words, wait, until, open, press, ask, answer } = await openScreens(/order/)

type Answer = 'ok' | 'cancel' | 'fail' | 'never'
type Truth = 'paid' | 'unpaid' | 'unknown'

const answers: Record<Answer, HostResult<string> | undefined> = {
  ok: { state: 'ok', value: 'ok' },
  cancel: { state: 'cancel' },
  fail: { state: 'failed', reason: 'fail' },
  never: undefined,
}
/** The final text of the screen if the service says so. */
const ends: Record<Answer, Record<Truth, RegExp>> = {
  ok: { paid: /支付成功/, unpaid: /支付结果确认中/, unknown: /支付结果确认中/ },
  cancel: { paid: /支付成功/, unpaid: /已取消支付，订单为您保留至/, unknown: /支付结果确认中，请勿重复付款/ },
  fail: { paid: /支付成功/, unpaid: /支付未完成，订单为您保留至/, unknown: /支付结果确认中，请勿重复付款/ },
  never: { paid: /支付成功|服务中/, unpaid: /微信支付 ¥9\.90/, unknown: /微信支付 ¥9\.90/ },
}
const cases = (['ok', 'cancel', 'fail', 'never'] as const).flatMap((answer) =>
  (['paid', 'unpaid', 'unknown'] as const).flatMap((truth) =>
    ['online', 'after a cut'].map((network) => [answer, truth, network] as const),
  ),
)
let customers = 0

it.each(cases)(
  'b9, B4, B7: WeChat answers %s, the service %s, %s: the screen shows the service’s state',
  async (answer, truth, network) => {
    customers += 1
    const mobile = `1390000${String(customers).padStart(4, '0')}`
    const order = { skuId: 'K701', payableFen: 990, clientNo: 'before' }
    const orderNumber = String((await ask(mobile, '/orders', order))['orderNumber'])
    environment.wallet.next({ answer: answers[answer], isPaid: truth === 'paid' })
    await open(`/order/${orderNumber}/pay`, { as: mobile })
    const isCut = network === 'after a cut'
    const unknown = { path: '/orders/finish', kind: 'status', value: 503, times: 0 } as const
    // Requests for the result fail once WeChat has answered.
    if (isCut) await environment.break({ path: '/orders/finish', kind: 'drop', times: 0 })
    else if (truth === 'unknown') await environment.break(unknown)
    let claimed = false
    const says = (what: RegExp) => () => {
      claimed ||= words().includes('支付成功')
      return what.test(words())
    }
    await press(/^微信支付 ¥/)
    if (answer === 'never') {
      await until(says(/请在微信支付窗口完成付款/))
      // The page is killed while the sheet is open.
      phone.kill()
    } else if (isCut) {
      await until(says(/支付结果确认中|暂时无法确认支付结果/))
      expect(claimed, 'claimed while nobody could be asked').toBe(false)
    }
    if (isCut) {
      await environment.mend()
      if (truth === 'unknown') await environment.break(unknown)
      window.dispatchEvent(new Event('online'))
    }
    await until(says(ends[answer][truth]))
    if (truth !== 'paid') expect(claimed).toBe(false)
  },
)

it('B7: the cashier asks for the rest of a partly paid order, without an end, as it is not closed', async () => {
  const path = '/orders/order-info-by-number'
  const order = await ask('13800000031', `${path}?orderNumber=D00310004`)
  expect(order).not.toHaveProperty('payExpireAt')
  await answer(path, { ...order, payExpireAt: Date.now() + 3_600_000 }, 0)
  await open('/order/D00310004/pay', { as: '13800000031' })
  await until(() => words().includes('已付 ¥1,200.00，共 ¥3,600.00'))
  expect(words()).toContain('¥2,400.00')
  expect(words()).not.toMatch(/请在|剩余/)
})

it('B7: a cashier that failed to load its order for 10 s retries by itself', async () => {
  await environment.break({ path: '/orders/order-info-by-number', kind: 'drop' })
  await open('/order/D00310003/pay', { as: '13800000031' })
  await until(() => words().includes('网络开小差了'))
  await until(() => /查看对公收款账户|微信支付 ¥/.test(words()), 12_000)
})

it('outside WeChat the cashier notices the payment of another phone, however late it is', async () => {
  await open('/order/D00310003/pay', { as: '13800000031', place: 'outside' })
  await until(() => words().includes('付款后本页会自动更新'))
  await wait(300_000)
  await answer('/orders/finish', { finished: true, status: 'PAID' }, 0)
  await until(() => phone.path().endsWith('/result'), 15_000)
})

it.each([
  ['inside', '本页会自动查询约30秒，之后可以刷新状态', '付款后本页会自动更新'],
  ['outside', '付款后本页会自动更新', '约30秒'],
] as const)('%s WeChat the cashier of a campaign says how long it checks', async (place, says, other) => {
  const mobile = '13900000099'
  const { orderNumber } = await ask(mobile, '/orders/promotion', { code: 'PM101', payableFen: 990, clientNo: 'before' })
  await open(`/order/${String(orderNumber)}/pay`, { as: mobile, place })
  await until(() => words().includes('付款后没有马上显示结果'))
  expect(words()).toContain(says)
  expect(words()).not.toContain(other)
})

it('a payment method of a newer service is neither chosen nor sent, though it comes first', async () => {
  const types = [
    { code: 'DIGITAL_YUAN', name: '数字人民币', enabled: true },
    { code: 'TRANSFER', name: '对公转账', enabled: true },
  ]
  await answer('/orders/pay_type', types, 0)
  await open('/order/D00310003/pay', { as: '13800000031' })
  await until(() => words().includes('数字人民币状态更新中'))
  expect(document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value).toBe('TRANSFER')
  expect(document.querySelector('[value=DIGITAL_YUAN]')).toHaveProperty('disabled', true)
  await until(() => words().includes('查看对公收款账户'))
})
