import type {
  faceChecks,
  orders,
  payments,
  refunds,
  signFlows,
  subOrders,
  vendorCases,
} from '#test/service/database/schema.ts'
import { quoteRefund } from '#test/service/trade/refund-amount.ts'
import { said } from '#test/service/trade/refund-words.ts'
import { DAY } from './days.ts'

/** Every status of an order. */
const TRADER = 'U000031'
/** Every state of a refund. */
const REFUNDER = 'U000032'
/** What goes wrong on the way. */
const PUZZLED = 'U000033'

interface TradeRows {
  orders: (typeof orders.$inferInsert)[]
  subOrders: (typeof subOrders.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
  signFlows: (typeof signFlows.$inferInsert)[]
  faceChecks: (typeof faceChecks.$inferInsert)[]
  vendorCases: (typeof vendorCases.$inferInsert)[]
}

type Order = TradeRows['orders'][number]

const WAITING = new Set(['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY', 'PART_PAID'])

const REJECTED = '已学完全部课时，经审核不符合退款条件'

type RefundStatus = 'WAIT_SIGN' | 'AUDITING' | 'WAIT_BANK' | 'PAYING' | 'DONE' | 'REJECTED'

/** The timeline of a refund up to its state, in steps of one hour. */
function timelineOf(status: RefundStatus, from: number) {
  const at = (hours: number) => from + hours * 3600_000
  const way: Record<RefundStatus, readonly string[]> = {
    WAIT_SIGN: [],
    AUDITING: [said.signed(at(1))],
    WAIT_BANK: [said.signed(at(1)), said.wantsAccount],
    PAYING: [said.signed(at(1)), said.passed(at(2))],
    DONE: [said.signed(at(1)), said.passed(at(2)), said.done],
    REJECTED: [said.signed(at(1)), said.rejected(REJECTED)],
  }
  return [said.applied, ...way[status]].map((text, hours) => ({ at: at(hours), text }))
}

/** Orders, refunds and their dependents in every state; days count from the service's today. */
export function tradeRows(today: number): TradeRows {
  const order = (
    orderNumber: string,
    userId: string,
    skuId: string,
    status: string,
    fen: number,
    more: Partial<Order> = {},
  ): Order => {
    const waits = WAITING.has(status)
    const createdAt = more.createdAt ?? today - (waits ? 0 : 20 * DAY)
    const paid = { paidFen: fen, paidAt: createdAt, serviceStartAt: createdAt, serviceEndAt: createdAt + 365 * DAY }
    return {
      orderNumber,
      userId,
      skuId,
      status,
      amountFen: fen,
      payableFen: fen,
      createdAt,
      ...(waits ? { openKey: `${userId} ${skuId}`, payExpireAt: today + 2 * DAY } : status === 'CLOSED' ? {} : paid),
      ...more,
    }
  }
  const refund = (
    refundNumber: string,
    of: Order,
    status: RefundStatus,
    more: { applyFen?: number; isRead?: boolean } = {},
  ) => {
    const createdAt = today - 2 * DAY
    const { maxFen, lines } = quoteRefund({ ...of, paidFen: of.payableFen, status: 'IN_SERVICE' }, createdAt)
    const { applyFen = maxFen, isRead = false } = more
    return {
      refundNumber,
      orderNumber: of.orderNumber,
      userId: of.userId,
      status,
      isRead,
      openKey: status === 'DONE' || status === 'REJECTED' ? null : of.orderNumber,
      applyFen,
      reason: '暂时没有时间学习',
      ...(status === 'DONE' && { actualFen: applyFen }),
      ...(status === 'REJECTED' && { rejectReason: REJECTED }),
      timeline: JSON.stringify(timelineOf(status, createdAt)),
      lines: JSON.stringify([...lines, { name: '申请退款金额', amountFen: applyFen }]),
      createdAt,
    }
  }

  const states = {
    sign: order('D00310001', TRADER, 'K302', 'WAIT_SIGN', 498000),
    face: order('D00310002', TRADER, 'K301', 'WAIT_FACE', 298000, { signedAt: today }),
    pay: order('D00310003', TRADER, 'K105', 'WAIT_PAY', 99900),
    part: order('D00310004', TRADER, 'K602', 'PART_PAID', 360000, { signedAt: today, paidFen: 120000 }),
    paid: order('D00310005', TRADER, 'K501', 'PAID', 1280000, {
      createdAt: today,
      signedAt: today,
      serviceStartAt: today + DAY + 9 * 3600_000,
      serviceEndAt: today + 366 * DAY + 9 * 3600_000,
    }),
    service: order('D00310006', TRADER, 'K110', 'IN_SERVICE', 199900, { signedAt: today - 20 * DAY }),
    finished: order('D00310007', TRADER, 'K106', 'FINISHED', 59900, {
      createdAt: today - 400 * DAY,
      serviceEndAt: today - 35 * DAY,
    }),
    closed: order('D00310008', TRADER, 'K103', 'CLOSED', 69900, {
      closedAt: today - 19 * DAY,
      closedReason: '超时未付款',
    }),
    refunding: order('D00310009', TRADER, 'K104', 'REFUNDING', 19900, {
      createdAt: today - 3 * DAY,
      statusBefore: 'IN_SERVICE',
    }),
    refunded: order('D00310010', TRADER, 'K109', 'REFUNDED', 89900, { createdAt: today - 3 * DAY }),
    partly: order('D00310011', TRADER, 'K101', 'REFUNDED', 129900),
  }
  const back = {
    sign: order('D00320001', REFUNDER, 'K101', 'IN_SERVICE', 129900, { createdAt: today - 3 * DAY }),
    audit: order('D00320002', REFUNDER, 'K103', 'REFUNDING', 69900, {
      createdAt: today - 3 * DAY,
      statusBefore: 'IN_SERVICE',
    }),
    bank: order('D00320003', REFUNDER, 'K110', 'REFUNDING', 199900, {
      createdAt: today - 3 * DAY,
      statusBefore: 'IN_SERVICE',
      signedAt: today - 3 * DAY,
    }),
    paying: order('D00320004', REFUNDER, 'K105', 'REFUNDING', 99900, {
      createdAt: today - 3 * DAY,
      statusBefore: 'IN_SERVICE',
    }),
    done: order('D00320005', REFUNDER, 'K106', 'REFUNDED', 59900, { createdAt: today - 3 * DAY }),
    rejected: order('D00320006', REFUNDER, 'K109', 'IN_SERVICE', 89900),
    /** Paid in three parts, the last by transfer. */
    split: order('D00320007', REFUNDER, 'K602', 'IN_SERVICE', 360000, { createdAt: today, signedAt: today }),
  }
  const odd = {
    expired: order('D00330001', PUZZLED, 'K301', 'WAIT_SIGN', 298000),
    faceless: order('D00330002', PUZZLED, 'K302', 'WAIT_FACE', 498000, { signedAt: today }),
    late: order('D00330003', PUZZLED, 'K105', 'WAIT_PAY', 99900),
    dearer: order('D00330004', PUZZLED, 'K601', 'WAIT_PAY', 39800),
  }
  const part = (of: Order, seq: number, status: 'PAID' | 'WAIT_PAY') => ({
    subOrderNumber: `S${of.orderNumber.slice(1)}00${seq}`,
    orderNumber: of.orderNumber,
    serialNumber: `b7d1e0c2a94f4c588355${of.orderNumber.slice(1)}000${seq}`,
    seq,
    amountFen: 120000,
    status,
  })
  const payment = (of: Order, payType: 'WECHAT' | 'TRANSFER', more: Partial<TradeRows['payments'][number]> = {}) => ({
    paymentNumber: `P${of.orderNumber}`,
    orderNumber: of.orderNumber,
    subOrderNumber: null,
    amountFen: of.payableFen,
    payType,
    inWechat: false,
    status: 'PAID' as const,
    transactionId: `SEED${of.orderNumber}`,
    createdAt: of.createdAt,
    paidAt: of.createdAt,
    ...more,
  })
  const partPaid = (of: Order, seq: number, payType: 'WECHAT' | 'TRANSFER') => {
    const { subOrderNumber, amountFen } = part(of, seq, 'PAID')
    const transactionId = `SEED${subOrderNumber}`
    return payment(of, payType, { paymentNumber: `P${subOrderNumber}`, subOrderNumber, amountFen, transactionId })
  }
  const flow = (orderNumber: string, userId: string, status: 'SIGNED' | 'EXPIRED', at: number) => ({
    flowId: `E${orderNumber.slice(1)}`,
    userId,
    kind: 'ORDER' as const,
    targetId: orderNumber,
    liveKey: status === 'SIGNED' ? `ORDER ${orderNumber}` : null,
    status,
    createdAt: at,
    expireAt: at + 2 * 3600_000,
    signedAt: status === 'SIGNED' ? at : null,
    subject: null,
  })
  const base = { kind: 'PAYOUT' as const, title: '退款打款', outcome: null, asksLeft: 0, at: today }
  return {
    orders: [...Object.values(states), ...Object.values(back), ...Object.values(odd)],
    subOrders: [
      part(states.part, 1, 'PAID'),
      part(states.part, 2, 'WAIT_PAY'),
      part(states.part, 3, 'WAIT_PAY'),
      ...[1, 2, 3].map((seq) => part(back.split, seq, 'PAID')),
    ],
    payments: [
      payment(back.bank, 'TRANSFER'),
      partPaid(states.part, 1, 'WECHAT'),
      partPaid(back.split, 1, 'WECHAT'),
      partPaid(back.split, 2, 'WECHAT'),
      partPaid(back.split, 3, 'TRANSFER'),
      payment(odd.late, 'WECHAT', { status: 'PAYING', transactionId: null, paidAt: null }),
    ],
    refunds: [
      refund('FD00310009', states.refunding, 'AUDITING'),
      refund('FD00310010', states.refunded, 'DONE', { isRead: true }),
      refund('FD00310011', states.partly, 'DONE', { applyFen: 100000, isRead: true }),
      refund('FD00320001', back.sign, 'WAIT_SIGN', { isRead: true }),
      refund('FD00320002', back.audit, 'AUDITING'),
      refund('FD00320003', back.bank, 'WAIT_BANK'),
      refund('FD00320004', back.paying, 'PAYING'),
      refund('FD00320005', back.done, 'DONE', { isRead: true }),
      refund('FD00320006', back.rejected, 'REJECTED'),
    ],
    signFlows: [
      flow('D00330001', PUZZLED, 'EXPIRED', today - DAY),
      ...[states.face, states.part, states.paid, states.service, back.bank, back.split, odd.faceless].map(
        ({ orderNumber, userId, signedAt }) => flow(orderNumber, userId, 'SIGNED', signedAt ?? today),
      ),
      flow('D00070001', 'U000007', 'SIGNED', today - 60 * DAY),
    ],
    faceChecks: [1, 2, 3].map((n) => ({
      flowId: `V0033000200${n}`,
      userId: PUZZLED,
      orderNumber: 'D00330002',
      status: 'FAIL',
      reason: '光线不足，未能确认为本人',
      createdAt: today + n * 60_000,
    })),
    vendorCases: [
      // Paid, and reported on the fourth question.
      {
        ...base,
        caseId: 'PAY PD00330003',
        kind: 'PAY',
        reference: 'PD00330003',
        title: '订单付款',
        amountFen: 99900,
        outcome: 'DONE',
        number: 'SEEDLATE0003',
        asksLeft: 3,
      },
      ...[
        { reference: 'FD00310009', amountFen: states.refunding.payableFen },
        { reference: 'FD00320002', amountFen: back.audit.payableFen },
        { reference: 'FD00050002', amountFen: 69900 },
      ].map((audit) => ({
        ...base,
        ...audit,
        caseId: `AUDIT ${audit.reference}`,
        kind: 'AUDIT' as const,
        title: '退款审核',
      })),
      { ...base, caseId: 'PAYOUT FD00320004', reference: 'FD00320004', amountFen: 99900 },
    ],
  }
}
