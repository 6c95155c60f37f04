import { array, boolean, type InferOutput, nullable, object, optional, string, union } from 'valibot'
import { Analyst, known, listOf } from '#api/shapes.ts'
import { Gift } from '#api/shapes/coupon.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** Orders and what belongs to them. Money is integer fen, times epoch ms. product §0.2, product §2.17 */

/** A legal document: each has a version, and `mustReadSec` is how long it must stay open before it counts as read. */
const RiskDisclosure = object({ docVersion: string(), title: string(), items: array(string()), mustReadSec: Count })

/** A document accepted with an order, in full; `effectiveAt`: when this version took effect. */
const Agreement = object({
  key: string(),
  name: string(),
  docVersion: string(),
  effectiveAt: Time,
  paragraphs: array(string()),
})

/** A service on sale. `stock` null: not counted. `splitOnly`: paid in parts only. */
export const Sku = object({
  skuId: string(),
  skuNumber: string(),
  name: string(),
  kind: known('COURSE', 'COLUMN', 'CHAT', 'STRATEGY', 'PACKAGE', 'POOL', 'VIP', 'QUOTE_INDEX', 'SERVICE'),
  riskLevel: optional(known('R1', 'R2', 'R3', 'R4', 'R5')),
  coverUrl: string(),
  priceFen: Finite,
  originPriceFen: optional(Finite),
  serviceDays: optional(Count),
  stock: optional(nullable(Count)),
  saleStatus: known('ON', 'OFF', 'SOLD_OUT', 'NOT_START'),
  saleStartAt: optional(Time),
  serviceDescHtml: string(),
  refundRuleText: string(),
  analysts: listOf(Analyst),
  /** The requirements of an order; where the server does not give them, see `asksFor` in lib/gates.ts. */
  needEval: optional(boolean()),
  needSign: optional(boolean()),
  needFace: optional(boolean()),
  needRealname: optional(boolean()),
  needAddress: boolean(),
  splitOnly: boolean(),
  gifts: optional(listOf(Gift)),
  /** The content that it opens, if that has a page of its own. */
  opens: optional(
    object({
      kind: known('COURSE', 'SERIES', 'COLUMN', 'CASES', 'POOL', 'CHAT', 'ROOM', 'STRATEGY', 'PACKAGE'),
      id: string(),
    }),
  ),
  riskDisclosure: optional(RiskDisclosure),
  agreements: optional(listOf(Agreement)),
})
export type Sku = InferOutput<typeof Sku>

/** A sku in a campaign; `code` opens it. */
export const CampaignSku = object({
  ...Sku.entries,
  campaign: object({ code: string(), name: string(), startAt: Time, endAt: Time }),
})

export const OrderStatus = known(
  'WAIT_SIGN',
  'WAIT_FACE',
  'WAIT_PAY',
  'PART_PAID',
  'PAID',
  'IN_SERVICE',
  'FINISHED',
  'CLOSED',
  'REFUNDING',
  'REFUNDED',
)

/** The customer's next step: the server decides, whatever the client assumes. Null: none. */
const NextStep = nullable(known('EVAL', 'SIGN', 'FACE', 'PAY', 'FEEDBACK'))

/** A part of a split payment; `serialNumber` opens its public page. */
export const SubOrder = object({
  subOrderNumber: string(),
  serialNumber: optional(string()),
  seq: Count,
  amountFen: Finite,
  status: known('WAIT_PAY', 'PAYING', 'PAID', 'CLOSED'),
  payExpireAt: optional(Time),
})
export type SubOrder = InferOutput<typeof SubOrder>

/** One line of a calculation, as printed. */
export const AmountLine = object({ name: string(), amountFen: Finite })

export const Order = object({
  orderNumber: string(),
  sku: Sku,
  status: OrderStatus,
  amountFen: Finite,
  discountFen: Finite,
  payableFen: Finite,
  paidFen: Finite,
  createdAt: Time,
  payExpireAt: optional(Time),
  serviceStartAt: optional(Time),
  serviceEndAt: optional(Time),
  nextStep: optional(NextStep),
  subOrders: optional(listOf(SubOrder)),
  contractReady: boolean(),
  /** Today's refund amount, line by line; `usedDays` of `serviceDays` where the service has begun. */
  refund: optional(
    object({
      canApply: boolean(),
      maxFen: Finite,
      coolingEndAt: optional(Time),
      isCooling: optional(boolean()),
      usedDays: optional(Count),
      serviceDays: optional(Count),
      refundNumber: optional(string()),
      lines: optional(listOf(AmountLine)),
    }),
  ),
  /**
   * `amountFen`: the amount of an invoice, paid and not refunded; 0 where none is possible. `issuedAt`: when it was
   * issued.
   */
  invoice: optional(
    object({
      status: known('NONE', 'APPLIED', 'ISSUED', 'FAILED'),
      url: optional(string()),
      amountFen: optional(Finite),
      issuedAt: optional(Time),
    }),
  ),
  adviser: optional(Analyst),
  salesNumber: optional(string()),
  campaignCode: optional(string()),
  closedReason: optional(string()),
  /** Why its owner cannot continue with a pending order: a requirement that was met is no longer met. */
  blockedReason: optional(string()),
})
export type Order = InferOutput<typeof Order>

/** The status of a signature. EXPIRED: start a new one. */
export const SignFlow = object({
  flowId: string(),
  docs: listOf(object({ name: string(), pdfUrl: string(), mustReadSec: Count })),
  status: known('CREATED', 'SIGNING', 'SIGNED', 'REJECTED', 'EXPIRED'),
})
export type SignFlow = InferOutput<typeof SignFlow>

/**
 * Parameters for WeChat's payment sheet, as `chooseWXPay` takes them; or a payment page; or an account to transfer to.
 */
export const PayParameters = union([
  object({
    appId: string(),
    timeStamp: string(),
    nonceStr: string(),
    package: string(),
    signType: string(),
    paySign: string(),
  }),
  object({ h5Url: string() }),
  object({
    transfer: object({
      transferNo: string(),
      amountFen: Finite,
      remark: string(),
      account: object({ name: string(), bank: string(), no: string() }),
    }),
  }),
])
export type PayParameters = InferOutput<typeof PayParameters>

/**
 * Acknowledgement of the risk disclosure; `mismatchText` is the typed sentence where the service's level is above the
 * customer's.
 */
export const RiskAck = object({
  docVersion: string(),
  readSec: Finite,
  at: Time,
  mismatchText: optional(string()),
})

/** A service the customer pays for, priced by the server alone. */
export const PriceTrial = object({ amountFen: Finite, discountFen: Finite, payableFen: Finite })

export const Created = object({ orderNumber: string(), nextStep: NextStep })
