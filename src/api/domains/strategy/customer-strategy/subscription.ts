import { boolean, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { Analyst, known, listOf } from '#api/shapes.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const one = object({ id: string() })

const Line = known('STD', 'CD', 'QT')

/** A strategy the customer subscribes or subscribed to; `id` is the subscription's. */
const Subscription = object({
  id: string(),
  strategyId: string(),
  strategyName: string(),
  line: Line,
  expireAt: Time,
  runStatus: known('RUNNING', 'OFFLINE', 'EXPIRED'),
})
const list = { input: object({}), output: listOf(Subscription) }

/** All the customer's strategies, the last to end first. spec §7 Customer strategy */
export const subscriptionList = get('/customer-strategy/subscription/list', list)

/** Those of the CD line. spec §7 Customer strategy */
export const subscriptionCdList = get('/customer-strategy/subscription/cd-list', list)

/** Those of the QT line. spec §7 Customer strategy */
export const subscriptionQtList = get('/customer-strategy/subscription/qt-list', list)

/** The change log of a strategy, newest first. spec §7 Customer strategy */
export const subscriptionVersionList = get('/customer-strategy/subscription/version-list', {
  input: one,
  output: listOf(object({ version: string(), at: Time, notes: string() })),
})

/**
 * The rules available to a customer; a back-test lies between `from` and `to`. `turnoverRate`: the yearly sales of a
 * rule over the mean value of its account, as far as it was tested. spec §7 Customer strategy
 */
export const customerStrategyTemplateList = get('/customer-strategy/template/list', {
  members: true,
  input: object({}),
  output: listOf(
    object({
      templateId: string(),
      name: string(),
      style: string(),
      rule: string(),
      from: optional(string()),
      to: optional(string()),
      turnoverRate: optional(Finite),
    }),
  ),
})

const base = {
  id: string(),
  strategyId: string(),
  strategyName: string(),
  line: Line,
  openAt: Time,
  expireAt: Time,
  riskLevel: RiskLevel,
}
/** Since the subscription began; `positionRate`: the invested share of the account. */
const figures = { totalRate: Finite, todayRate: Finite, positionRate: Finite, asOf: Time }

/** The details of a subscription. spec §7 Customer strategy */
export const customerStrategyBaseInfo = get('/customer-strategy/base-info', { input: one, output: object(base) })

/** The performance of a subscription. spec §7 Customer strategy */
export const customerStrategyInfo = get('/customer-strategy/info', { input: one, output: object(figures) })

/**
 * Both, with the rules and the notes for the customer; the adviser who signs the strategy, the service that renews it,
 * and its stock pool, if any. spec §7 Customer strategy
 */
export const customerStrategyDetail = get('/customer-strategy/detail', {
  input: one,
  output: object({
    ...base,
    ...figures,
    rules: string(),
    notices: listOf(string()),
    analysts: optional(listOf(Analyst)),
    skuId: optional(string()),
    poolId: optional(string()),
  }),
})

/** The customer's own terminal; a subscription without one is marked. spec §7 Customer strategy */
export const customerStrategyDeviceInfo = get('/customer-strategy/device-info', {
  input: one,
  output: object({ bound: boolean(), online: boolean(), lastBeat: optional(Time), ver: optional(string()) }),
})

/** Whether the terminal has uploaded its records of the last trading day. spec §7 Customer strategy */
export const customerStrategyUploadStatus = get('/customer-strategy/check-upload-status', {
  input: one,
  output: object({ uploaded: boolean(), lastAt: optional(Time) }),
})
