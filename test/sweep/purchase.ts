import { fireEvent } from '@testing-library/dom'
import { accepted } from './read-checkout.ts'
import type { Customer, Hand, Journey } from './walk.ts'

/** C3, verified with a face check. */
const C3 = '13800000004'
/** The same, at C2. */
const C2 = '13800000009'
/** C3, with a coupon of ten percent for K103. */
const SAVER = '13800000002'
/** Has an order with two of three parts open. */
const TRADER = '13800000031'

const SENTENCE = '本人已知悉该服务风险高于本人风险承受能力，自愿购买'

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
const advisory = { skuId: 'K301', payableFen: 298_000, riskAck, clientNo: 'before' }

/** Everything the checkout requires has been read and ticked. */
function read({ draft }: Customer, skuId: string, more: object = {}): void {
  draft(`checkout:${skuId}`, { ...accepted, riskAck, ...more })
}

async function ordered({ ask }: Customer): Promise<string> {
  return String((await ask('/orders', advisory))['orderNumber'])
}

async function flowOf({ ask }: Customer, orderNumber: string): Promise<string> {
  return String((await ask(`/esign/order?orderNumber=${orderNumber}`, {}))['flowId'])
}

async function signed(customer: Customer): Promise<string> {
  const orderNumber = await ordered(customer)
  const flowId = await flowOf(customer, orderNumber)
  const returnUrl = `${location.origin}/order/${orderNumber}/sign?back=1`
  const query = new URLSearchParams({ flowId, returnUrl }).toString()
  const { url } = await customer.ask(`/esign/signUrl?${query}`, {})
  await customer.environment.decide(String(url), 'pass')
  return orderNumber
}

async function faced(customer: Customer): Promise<string> {
  const orderNumber = await signed(customer)
  const returnUrl = `${location.origin}/order/${orderNumber}/face?back=1`
  const { url } = await customer.ask('/esign/face-auth/create', { orderNumber, returnUrl })
  await customer.environment.decide(String(url), 'pass')
  return orderNumber
}

/** Opens the document of the sheet and reads it for its time. */
const readsDocument: Hand = () => {
  const sheet = document.querySelector('#root dialog[open]')
  if (!sheet) return false
  const read = [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === '我已阅读')
  if (read && !read.disabled) read.click()
  else sheet.querySelector<HTMLElement>('a[target=_blank]')?.click()
  return true
}

/** Types the statement for a level above the customer's, if required. */
const typesSentence: Hand = () => {
  const field = document.querySelector<HTMLTextAreaElement>('#root main textarea')
  if (!field || field.value !== '') return false
  fireEvent.change(field, { target: { value: SENTENCE } })
  return 'typed'
}

/** Reads the disclosure for the required time. */
const readsOn: Hand = () =>
  [...document.querySelectorAll('#root button')].some(({ textContent }) => textContent.startsWith('请继续阅读'))

/** From checkout to the paid service, step by step: each starts where the previous one ended. product B, O1 */
export const purchase: readonly Journey[] = [
  {
    name: 'an order',
    mobile: C3,
    begin: async (customer) => {
      read(customer, 'K301')
      return '/checkout/K301'
    },
    press: /^(?:提交订单|继续办理)$/,
    done: (phone) => phone.title() === '合同签署',
    commits: { orders: 1 },
  },
  {
    name: 'an order above the customer’s level, with the risk letter',
    mobile: C2,
    begin: async ({ draft }) => {
      draft('checkout:K301', accepted)
      return '/checkout/K301/disclosure'
    },
    press: /^(?:查看匹配意见|确认|提交订单|继续办理)$/,
    hands: [typesSentence, readsOn],
    done: (phone) => phone.title() === '合同签署',
    commits: { orders: 1 },
    breaks: /^\/(?:evaluation\/info|orders(?:\/sku\/detail|\/checkBySku)?)$/,
  },
  {
    name: 'an order with a coupon',
    mobile: SAVER,
    begin: async (customer) => {
      read(customer, 'K103')
      return '/checkout/K103'
    },
    press: /^(?:提交订单|继续办理)$/,
    done: (phone) => phone.title() === '收银台',
    commits: { orders: 1, coupons: 1 },
    breaks: /^\/(?:users\/coupons|orders(?:\/pre)?)$/,
  },
  {
    name: 'an order of a campaign and its payment',
    mobile: C3,
    begin: async ({ draft }) => {
      draft('checkout:K701', { ...accepted, campaign: 'PM101' })
      return '/checkout/K701'
    },
    press: /^(?:提交订单|继续办理|微信支付 .*|返回收银台)$/,
    done: (phone) => phone.words().includes('支付成功'),
    commits: { orders: 1, paid: 1 },
    breaks: /promotion/,
  },
  {
    name: 'an order with limited places, paid in parts',
    mobile: C3,
    begin: async (customer) => {
      read(customer, 'K602', { parts: 3 })
      return '/checkout/K602'
    },
    press: /^(?:提交订单|继续办理|再试一次分 3 笔)$/,
    done: (phone) => phone.title() === '合同签署',
    commits: { orders: 1, parts: 3 },
  },
  {
    name: 'an order with limited places and a coupon',
    mobile: C3,
    begin: async (customer) => {
      await customer.ask('/coupons/gain?planNumber=CP101')
      read(customer, 'K602')
      return '/checkout/K602'
    },
    press: /^(?:提交订单|继续办理|再试一次分 2 笔)$/,
    done: (phone) => phone.title() === '合同签署',
    commits: { orders: 1, coupons: 1 },
    breaks: /^\/orders(?:\/pre-order)?$/,
  },
  {
    name: 'the signature',
    mobile: C3,
    begin: async (customer) => {
      const orderNumber = await ordered(customer)
      const flowId = await flowOf(customer, orderNumber)
      customer.draft(`sign.${flowId}`, '风险揭示书\n适当性匹配意见确认书\n个人信息单独同意书')
      return `/order/${orderNumber}/sign`
    },
    press: /^(?:阅读文件.*|去签署)$/,
    hands: [readsDocument],
    done: (phone) => phone.title() === '人脸核验',
    commits: { signed: 1 },
  },
  {
    name: 'the face check',
    mobile: C3,
    begin: async (customer) => `/order/${await signed(customer)}/face`,
    press: /^(?:开始核验|继续核验|重新核验)$/,
    done: (phone) => phone.title() === '收银台',
    commits: { faced: 1 },
  },
  {
    name: 'the payment',
    mobile: C3,
    begin: async (customer) => `/order/${await faced(customer)}/pay`,
    press: /^(?:微信支付 .*|返回收银台)$/,
    done: (phone) => phone.words().includes('支付成功'),
    commits: { paid: 1 },
  },
  {
    name: 'the payment of a part, by its link',
    mobile: TRADER,
    begin: async () => '/sub-order/S00310004002',
    press: /^微信支付 .*$/,
    done: (phone) => phone.title() === '付款链接' && /本笔已支付成功|已付款/.test(phone.words()),
    commits: { paid: 1 },
  },
]
