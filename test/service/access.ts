import { and, eq, inArray } from 'drizzle-orm'
import type { Access as AccessShape } from '#api/shapes.ts'
import type { Database } from './database/open.ts'
import { orders } from './database/schema.ts'
import { givenUntil } from './learning/course-gifts.ts'
import type { Course } from './seed/content.ts'
import type { SeedLesson } from './seed/courses/outline.ts'
import type { Session, User } from './sessions.ts'

const BOUGHT = ['PAID', 'IN_SERVICE', 'FINISHED', 'REFUNDING']
/** Customer level → highest service level. law §1 */
const HIGHEST = { C1: 1, C2: 2, C3: 3, C4: 4, C5: 5 } as const

export type Access = ReturnType<typeof createAccess>

/** Authorization: decided here and nowhere in the client. */
export function createAccess(db: Database, now: () => number) {
  const newest = async (user: User, skuId: string) => {
    const rows = await db.query.orders.findMany({
      where: and(eq(orders.userId, user.userId), eq(orders.skuId, skuId), inArray(orders.status, BOUGHT)),
    })
    return rows.toSorted((a, b) => (b.serviceEndAt ?? 0) - (a.serviceEndAt ?? 0))[0]
  }
  const toCourse = async (course: Course, session: Session | null): Promise<AccessShape> => {
    if (course.priceFen === 0) return { allowed: true }
    const { skuId } = course
    const no = (reason: NonNullable<AccessShape['reason']>): AccessShape => ({ allowed: false, reason, skuId })
    if (!session) return no('NEED_LOGIN')
    const { user } = session
    if (user.mobile === null) return no('NEED_MOBILE')
    const order = await newest(user, skuId)
    const expireAt = order?.serviceEndAt
    if (order && order.status !== 'REFUNDING' && (expireAt ?? Infinity) > now()) {
      return { allowed: true, skuId, ...(typeof expireAt === 'number' && { expireAt }) }
    }
    const given = await givenUntil(user.userId, course.number, db)
    if (given !== undefined && given > now()) return { allowed: true, skuId, expireAt: given }
    if (typeof expireAt === 'number' && expireAt <= now()) return { ...no('EXPIRED'), expireAt }
    if (course.saleStatus === 'SOLD_OUT') return no('SOLD_OUT')
    return no(suitability(course, user, now()) ?? 'NOT_PURCHASED')
  }
  return {
    toCourse,
    newest,
    /** Whether a service of this risk level suits the caller. law §1 */
    toService(riskLevel: string, session: Pick<Session, 'user'> | null): AccessShape {
      if (!session) return { allowed: false, reason: 'NEED_LOGIN' }
      if (session.user.mobile === null) return { allowed: false, reason: 'NEED_MOBILE' }
      const reason = suitability({ riskLevel }, session.user, now())
      return reason === undefined ? { allowed: true } : { allowed: false, reason }
    },
    /** What stock advice requires: a purchase and a valid evaluation, even after the purchase. law §1 */
    async toAdvice(
      service: { skuId: string; riskLevel?: string | undefined },
      session: Session | null,
    ): Promise<AccessShape> {
      const { skuId } = service
      const no = (reason: NonNullable<AccessShape['reason']>): AccessShape => ({ allowed: false, reason, skuId })
      if (!session) return no('NEED_LOGIN')
      const { user } = session
      if (user.mobile === null) return no('NEED_MOBILE')
      const order = await newest(user, skuId)
      const expireAt = order?.serviceEndAt
      const runs = order !== undefined && order.status === 'IN_SERVICE' && (expireAt ?? Infinity) > now()
      const against = suitability(service, user, now())
      // A customer who insisted on a higher level bought it knowingly; the lowest class never may.
      if (against !== undefined && !(runs && against === 'LEVEL_MISMATCH' && !user.isLowest)) return no(against)
      if (runs) return { allowed: true, skuId, ...(typeof expireAt === 'number' && { expireAt }) }
      if (typeof expireAt === 'number' && expireAt <= now()) return { ...no('EXPIRED'), expireAt }
      return no('NOT_PURCHASED')
    },
    /** What a membership of this level opens; level 0 is open to everyone. */
    toVip(level: number, session: Session | null): AccessShape {
      if (level === 0) return { allowed: true }
      if (!session) return { allowed: false, reason: 'NEED_LOGIN' }
      const { mobile, vipLevel, vipExpireAt: expireAt } = session.user
      if (mobile === null) return { allowed: false, reason: 'NEED_MOBILE' }
      if (expireAt !== null && expireAt <= now() && vipLevel >= level) {
        return { allowed: false, reason: 'EXPIRED', expireAt }
      }
      if (vipLevel < level) return { allowed: false, reason: 'NOT_PURCHASED' }
      return { allowed: true, ...(expireAt !== null && { expireAt }) }
    },
    /** A trial lesson is open to everyone, any other requires its course. */
    async toLesson(lesson: SeedLesson, course: Course, session: Session | null): Promise<AccessShape> {
      return lesson.isTrial ? { allowed: true } : toCourse(course, session)
    },
  }
}

/** The highest service level that a class matches. law §1 */
export function highestFor(level: keyof typeof HIGHEST, isLowest: boolean): number {
  return isLowest ? 1 : HIGHEST[level]
}

/** Which suitability rule fails; R1 needs no evaluation, an unrated service matches no one. */
function suitability(service: { riskLevel?: string | undefined }, user: User, now: number) {
  const level = Number(/^R([1-5])$/.exec(service.riskLevel ?? '')?.[1] ?? 9)
  if (level === 1) return undefined
  if (user.riskLevel === null) return 'NEED_EVAL'
  if (user.evalExpireAt === null || user.evalExpireAt <= now) return 'EVAL_EXPIRED'
  return level > highestFor(user.riskLevel, user.isLowest) ? 'LEVEL_MISMATCH' : undefined
}
