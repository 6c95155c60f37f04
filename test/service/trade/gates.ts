import { and, eq, inArray } from 'drizzle-orm'
import { ageOn, ELDER, OF_AGE } from '#lib/time/age.ts'
import { considerations, orders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { declarationOf } from '#test/service/suitability/declaration.ts'
import { cardOf } from '#test/service/suitability/identity.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { DOC_VERSION, MISMATCH_TEXT, RISK_READ_SEC } from '#test/service/seed/documents.ts'
import type { SkuSeed } from '#test/service/seed/skus.ts'
import type { Session } from '#test/service/sessions.ts'
import { stockOf } from './skus.ts'
import { isTyped } from '#lib/text/typed/plain.ts'

/** Orders that block another one for the same sku. */
export const WAITING = ['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY', 'PART_PAID']
const HELD = ['PAID', 'IN_SERVICE', 'REFUNDING']
const CONSIDERATION = DAY

type Gate = 'MOBILE' | 'REALNAME' | 'PROFILE' | 'EVAL' | 'MATCH' | 'DISCLOSURE'

export interface Ack {
  docVersion: string
  readSec: number
  at: number
  mismatchText?: string | undefined
}

export interface Closed {
  gate: Gate | 'SALE'
  reason: string
  code: number
  words: string
}

/** The status of every gate for one customer and sku, in their fixed order. law §1 */
export async function gatesOf(sku: SkuSeed, session: Pick<Session, 'user'>, deps: Deps) {
  const { user } = session
  const declared = await declarationOf(user.userId, deps)
  const card = await cardOf(user.userId, deps)
  const age = declared ? ageOn(declared.birthDate, deps.now()) : null
  const rated = sku.riskLevel !== undefined
  const reason = deps.access.toService(sku.riskLevel ?? 'R9', session).reason
  const unevaluated = sku.needEval && user.riskLevel === null
  // R1 requires no class; a service that requires one requires a valid one.
  const isOld = sku.needEval && user.riskLevel !== null && (user.evalExpireAt ?? 0) <= deps.now()
  const isMismatch = reason === 'LEVEL_MISMATCH'
  const closed: Closed[] = []
  const close = (gate: Closed['gate'], why: string, code: number, words: string) =>
    closed.push({ gate, reason: why, code, words })
  if (user.mobile === null) close('MOBILE', 'NEED_MOBILE', 40320, '请先绑定手机号')
  if (sku.needRealname && !user.certified) close('REALNAME', 'NEED_REALNAME', 40302, '请先完成实名认证')
  else if (sku.needRealname && (card?.validTo ?? Infinity) <= deps.now())
    close('REALNAME', 'NEED_REALNAME', 40302, '证件已过期，请在「我的－实名信息」更新')
  if (sku.needEval && !declared) close('PROFILE', 'NEED_PROFILE', 40317, '请先完善基本信息')
  if (age !== null && age < OF_AGE) close('PROFILE', 'UNDER_AGE', 40303, '未满18周岁不可购买证券投资咨询服务')
  if (unevaluated || reason === 'NEED_EVAL') close('EVAL', 'NEED_EVAL', 40304, '请先完成风险测评')
  if (isOld || reason === 'EVAL_EXPIRED') close('EVAL', 'EVAL_EXPIRED', 40305, '您的风险测评已过期，请重新测评')
  if (!rated) close('MATCH', 'LEVEL_UNKNOWN', 40306, '该服务的风险等级正在评定，暂不能购买')
  else if (isMismatch && user.isLowest) close('MATCH', 'LEVEL_MISMATCH', 40307, '该服务不适合您')
  return {
    closed,
    isMismatch: rated && isMismatch && !user.isLowest,
    /** A service above the customer's own level has a cooling-off day for older customers or at the highest risk. */
    needsReview: isMismatch && (sku.riskLevel === 'R5' || (age ?? 0) >= ELDER),
    needsAck: sku.riskLevel !== 'R1',
  }
}

export type Gates = Awaited<ReturnType<typeof gatesOf>>

/** The first closed gate, as a rejection. */
export function needOpen({ closed: [first] }: Gates): void {
  if (first) throw new Refusal(first.code, first.words)
}

/** Whether the sku is sold to this customer now; otherwise the reason why not. */
export async function saleOf(sku: SkuSeed, userId: string, deps: Deps, keptPlace = false): Promise<Closed | null> {
  const no = (reason: string, code: number, words: string): Closed => ({ gate: 'SALE', reason, code, words })
  const mine = and(eq(orders.userId, userId), eq(orders.skuId, sku.skuId), inArray(orders.status, HELD))
  const held = await deps.db.query.orders.findMany({ where: mine })
  if (held.some(({ serviceEndAt }) => (serviceEndAt ?? Infinity) > deps.now())) {
    return no('PURCHASED', 40915, '您已购买该服务')
  }
  if (sku.saleStatus === 'NOT_START') return no('NOT_START', 40916, '该服务尚未开售')
  if (sku.saleStatus === 'OFF') return no('OFF', 40917, '该服务已下架')
  const isOut = sku.saleStatus === 'SOLD_OUT' || (!keptPlace && (await stockOf(sku, deps)) === 0)
  return isOut ? no('SOLD_OUT', 40918, '已售罄') : null
}

/** Rejects unless the disclosure was read, and for a service above the customer's own level the sentence typed. */
export function needAck(gates: Gates, ack: Ack | undefined, now: number): void {
  if (!gates.needsAck) return
  if (!ack) throw new Refusal(40308, '请先阅读并确认《风险揭示书》')
  if (ack.docVersion !== DOC_VERSION) throw new Refusal(40309, '《风险揭示书》已更新，请重新阅读')
  if (ack.readSec < RISK_READ_SEC || ack.at > now + 60_000) throw new Refusal(40310, '请认真阅读《风险揭示书》')
  if (gates.isMismatch && !isTyped(ack.mismatchText ?? '', MISMATCH_TEXT)) {
    throw new Refusal(40311, `该服务风险等级高于您的风险承受能力，请输入「${MISMATCH_TEXT}」`)
  }
}

export function considerationOf(userId: string, skuId: string, { db }: Deps) {
  const mine = and(eq(considerations.userId, userId), eq(considerations.skuId, skuId))
  return db.query.considerations.findFirst({ where: mine })
}

/** The first request starts the cooling-off day; after it the purchase is accepted. */
export async function needConsidered(gates: Gates, sku: SkuSeed, userId: string, deps: Deps): Promise<void> {
  if (!gates.needsReview) return
  const row = { userId, skuId: sku.skuId, until: deps.now() + CONSIDERATION }
  await deps.db.insert(considerations).values(row).onConflictDoNothing()
  const { until } = (await considerationOf(userId, sku.skuId, deps)) ?? row
  if (until > deps.now()) throw new Refusal(40312, '该服务风险高于您的承受能力，请在24小时后再次确认购买')
}
