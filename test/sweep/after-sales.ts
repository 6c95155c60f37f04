import { handsIn } from './files.ts'
import { fill } from './fill.ts'
import type { Hand, Journey } from './walk.ts'

/** Has an order of every status; the finished one has no invoice yet. */
const TRADER = '13800000031'

/** A running order, paid by WeChat. */
const BUYER = '13800000002'

/** Has a refund of a transfer, which waits for an account. */
const REFUNDER = '13800000032'

const why: Hand = () => fill({})
const person: Hand = () => fill({ 发票抬头: '示例客户', 接收邮箱: 'a@example.com' })

/** Selects every order that can be invoiced. */
const all: Hand = () => {
  const boxes = document.querySelectorAll<HTMLInputElement>('#root li input[type=checkbox]:not(:checked)')
  for (const box of boxes) box.click()
  return boxes.length > 0
}

/** If nothing is left to invoice, the invoiced ones are in the other list. */
const looks: Hand = () => {
  if (!document.querySelector('#root')?.textContent.includes('暂无可开票的订单')) return false
  document.querySelector<HTMLElement>('#root [role=tab][aria-selected=false]')?.click()
  return true
}

/** Answers that nothing was promised, and that the rules are known. */
const tells: Hand = () => fill({}, { named: /承诺|个人账户/, at: 1 })

const account: Hand = () =>
  fill({ 户名: '退示例', 开户银行: '示例银行', 开户支行: '示例支行', 银行卡号: '6222020000000000000' })

/** After a purchase. product E */
export const afterSales: readonly Journey[] = [
  {
    name: 'an invoice',
    mobile: TRADER,
    begin: async () => '/invoice?orderNumber=D00310007',
    press: /^(?:预览发票|提交申请|核对结果)$/,
    hands: [person],
    done: (phone) => phone.words().includes('开具中'),
    commits: { invoices: 1 },
  },
  {
    name: 'an invoice of several orders',
    mobile: BUYER,
    begin: async () => '/invoice',
    press: /^(?:预览发票|提交申请|核对结果)$/,
    hands: [all, looks, person],
    done: (phone) => /开具中.*开具中/.test(phone.words()),
    commits: { invoices: 1 },
    breaks: /batch/,
  },
  {
    name: 'the voucher of a transfer',
    mobile: TRADER,
    begin: async ({ ask }) => {
      await ask('/payment/order/main', { orderNumber: 'D00310003', payType: 'TRANSFER' })
      return '/order/D00310003/transfer'
    },
    press: /^提交凭证$/,
    hands: [handsIn('input[type=file]')],
    done: (phone) => /凭证已于 .* 提交/.test(phone.words()),
    commits: { vouchers: 1 },
    breaks: /pay-type|oss|files/,
  },
  {
    name: 'the answers of a follow-up visit',
    mobile: TRADER,
    begin: async () => '/order/D00310006/feedback',
    press: /^提交回访$/,
    hands: [tells, handsIn('input[type=file]')],
    done: (phone) => phone.words().includes('回访已提交'),
    commits: { feedbacks: 1 },
    breaks: /feedback|oss|files/i,
    secret: true,
  },
  {
    name: 'a refund',
    mobile: BUYER,
    begin: async () => '/order/D00020001/refund',
    press: /^(?:下一步：核对退款协议|去签署)$/,
    hands: [why],
    done: (phone) => phone.title() === '退款详情' && phone.words().includes('审核中'),
    commits: { refunds: 1 },
  },
  {
    name: 'the account of a refund',
    mobile: REFUNDER,
    begin: async () => '/order/D00320003/refund',
    press: /^提交收款账户$/,
    hands: [account],
    done: (phone) => phone.title() === '退款详情' && phone.words().includes('退款中'),
    commits: { accounts: 1 },
    secret: true,
  },
]

/** About a running order. */
export const complaint: Journey = {
  name: 'a complaint',
  mobile: TRADER,
  begin: async () => '/complaint?orderNumber=D00310006&type=SERVICE',
  press: /^(?:提交|核对结果)$/,
  hands: [() => fill({ 事实经过与期望的处理结果: '老师没有按约定的时间上课，希望补课。', 联系手机号: TRADER })],
  done: (phone) => /受理编号TS\d{18}/.test(phone.words()),
  commits: { complaints: 1 },
  secret: true,
}
