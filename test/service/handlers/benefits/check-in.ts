import { and, desc, eq, like } from 'drizzle-orm'
import { day } from '#lib/time/dates.ts'
import { checkIns } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { gainPoints, monthAsked, pointsOf } from '#test/service/points.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'

const EACH = 5
const WEEK = 7
const WEEK_BONUS = 10

/** The bonus on the last day of a streak of this length. */
const pointsFor = (streak: number) => (streak % WEEK === 0 ? EACH + WEEK_BONUS : EACH)

export function checkIn(deps: Deps): Handlers<'check-in'> {
  const { db } = deps
  const newest = async (userId: string) => {
    const [row] = await db
      .select()
      .from(checkIns)
      .where(eq(checkIns.userId, userId))
      .orderBy(desc(checkIns.day))
      .limit(1)
    return row
  }
  return {
    async checkIn(_, visit) {
      const { userId, mobile } = visit.known().user
      if (mobile === null) throw new Refusal(40320, '请先绑定手机号')
      const today = day(visit.now)
      const last = await newest(userId)
      if (last?.day === today) return { points: last.points, streak: last.streak }
      const streak = last?.day === day(visit.now - DAY) ? last.streak + 1 : 1
      const points = pointsFor(streak)
      await db.insert(checkIns).values({ userId, day: today, streak, points }).onConflictDoNothing()
      await gainPoints({ userId, cause: `CHECK_IN ${today}`, title: '每日签到', amount: points, at: visit.now }, deps)
      return { points, streak }
    },
    async checkInRecord({ month }, visit) {
      monthAsked(month)
      const mine = and(eq(checkIns.userId, visit.known().user.userId), like(checkIns.day, `${month}-%`))
      return (await db.select().from(checkIns).where(mine).orderBy(checkIns.day)).map((row) => row.day)
    },
    async checkInStatus(_, visit) {
      const { userId } = visit.known().user
      const last = await newest(userId)
      const runs = last !== undefined && [day(visit.now), day(visit.now - DAY)].includes(last.day)
      const streak = runs ? last.streak : 0
      const next = streak + 1
      return {
        checkedToday: last?.day === day(visit.now),
        streak,
        points: await pointsOf(userId, deps),
        gives: pointsFor(next),
        bonus: { streak: Math.ceil(next / WEEK) * WEEK, points: pointsFor(WEEK) },
      }
    },
  }
}
