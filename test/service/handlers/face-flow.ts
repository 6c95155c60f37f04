import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { day } from '#lib/dates.ts'
import { faceFlows, users, verifications } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { User } from '#test/service/sessions.ts'
import { needConsent, verifyStatusOf } from './verification.ts'

const DAILY = 3
/** After this many ms a visit that was not ended is not waited for. */
const LIFE = 15 * 60_000

/** A visit to the vendor's page; a second tap answers the first one's. */
export async function createFaceFlow(user: User, returnUrl: string, consentVersion: string, deps: Deps) {
  needConsent(consentVersion)
  const status = await verifyStatusOf(user, deps)
  if (status === 'FACE_OK') throw new Refusal(40982, '已完成实名认证，无需重复提交')
  if (status !== 'ID_OK') throw new Refusal(40984, '请先完成证件认证')
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined
  if (!url || !deps.origins().includes(url.origin)) throw new Refusal(40090, '返回地址不正确')
  if ((await triesLeft(user.userId, deps)) === 0) throw new Refusal(42907, '今日核身次数已用完，请联系人工客服办理')
  const now = deps.now()
  const flowId = `FV${randomBytes(12).toString('hex')}`
  await deps.db
    .run(sql`insert into ${faceFlows} ("flowId", "userId", "returnUrl", "consentVersion", "status", "day", "at")
    select ${flowId}, ${user.userId}, ${url.href}, ${consentVersion}, 'PENDING', ${day(now)}, ${now}
    where not exists (select 1 from ${faceFlows}
      where "userId" = ${user.userId} and "returnUrl" = ${url.href} and "status" = 'PENDING' and "at" > ${now - LIFE})`)
  const open = await deps.db.query.faceFlows.findMany({
    where: and(eq(faceFlows.userId, user.userId), eq(faceFlows.status, 'PENDING'), eq(faceFlows.returnUrl, url.href)),
  })
  const flow = open.toSorted((a, b) => b.at - a.at)[0]
  if (!flow) throw new Refusal(40984, '请先完成证件认证')
  return { url: `${url.origin}/files/vendor/face/${flow.flowId}`, flowId: flow.flowId }
}

/** What came of a visit. */
export async function faceResult(flowId: string, userId: string, deps: Deps) {
  const mine = and(eq(faceFlows.flowId, flowId), eq(faceFlows.userId, userId))
  const flow = await deps.db.query.faceFlows.findFirst({ where: mine })
  if (!flow) throw notFound('核身记录')
  const isLate = flow.status === 'PENDING' && flow.at + LIFE <= deps.now()
  const reason = flow.reason ?? (isLate ? '核身已超时，请重新发起' : undefined)
  return {
    status: isLate ? 'FAIL' : flow.status,
    ...(reason !== undefined && { reason }),
    remain: await triesLeft(userId, deps),
  }
}

async function triesLeft(userId: string, { db, now }: Deps): Promise<number> {
  const today = and(eq(faceFlows.userId, userId), eq(faceFlows.day, day(now())), eq(faceFlows.status, 'FAIL'))
  return Math.max(0, DAILY - (await db.query.faceFlows.findMany({ where: today })).length)
}

/** The vendor says how a visit ended, once; its customer is verified in the same breath. Where the page goes on to. */
export async function settleFace(flowId: string, isSame: boolean, { db, now }: Deps): Promise<string | null> {
  const waiting = and(
    eq(faceFlows.flowId, flowId),
    eq(faceFlows.status, 'PENDING'),
    sql`${faceFlows.at} > ${now() - LIFE}`,
  )
  const ended = isSame ? { status: 'PASS' as const } : { status: 'FAIL' as const, reason: '人脸比对未通过' }
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
  const flow = await db.query.faceFlows.findFirst({ where: eq(faceFlows.flowId, flowId) })
  return flow?.returnUrl ?? null
}
