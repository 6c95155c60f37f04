import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#test/service/database/open.ts'
import { courseGifts } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { demandOfPress } from '#test/service/room/gate.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { type CourseGift, createCourseGifts } from '#test/service/seed/landing.ts'
import type { Session } from '#test/service/sessions.ts'

/** How long a gifted course stays open to its recipient. */
export const GIFT_DAYS = 30

export const giftByCode = (code: string, now: number): CourseGift | undefined =>
  createCourseGifts(today(now)).find((each) => each.code === code)

/** How many more people may claim it. */
export async function giftsLeft({ code, seats }: CourseGift, db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(courseGifts).where(eq(courseGifts.code, code))
  return Math.max(0, seats - (row?.n ?? 0))
}

/** How many of a course this customer may give away now. */
export async function giftOf(courseNumber: string, session: Session | null, { db, now }: Deps) {
  const found = createCourseGifts(today(now())).find(
    (each) => each.courseNumber === courseNumber && each.giver === session?.user.userId && now() < each.endAt,
  )
  const left = found ? await giftsLeft(found, db) : 0
  return found && left > 0 ? { code: found.code, left, endAt: found.endAt } : undefined
}

export async function takenBy(userId: string, code: string, db: Database) {
  return db.query.courseGifts.findFirst({ where: and(eq(courseGifts.code, code), eq(courseGifts.userId, userId)) })
}

/** Until when a gifted course is open to a customer, epoch ms; undefined where it never was. */
export async function givenUntil(userId: string, courseNumber: string, db: Database): Promise<number | undefined> {
  const mine = and(eq(courseGifts.userId, userId), eq(courseGifts.courseNumber, courseNumber))
  const rows = await db.query.courseGifts.findMany({ where: mine })
  return rows.length === 0 ? undefined : Math.max(...rows.map(({ at }) => at)) + GIFT_DAYS * DAY
}

/** Opens a gifted course to a customer whom it suits; the last one goes to a single customer. */
export async function takeGift(gift: CourseGift, { user }: Session, deps: Deps) {
  const { code, courseNumber, seats, giver, endAt } = gift
  const target = `/course/${courseNumber}`
  if (user.userId === giver) throw new Refusal(40992, '这是您送出的课程')
  if (await takenBy(user.userId, code, deps.db)) return { result: 'ALREADY', target }
  if (endAt <= deps.now()) throw new Refusal(40993, '赠课已领完或已过期')
  demandOfPress(deps.access.toService(deps.content().courses.get(courseNumber)?.riskLevel ?? '', { user }))
  await deps.db.run(sql`insert or ignore into ${courseGifts} ("code", "userId", "courseNumber", "at")
    select ${code}, ${user.userId}, ${courseNumber}, ${deps.now()}
    where (select count(*) from ${courseGifts} where ${courseGifts.code} = ${code}) < ${seats}`)
  if (!(await takenBy(user.userId, code, deps.db))) throw new Refusal(40993, '赠课已领完或已过期')
  return { result: 'OK', target }
}
