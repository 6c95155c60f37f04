import { randomBytes } from 'node:crypto'
import { and, count, eq, gte } from 'drizzle-orm'
import { faceChecks, orders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import type { Visit } from '#test/service/visit.ts'
import type { OrderRow } from './status.ts'
import { originFor, ownAddress } from './signing.ts'

const DAILY = 3

/** Starts a face check; one in progress is resumed with a new link. After three failures a day staff take over. */
export async function createFace(order: OrderRow, returnUrl: string, visit: Visit, deps: Deps) {
  const { db, now } = deps
  const { userId, orderNumber } = order
  const origin = originFor(visit, deps)
  const back = ownAddress(returnUrl, origin, deps)
  if (order.status === 'WAIT_SIGN') throw new Refusal(40902, '请先完成合同签署')
  if (order.status !== 'WAIT_FACE') throw new Refusal(40903, '该订单无需人脸核验')
  const pending = and(eq(faceChecks.orderNumber, orderNumber), eq(faceChecks.status, 'PENDING'))
  const open = await db.query.faceChecks.findFirst({ where: pending })
  if (!open && (await remainOf(userId, deps)) === 0) {
    throw new Refusal(40904, '今日核验次数已用完，请联系客服人工核验')
  }
  const flowId = open?.flowId ?? `V${randomBytes(12).toString('hex')}`
  if (!open) await db.insert(faceChecks).values({ flowId, userId, orderNumber, status: 'PENDING', createdAt: now() })
  await deps.vendors.open({ kind: 'FACE', reference: flowId, title: '订单人脸核验' })
  return { flowId, url: `${origin}${await deps.vendors.link('FACE', flowId, back)}` }
}

/** The outcome of a check of this customer, after asking the vendor; `remain`: attempts left today. */
export async function faceResult(flowId: string, userId: string, deps: Deps) {
  const mine = and(eq(faceChecks.flowId, flowId), eq(faceChecks.userId, userId))
  const find = () => deps.db.query.faceChecks.findFirst({ where: mine })
  const found = await find()
  if (!found) throw notFound('核验记录')
  const said = found.status === 'PENDING' ? await deps.vendors.ask('FACE', flowId) : null
  if (said) await applyFace(said, deps)
  const { status, reason } = (await find()) ?? found
  return { status, ...(reason !== null && { reason }), remain: await remainOf(userId, deps) }
}

/** The vendor's report of a check, once: PENDING → PASS or FAIL; a pass moves WAIT_FACE → WAIT_PAY. */
export async function applyFace({ reference, outcome, reason }: VendorAnswer, deps: Deps): Promise<void> {
  const { db, now } = deps
  await db
    .update(faceChecks)
    .set(
      outcome === 'DONE'
        ? { status: 'PASS' }
        : { status: 'FAIL', reason: reason ?? '未能确认为本人，请在光线充足处重试' },
    )
    .where(and(eq(faceChecks.flowId, reference), eq(faceChecks.status, 'PENDING')))
  const found = await db.query.faceChecks.findFirst({ where: eq(faceChecks.flowId, reference) })
  if (!found) throw notFound('核验记录')
  if (found.status !== 'PASS') return
  await db
    .update(orders)
    .set({ status: 'WAIT_PAY', facedAt: now() })
    .where(and(eq(orders.orderNumber, found.orderNumber), eq(orders.status, 'WAIT_FACE')))
}

async function remainOf(userId: string, { db, now }: Deps): Promise<number> {
  const since = today(now())
  const failed = and(eq(faceChecks.userId, userId), eq(faceChecks.status, 'FAIL'), gte(faceChecks.createdAt, since))
  const [row] = await db.select({ n: count() }).from(faceChecks).where(failed)
  return Math.max(0, DAILY - (row?.n ?? 0))
}
