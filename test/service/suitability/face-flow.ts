import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { day } from '#lib/time/dates.ts'
import { faceFlows, users, verifications } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { originFor, ownAddress } from '#test/service/trade/signing.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import type { Visit } from '#test/service/visit.ts'
import { needConsent, verifyStatusOf } from './verification.ts'

const DAILY = 3
/** Prefix of the numbers of these visits. */
const FLOW = 'FV'
/** After this many ms an unfinished visit is abandoned. */
const LIFE = 30 * 60_000

/** A visit to the vendor's page; a second tap resumes the first with a new link. */
export async function createFaceFlow(returnUrl: string, consentVersion: string, visit: Visit, deps: Deps) {
  const { user } = visit.known()
  needConsent(consentVersion)
  const status = await verifyStatusOf(user, deps)
  if (status === 'FACE_OK') throw new Refusal(40982, '已完成实名认证，无需重复提交')
  if (status !== 'ID_OK') throw new Refusal(40984, '请先完成证件认证')
  const origin = originFor(visit, deps)
  const back = ownAddress(returnUrl, origin, deps)
  if ((await triesLeft(user.userId, deps)) === 0) throw new Refusal(42907, '今日核身次数已用完，请联系人工客服办理')
  const { now } = visit
  const fresh = `${FLOW}${randomBytes(12).toString('hex')}`
  await deps.db.run(sql`insert into ${faceFlows} ("flowId", "userId", "consentVersion", "status", "day", "at")
    select ${fresh}, ${user.userId}, ${consentVersion}, 'PENDING', ${day(now)}, ${now}
    where not exists (select 1 from ${faceFlows}
      where "userId" = ${user.userId} and "status" = 'PENDING' and "at" > ${now - LIFE})`)
  const waiting = and(eq(faceFlows.userId, user.userId), eq(faceFlows.status, 'PENDING'), gt(faceFlows.at, now - LIFE))
  const flow = await deps.db.query.faceFlows.findFirst({ where: waiting })
  if (!flow) throw new Refusal(40984, '请先完成证件认证')
  await deps.vendors.open({ kind: 'FACE', reference: flow.flowId, title: '实名认证人脸核身' })
  return { url: `${origin}${await deps.vendors.link('FACE', flow.flowId, back)}`, flowId: flow.flowId }
}

/** The outcome of a visit; requested from the vendor while unknown. */
export async function faceResult(flowId: string, userId: string, deps: Deps) {
  const mine = and(eq(faceFlows.flowId, flowId), eq(faceFlows.userId, userId))
  const find = () => deps.db.query.faceFlows.findFirst({ where: mine })
  const found = await find()
  if (!found) throw notFound('核身记录')
  const said = found.status === 'PENDING' ? await deps.vendors.ask('FACE', flowId) : null
  if (said) await applyVerification(said, deps)
  const flow = (await find()) ?? found
  const isExpired = flow.status === 'PENDING' && flow.at + LIFE <= deps.now()
  const reason = flow.reason ?? (isExpired ? '核身已超时，请重新发起' : undefined)
  return {
    status: isExpired ? 'FAIL' : flow.status,
    ...(reason !== undefined && { reason }),
    remain: await triesLeft(userId, deps),
  }
}

async function triesLeft(userId: string, { db, now }: Deps): Promise<number> {
  const today = and(eq(faceFlows.userId, userId), eq(faceFlows.day, day(now())), eq(faceFlows.status, 'FAIL'))
  return Math.max(0, DAILY - (await db.query.faceFlows.findMany({ where: today })).length)
}

/** Whether a vendor's answer concerns a visit of this module. */
export const isVerification = ({ reference }: VendorAnswer): boolean => reference.startsWith(FLOW)

/** The vendor reports the outcome of a visit, once; its customer is verified in the same transaction. */
export async function applyVerification(answer: VendorAnswer, { db, now }: Deps): Promise<void> {
  const { reference: flowId, outcome, reason } = answer
  const waiting = and(
    eq(faceFlows.flowId, flowId),
    eq(faceFlows.status, 'PENDING'),
    sql`${faceFlows.at} > ${now() - LIFE}`,
  )
  const failed = { status: 'FAIL' as const, reason: reason ?? '人脸比对未通过' }
  const ended = outcome === 'DONE' ? { status: 'PASS' as const } : failed
  const passed = sql`(select "userId" from ${faceFlows} where "flowId" = ${flowId} and "status" = 'PASS')`
  await db.batch([
    db.update(faceFlows).set(ended).where(waiting),
    db
      .update(verifications)
      .set({ status: 'FACE_OK', at: now() })
      .where(and(eq(verifications.userId, passed), eq(verifications.status, 'ID_OK'))),
    db
      .update(users)
      .set({ certified: true })
      .where(
        and(
          eq(users.userId, passed),
          sql`exists (select 1 from ${verifications} where "userId" = ${passed} and "status" = 'FACE_OK')`,
        ),
      ),
  ])
}
