import { object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { SignFlow } from '#api/shapes/order.ts'
import { Count, Time } from '#api/shapes/number.ts'

export * from './esign/refund.ts'

const FlowStatus = known('CREATED', 'SIGNING', 'SIGNED', 'REJECTED', 'EXPIRED')
const FaceStatus = known('PENDING', 'PASS', 'FAIL')
const Link = object({ url: string() })

/** Starts the face check of an order; `url` is the vendor's page, valid once. spec §7 E-sign */
export const faceAuthCreate = postJson('/esign/face-auth/create', {
  input: object({ orderNumber: string(), returnUrl: string() }),
  output: object({ url: string(), flowId: string() }),
})

/** The outcome of a face check; `remain`: attempts left today. spec §7 E-sign */
export const faceAuthResult = get('/esign/face-auth/result', {
  input: object({ flowId: string() }),
  output: object({ status: FaceStatus, reason: optional(string()), remain: Count }),
})

/** The outcome of a signature, and the signed files with their SHA-256. spec §7 E-sign */
export const esignResult = get('/esign/result', {
  input: object({ flowId: string() }),
  output: object({
    status: FlowStatus,
    signedAt: optional(Time),
    files: listOf(object({ name: string(), url: string(), hash: string() })),
  }),
})

/** The documents to sign for an order; an expired or declined flow starts over. spec §7 E-sign */
export const esignOrder = post('/esign/order', { input: object({ orderNumber: string() }), output: SignFlow })

/** The customer starts signing. spec §7 E-sign */
export const esignOrderStart = post('/esign/order/start', {
  input: object({ orderNumber: string() }),
  output: object({ flowId: string(), status: FlowStatus }),
})

/** Whether the contract of an order is signed. spec §7 E-sign */
export const esignOrderStatus = post('/esign/order/status', {
  input: object({ orderNumber: string() }),
  output: object({ status: FlowStatus }),
})

/** One document of a flow, indexed from 0. spec §7 E-sign */
export const esignPdf = post('/esign/signPdf', {
  input: object({ flowId: string(), docIndex: Count }),
  output: object({ pdfUrl: string() }),
})

/** The vendor's page for a flow, valid once; earlier links become invalid. spec §7 E-sign */
export const esignUrl = post('/esign/signUrl', {
  input: object({ flowId: string(), returnUrl: string() }),
  output: Link,
})

/** The agreement of a strategy trial, to sign. spec §7 E-sign */
export const esignStrategyCoupon = post('/esign/strategy-coupon', {
  input: object({ couponId: string(), strategyId: string() }),
  output: object({ flowId: string(), signUrl: string() }),
})

/** Whether the agreement of a strategy trial is signed. spec §7 E-sign */
export const esignStrategyCouponResult = get('/esign/strategy-coupon/result', {
  input: object({ flowId: string() }),
  output: object({ status: FlowStatus }),
})

/** The agreement of a membership trial, to sign. spec §7 E-sign */
export const esignVipCoupon = post('/esign/vip-coupon', {
  input: object({ couponId: string() }),
  output: object({ signUrl: string() }),
})

/** The agreement to delay a service, as a PDF. spec §7 E-sign */
export const signPdfGenerate = post('/sign/generateSignPdf', {
  input: object({ bizType: string(), id: string() }),
  output: object({ pdfUrl: string() }),
})

/** The vendor's page on which it is signed. spec §7 E-sign */
export const signUrl = post('/sign/signUrl', {
  input: object({ id: string(), returnUrl: string() }),
  output: Link,
})
