import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PayParameters } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { coupons, orders, payments, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import type { Visit } from '#test/service/visit.ts'
import { returnLate, returnSecond } from './late-payment.ts'
import { skuName } from './skus.ts'
import { type OrderRow, tidy } from './status.ts'
import { partsOf, type SubRow } from './sub-orders.ts'

type PaymentRow = typeof payments.$inferSelect

/** Where transfers go: the company's account, never a personal one. law §2 */
const COMPANY_ACCOUNT = { name: brand.companyName, bank: '示例银行示例支行', no: '0000 0000 0000 0000 001' }

interface Asked {
  payType?: string | undefined
  openId?: string | undefined
}

export function payTypeOf(given: string | undefined, order: OrderRow): 'WECHAT' | 'TRANSFER' {
  const wanted = given ?? order.payType ?? 'WECHAT'
  if (wanted !== 'WECHAT' && wanted !== 'TRANSFER') throw badInput(40050, '不支持的支付方式')
  return wanted
}

/**
 * Starts the one payment of an order, or of its part, or resumes it; its number at the payment service is derived from
 * theirs, so a double tap, a second tab and another payment method are all the same payment.
 */
export async function pay(
  order: OrderRow,
  part: SubRow | null,
  asked: Asked,
  visit: Visit,
  deps: Deps,
): Promise<PayParameters> {
  const payType = payTypeOf(asked.payType, order)
  needPayable(order, part)
  if (!part && (await partsOf(order.orderNumber, deps)).length > 0) {
    throw new Refusal(40927, '该订单已拆分，请逐笔支付')
  }
  if (!part && deps.content().skus.get(order.skuId)?.splitOnly) throw new Refusal(40928, '该服务仅支持分笔支付')
  const paymentNumber = `P${part?.subOrderNumber ?? order.orderNumber}`
  const amountFen = part?.amountFen ?? order.payableFen
  const openId = asked.openId ?? visit.session?.openId ?? null
  const inWechat = payType === 'WECHAT' && openId !== null && openId !== ''
  await begin({ paymentNumber, order, part, amountFen, payType, inWechat }, deps)
  if (inWechat) return deps.wechat.prepay(paymentNumber, amountFen)
  const name = skuName(order.skuId, deps)
  const kind = payType === 'WECHAT' ? 'PAY' : 'TRANSFER'
  await deps.vendors.open({ kind, reference: paymentNumber, title: name, amountFen })
  if (payType === 'TRANSFER') return { transfer: transferOf(paymentNumber, amountFen) }
  const origin = visit.origin ?? deps.origins()[0] ?? ''
  const back = part ? `/sub-order/${part.subOrderNumber}` : `/order/${order.orderNumber}/result`
  return { h5Url: `${origin}${await deps.vendors.link('PAY', paymentNumber, `${origin}${back}`)}` }
}

export function transferOf(paymentNumber: string, amountFen: number) {
  // The remark that matches the incoming transfer.
  const remark = paymentNumber.slice(-8).toUpperCase()
  return { transferNo: paymentNumber, amountFen, remark, account: COMPANY_ACCOUNT }
}

function needPayable({ status }: OrderRow, part: SubRow | null): void {
  if (status === 'WAIT_SIGN') throw new Refusal(40929, '合同签署完成后方可付款')
  if (status === 'WAIT_FACE') throw new Refusal(40930, '完成人脸核验后方可付款')
  if (status === 'CLOSED' || part?.status === 'CLOSED') throw new Refusal(40931, '订单已关闭')
  if (part?.status === 'PAID') throw new Refusal(40932, '该笔已支付')
  if (status !== 'WAIT_PAY' && status !== 'PART_PAID') throw new Refusal(40933, '该订单已支付')
}

/** One transaction: the payment, and the part it is for. Another payment method is the same payment. */
async function begin(
  p: {
    paymentNumber: string
    order: OrderRow
    part: SubRow | null
    amountFen: number
    payType: 'WECHAT' | 'TRANSFER'
    inWechat: boolean
  },
  { db, now }: Deps,
): Promise<void> {
  const { paymentNumber, order, part, amountFen, payType, inWechat } = p
  const { orderNumber } = order
  const subOrderNumber = part?.subOrderNumber ?? null
  const ways = { payType, inWechat, status: 'PAYING' as const }
  await db.batch([
    db
      .insert(payments)
      .values({ paymentNumber, orderNumber, subOrderNumber, amountFen, ...ways, createdAt: now() })
      .onConflictDoUpdate({ target: payments.paymentNumber, set: ways, setWhere: ne(payments.status, 'PAID') }),
    db
      .update(subOrders)
      .set({ status: 'PAYING' })
      .where(and(eq(subOrders.subOrderNumber, subOrderNumber ?? ''), eq(subOrders.status, 'WAIT_PAY'))),
    db.update(orders).set({ payType }).where(eq(orders.orderNumber, orderNumber)),
  ])
}

/** Asks the payment provider about every pending payment of an order. */
export async function confirmPayments(orderNumber: string, deps: Deps): Promise<void> {
  const open = and(eq(payments.orderNumber, orderNumber), eq(payments.status, 'PAYING'))
  for (const row of await deps.db.select().from(payments).where(open)) await confirm(row, deps)
}

async function confirm(row: PaymentRow, deps: Deps): Promise<void> {
  const { paymentNumber: reference, amountFen } = row
  const inWechat = deps.wechat.payResult(reference)
  if (inWechat?.state === 'SUCCESS') {
    return applyPayment({ reference, number: inWechat.transactionId ?? reference, amountFen: inWechat.fen }, deps)
  }
  for (const kind of ['PAY', 'TRANSFER'] as const) {
    const said = await deps.vendors.ask(kind, reference)
    if (said?.outcome === 'DONE') {
      return applyPayment({ reference, number: said.number, amountFen: said.amountFen ?? amountFen }, deps)
    }
  }
}

type Paid = Pick<VendorAnswer, 'reference' | 'number' | 'amountFen'>

/**
 * The payment has arrived; reported once or ten times, it counts once. One transaction: the payment, its part, the
 * order's paid amount, its coupon, and the service once everything is paid. For a closed order it is refunded.
 */
export async function applyPayment({ reference, number, amountFen }: Paid, deps: Deps): Promise<void> {
  const { db, now } = deps
  await tidy(deps)
  const row = await db.query.payments.findFirst({ where: eq(payments.paymentNumber, reference) })
  if (!row) throw new Refusal(40401, '支付单不存在')
  if (row.status === 'PAID') {
    if (row.transactionId !== number) await returnSecond(row, number, deps)
    return
  }
  if (amountFen !== row.amountFen) throw new Refusal(40051, '支付金额与订单不一致')
  const { orderNumber } = row
  const at = now()
  const order = eq(orders.orderNumber, orderNumber)
  const total = sql<number>`(select coalesce(sum("amountFen"), 0) from ${payments} where ${payments.orderNumber} = ${orderNumber} and ${payments.status} = 'PAID' and (${payments.subOrderNumber} is null or ${payments.subOrderNumber} in (select ${subOrders.subOrderNumber} from ${subOrders} where ${subOrders.status} = 'PAID')))`
  const isWhole = sql`${total} >= ${orders.payableFen}`
  const days = await serviceOf(orderNumber, deps)
  const startAt = days?.opensNextDay ? today(at) + DAY + 9 * 3600_000 : at
  const opened = startAt > at ? 'PAID' : 'IN_SERVICE'
  const waits = inArray(orders.status, ['WAIT_PAY', 'PART_PAID'])
  const [[taken]] = await db.batch([
    db
      .update(payments)
      .set({ status: 'PAID', transactionId: number, paidAt: at })
      .where(and(eq(payments.paymentNumber, reference), ne(payments.status, 'PAID')))
      .returning(),
    db
      .update(subOrders)
      .set({ status: 'PAID' })
      .where(and(eq(subOrders.subOrderNumber, row.subOrderNumber ?? ''), ne(subOrders.status, 'CLOSED'))),
    db
      .update(orders)
      .set({ paidFen: total })
      .where(and(order, ne(orders.status, 'CLOSED'))),
    db.update(orders).set({ status: 'PART_PAID' }).where(and(order, waits)),
    db
      .update(orders)
      .set({
        status: opened,
        openKey: null,
        paidAt: at,
        serviceStartAt: startAt,
        serviceEndAt: startAt + (days?.serviceDays ?? 365) * DAY,
      })
      .where(and(order, waits, isWhole)),
    db
      .update(coupons)
      .set({ status: 'USED', usedAt: at })
      .where(
        and(
          eq(coupons.orderNumber, orderNumber),
          eq(coupons.status, 'LOCKED'),
          sql`exists (select 1 from ${orders} where ${order} and ${isWhole})`,
        ),
      ),
  ])
  if (taken) await returnLate(taken, deps)
}

async function serviceOf(orderNumber: string, deps: Deps) {
  const row = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  return row && deps.content().skus.get(row.skuId)
}
