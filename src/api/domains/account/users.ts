import { array, boolean, nullish, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, Analyst, known, listOf, Me } from '#api/shapes.ts'
import { Coupon } from '#api/shapes/coupon.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** The state of the customer's identity check; `validTo`: when the card expires, epoch ms. */
const Certification = object({
  status: known('NONE', 'ID_OK', 'FACE_OK', 'REJECTED'),
  realNameMasked: optional(string()),
  idCardMasked: optional(string()),
  validTo: optional(Time),
})

/** A column the customer follows; `latestAt`: its newest article, epoch ms. */
const Column = object({
  id: string(),
  name: string(),
  analyst: Analyst,
  expireAt: optional(Time),
  latestAt: optional(Time),
})

/** The signed-in customer. spec §7 Users */
export const usersMe = get('/users/me', { members: true, input: object({}), output: Me })

/** The VIP level of the customer. spec §7 Users */
export const vipCheckLevel = get('/users/vip/check-level', {
  input: object({}),
  output: object({ level: Count, name: string(), expireAt: nullish(Time) }),
})

/** A sales or service person by number; without `certNo` the person gives no investment advice. spec §7 Users */
export const salesInfo = get('/users/sales/{number}', {
  input: object({ number: string() }),
  output: object({
    number: string(),
    name: string(),
    certNo: optional(string()),
    avatarUrl: string(),
    wecomQrUrl: optional(string()),
  }),
})

/** Older twin of certification2. spec §7 Users */
export const certificationOld = get('/users/certification', { input: object({}), output: Certification })

/** The state of the customer's identity check. spec §7 Users */
export const certification = get('/users/certification2', { input: object({}), output: Certification })

/** Whether the mobile number may be changed now, and why not. spec §7 Users */
export const changeMobileCheck = get('/users/change-mobile-check', {
  input: object({}),
  output: object({ allowed: boolean(), reason: optional(string()) }),
})

/** Whether a guarded feature is open to the customer. spec §7 Users */
export const checkWhitelist = get('/users/check-whitelist', {
  members: true,
  input: object({ feature: known('PROMOTION', 'TRADE_AUTH') }),
  output: object({ in: boolean() }),
})

/** Coupons that may be used now, for one sku or any. spec §7 Users */
export const usersCoupons = get('/users/coupons', {
  input: object({ skuId: optional(string()) }),
  output: listOf(Coupon),
})

/** Free columns the customer follows. spec §7 Users */
export const freeColumnList = get('/users/free/subscriptions/columns', {
  members: true,
  input: object({}),
  output: listOf(Column),
})

/** The telephone of the customer service; works without login. spec §7 Users */
export const hotline = get('/users/hotline', {
  input: object({}),
  output: object({ phone: string(), hours: string() }),
})

/** Which sides of the identity card are stored; `expireAt`: when the card expires, epoch ms. spec §7 Users */
export const idCard = get('/users/idCard', {
  input: object({}),
  output: object({ frontUploaded: boolean(), backUploaded: boolean(), expireAt: optional(Time) }),
})

/** The customer's answers about themselves. spec §7 Users */
export const usersProfile = get('/users/profile', {
  input: object({}),
  output: object({
    nickName: string(),
    gender: optional(known('MALE', 'FEMALE')),
    city: optional(string()),
    birthYear: optional(Count),
    occupation: optional(string()),
  }),
})

/** What a VIP package holds; `expireAt` (epoch ms) where the package is the customer's. spec §7 Users */
export const vipPackagesServices = get('/users/vip/packages/{number}/services', {
  input: object({ number: string() }),
  output: listOf(object({ name: string(), kind: string(), path: string(), expireAt: optional(Time) })),
})

/** Chat rooms that the customer's packages open. spec §7 Users */
export const vipPackagesServiceChatRoomList = get('/users/vip/packages/service/chat-room/list', {
  input: object({}),
  output: listOf(object({ chatId: string(), name: string(), packageNumber: string(), expireAt: optional(Time) })),
})

/** Services that run, with the way to each. spec §7 Users */
export const vipSubscriptions = get('/users/vip/subscriptions', {
  members: true,
  input: object({}),
  output: listOf(
    object({
      kind: known('COURSE', 'VIP', 'COLUMN', 'CHAT', 'STRATEGY'),
      name: string(),
      /** When it began, for how much of its term is left. */
      startAt: optional(Time),
      expireAt: optional(Time),
      links: array(object({ name: string(), path: string() })),
    }),
  ),
})

/** VIP columns of the customer. spec §7 Users */
export const vipSubscriptionsColumns = get('/users/vip/subscriptions/columns', {
  members: true,
  input: object({}),
  output: listOf(Column),
})

/**
 * The PC terminal's twin of the VIP columns. spec §7 Users
 * Ambiguous: written pc/columns; could also be /users/pc/columns.
 */
export const vipSubscriptionsPcColumns = get('/users/vip/subscriptions/pc/columns', {
  input: object({}),
  output: listOf(Column),
})

const NewMobile = object({ oldCode: string(), newMobile: string(), newCode: string() })

/** Moves the account to another number, with a code of each. spec §7 Users */
export const changeMobileV2 = postJson('/users/v2/changeMobile', { input: NewMobile, output: Ack })

/** Older twin of v2/changeMobile. spec §7 Users */
export const changeMobile = post('/users/changeMobile', { input: NewMobile, output: Ack })

/** Starts the questionnaire over; the second time on a day requires a reason. spec §7 Users */
export const usersEvaluationRedo = post('/users/evaluationId/redo', {
  input: object({ reason: optional(string()) }),
  output: object({ evaluationId: string() }),
})

/** Reads an uploaded identity card; takes file keys only, never numbers. spec §7 Users */
export const idCardSubmit = post('/users/id_card', {
  input: object({ frontKey: string(), backKey: string() }),
  output: object({ ocrName: string(), ocrIdMasked: string(), validTo: Time }),
})

/** Adds another certificate of identity. spec §7 Users */
export const usersOther = post('/users/other', {
  input: object({ kind: known('PASSPORT', 'PERMIT', 'RESIDENCE', 'OTHER'), fileKey: string() }),
  output: Ack,
})
