import { fill } from './fill.ts'
import type { Hand, Journey } from './walk.ts'

/** Has an order of every status; the finished one has no invoice yet. */
const TRADER = '13800000031'

/** An order under way, paid by WeChat. */
const BUYER = '13800000002'

/** Has a refund of what came by transfer, which waits for an account. */
const REFUNDER = '13800000032'

const why: Hand = () => fill({ 退款原因: 'time' })
const person: Hand = () => fill({ 发票抬头: '示例客户', 接收邮箱: 'a@example.com' })

const account: Hand = () =>
  fill({ 户名: '退示例', 开户银行: '示例银行', 开户支行: '示例支行', 银行卡号: '6222020000000000000' })

/** What follows a purchase. product E, O1 */
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
