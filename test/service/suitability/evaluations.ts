import { and, desc, eq, sql } from 'drizzle-orm'
import { day } from '#lib/time/dates.ts'
import { evaluations } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { questionnaires, type Version } from '#test/service/seed/questionnaire.ts'
import type { User } from '#test/service/sessions.ts'
import { declarationOf } from './declaration.ts'
import type { Chosen } from './evaluation-score.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

export type Evaluation = typeof evaluations.$inferSelect

const DAILY = 3
const YEARLY = 12

/** Every questionnaire of a customer, newest first. */
export function evaluationsOf(userId: string, { db }: Deps): Promise<Evaluation[]> {
  return db.query.evaluations.findMany({ where: eq(evaluations.userId, userId), orderBy: desc(evaluations.n) })
}

/** How many more questionnaires a customer may begin. */
export function countLeft(rows: readonly Evaluation[], now: number) {
  const begun = (days: string) => rows.filter((row) => row.day.startsWith(days)).length
  const remainYear = Math.max(0, YEARLY - begun(day(now).slice(0, 4)))
  const remainToday = Math.max(0, Math.min(remainYear, DAILY - begun(day(now))))
  return { remainToday, remainYear, ...(remainToday === 0 && remainYear > 0 && { nextAt: today(now) + DAY }) }
}

interface Beginning {
  reason?: string | undefined
  afterMismatch?: boolean | undefined
}

/** The questionnaire in progress, or a new one. */
export async function goOn(user: User, version: Version, why: Beginning, deps: Deps): Promise<Evaluation> {
  const rows = await evaluationsOf(user.userId, deps)
  const [newest] = rows
  if (newest?.status === 'IN_PROGRESS' && newest.version === version) return newest
  return begin(user, version, why, rows, deps)
}

/** A new questionnaire in addition to an existing one: three a day, with a reason from the second on. SU-03, law §1 */
export async function beginAnew(user: User, version: Version, why: Beginning, deps: Deps): Promise<Evaluation> {
  return begin(user, version, why, await evaluationsOf(user.userId, deps), deps)
}

async function begin(
  user: User,
  version: Version,
  { reason, afterMismatch = false }: Beginning,
  rows: readonly Evaluation[],
  deps: Deps,
): Promise<Evaluation> {
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  if ((await declarationOf(user.userId, deps)) === null) throw new Refusal(40370, '请先填写基本信息')
  const now = deps.now()
  const { remainToday, remainYear } = countLeft(rows, now)
  if (remainYear === 0) throw new Refusal(42908, '今年测评次数已用完，请联系人工客服')
  if (remainToday === 0) throw new Refusal(42904, '今日测评次数已用完，请明天再试')
  const words = plainText(reason ?? '')
  const isSecond = rows.some((row) => row.day === day(now))
  if (isSecond && words === '') throw new Refusal(40032, '同一天再次测评，请填写原因')
  if (countOf(words) > 200) throw new Refusal(40024, '内容不能超过200字')
  // Two at once count the same rows, produce the same id and so begin one.
  const n = (rows[0]?.n ?? 0) + 1
  const row = {
    evaluationId: `E${user.userId.slice(1)}${String(n).padStart(3, '0')}`,
    userId: user.userId,
    n,
    version,
    day: day(now),
    reason: words || null,
    afterMismatch,
    startedAt: now,
    answers: '{}',
    status: 'IN_PROGRESS' as const,
  }
  await deps.db.insert(evaluations).values(row).onConflictDoNothing()
  return ownEvaluation(row.evaluationId, user.userId, deps)
}

/** A questionnaire of this customer. */
export async function ownEvaluation(evaluationId: string, userId: string, { db }: Deps): Promise<Evaluation> {
  const mine = and(eq(evaluations.evaluationId, evaluationId), eq(evaluations.userId, userId))
  const row = await db.query.evaluations.findFirst({ where: mine })
  if (!row) throw notFound('测评')
  return row
}

/** The stored answers. */
export function chosenOf({ answers }: Evaluation): Chosen {
  // Written by `keepAnswer` alone.
  return JSON.parse(answers) as Chosen
}

/** Rejects where a later questionnaire has replaced this one. */
export async function needNewest({ userId, n }: Evaluation, deps: Deps): Promise<void> {
  const [newest] = await evaluationsOf(userId, deps)
  if (newest && newest.n > n) throw new Refusal(40971, '该份测评已作废，请继续最新的测评')
}

/** Stores the answer to one topic, in one statement: concurrent answers are not lost. */
export async function keepAnswer(row: Evaluation, topicId: string, optionIds: readonly string[], deps: Deps) {
  const topic = questionnaires[row.version].topics.find(({ id }) => id === topicId)
  if (!topic) throw notFound('题目')
  const chosen = topic.options.filter(({ id }) => optionIds.includes(id))
  const isKnown = chosen.length === optionIds.length && chosen.length > 0
  if (!isKnown || (topic.type === 'SINGLE' && chosen.length > 1)) throw new Refusal(40087, '请选择本题的选项')
  if (chosen.length > 1 && chosen.some(({ isAlone }) => isAlone)) {
    throw new Refusal(40088, '「均未投资过」不能与其他选项同时选择')
  }
  if (row.status === 'VALID') throw new Refusal(40972, '测评已提交，不能再修改')
  await needNewest(row, deps)
  const ids = JSON.stringify(chosen.map(({ id }) => id))
  const [kept] = await deps.db
    .update(evaluations)
    .set({ answers: sql`json_set(${evaluations.answers}, ${`$.${topicId}`}, json(${ids}))`, lastTopicId: topicId })
    .where(and(eq(evaluations.evaluationId, row.evaluationId), eq(evaluations.status, 'IN_PROGRESS')))
    .returning()
  if (!kept) throw new Refusal(40972, '测评已提交，不能再修改')
  return true
}
