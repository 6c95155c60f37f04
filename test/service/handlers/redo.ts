import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { day } from '#lib/dates.ts'
import { evaluationRedos } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'

const DAILY = 3

/** Begins the questionnaire anew: three times a day, with a reason from the second on. product SU-03, 4.1 */
export async function redoEvaluation(userId: string, reason: string | undefined, now: number, deps: Deps) {
  const words = reason?.trim() ?? ''
  const ofToday = and(eq(evaluationRedos.userId, userId), eq(evaluationRedos.day, day(now)))
  const [{ n } = { n: 0 }] = await deps.db.select({ n: count() }).from(evaluationRedos).where(ofToday)
  if (n >= DAILY) throw new Refusal(42904, '今日测评次数已用完，请明天再试')
  if (n > 0 && words === '') throw new Refusal(40032, '同一天再次测评，请填写原因')
  if (Array.from(words).length > 200) throw new Refusal(40024, '内容不能超过200字')
  const row = { evaluationId: `E${randomUUID()}`, userId, day: day(now), reason: words || null, at: now }
  await deps.db.insert(evaluationRedos).values(row)
  return { evaluationId: row.evaluationId }
}
