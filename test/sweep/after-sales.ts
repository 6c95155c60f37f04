import { fill } from './fill.ts'
import type { Hand, Journey } from './walk.ts'

/** Has an order of every status; the finished one has no invoice yet. */
const TRADER = '13800000031'

const person: Hand = () => fill({ 发票抬头: '示例客户', 接收邮箱: 'a@example.com' })

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
]
