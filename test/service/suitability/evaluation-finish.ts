import { and, eq, sql } from 'drizzle-orm'
import type { EvalResult } from '#api/shapes/evaluation.ts'
import { ageOn } from '#lib/time/age.ts'
import { evaluations, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import type { User } from '#test/service/sessions.ts'
import { declarationOf } from './declaration.ts'
import { agrees, type Chosen, contradicts, describe, isLowestClass, scoreOf } from './evaluation-score.ts'
import { chosenOf, type Evaluation, needNewest, ownEvaluation } from './evaluations.ts'

/** How long a class is valid: 24 months. law §1 */
export const VALID_FOR = 730 * DAY
const SHORTEST = 30_000

/** The result of a finished questionnaire; undefined while it is in progress. */
export function resultOf(row: Evaluation): EvalResult | undefined {
  const { evaluationId, level, isLowest, score, expireAt, considerUntil } = row
  if (level === null || isLowest === null || score === null || expireAt === null) return undefined
  return {
    evaluationId,
    level,
    isLowest,
    score,
    expireAt,
    ...describe(level, isLowest),
    ...(considerUntil !== null && { considerUntil }),
  }
}

/**
 * Finishes a questionnaire: the class is stored in the record and with the customer in one transaction. A second call
 * returns the first result. SU-03
 */
export async function finish(user: User, evaluationId: string, confirmed: boolean, deps: Deps): Promise<EvalResult> {
  const row = await ownEvaluation(evaluationId, user.userId, deps)
  const before = resultOf(row)
  if (before) return before
  await needNewest(row, deps)
  const isConfirmed = await check(row, confirmed, deps)
  const now = deps.now()
  const chosen = chosenOf(row)
  const { score, level } = scoreOf(row.version, chosen)
  const declared = await declarationOf(user.userId, deps)
  const isLowest = isLowestClass(chosen, declared?.fullCapacity ?? false)
  const isRaised = user.riskLevel !== null && level > user.riskLevel
  const found = {
    status: 'VALID' as const,
    // The lowest class is a subset of C1, whatever the points.
    level: isLowest ? ('C1' as const) : level,
    isLowest,
    score,
    isConfirmed,
    finishedAt: now,
    expireAt: now + VALID_FOR,
    considerUntil: row.afterMismatch && isRaised && !isLowest ? now + DAY : null,
  }
  const own = eq(evaluations.evaluationId, evaluationId)
  const of = (column: string) =>
    sql`(select ${sql.identifier(column)} from ${evaluations} where "evaluationId" = ${evaluationId})`
  await deps.db.batch([
    // Only if the answers are still those that were scored.
    deps.db
      .update(evaluations)
      .set(found)
      .where(and(own, eq(evaluations.status, 'IN_PROGRESS'), eq(evaluations.answers, row.answers))),
    deps.db
      .update(users)
      .set({ riskLevel: of('level'), isLowest: of('isLowest'), evalExpireAt: of('expireAt') })
      .where(and(eq(users.userId, user.userId), sql`${of('status')} = 'VALID'`)),
  ])
  const after = resultOf(await ownEvaluation(evaluationId, user.userId, deps))
  if (!after) throw new Refusal(40973, '答案刚刚有改动，请确认后再次提交')
  return after
}

/** Whether contradictory answers are accepted; rejects what cannot be scored. */
async function check(row: Evaluation, confirmed: boolean, deps: Deps): Promise<boolean> {
  const chosen: Chosen = chosenOf(row)
  const open = questionnaires[row.version].topics.filter(({ id }) => chosen[id] === undefined)
  if (open.length > 0) throw new Refusal(40974, `还有${open.length}道题未作答`)
  if (deps.now() - row.startedAt < SHORTEST) throw new Refusal(40975, '请认真阅读题目')
  const declared = await declarationOf(row.userId, deps)
  if (!declared) throw new Refusal(40370, '请先填写基本信息')
  if (!agrees(chosen, ageOn(declared.birthDate, row.startedAt) ?? -1)) {
    throw new Refusal(40976, '年龄与基本信息不一致，请修改后再提交')
  }
  const isContradictory = contradicts(chosen)
  if (isContradictory && !confirmed) throw new Refusal(40977, '您的回答存在不一致，请确认')
  return isContradictory
}
