import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { declare } from '#test/service/suitability/declaration.ts'
import { answersOf, topicsOf } from './evaluation.ts'
import { finish, resultOf } from '#test/service/suitability/evaluation-finish.ts'
import { chosenInWords, generatePdf, pdfOf } from '#test/service/suitability/evaluation-pdf.ts'
import { matching } from '#test/service/suitability/evaluation-score.ts'
import {
  beginAnew,
  countLeft,
  evaluationsOf,
  goOn,
  keepAnswer,
  ownEvaluation,
} from '#test/service/suitability/evaluations.ts'

/** The older questionnaire, and the history and PDF of both. A22 */
export function survey(deps: Deps): Handlers<'survey'> {
  return {
    async createCustomerEvaluation(why, visit) {
      return { id: (await goOn(visit.known().user, 'V1', why, deps)).evaluationId }
    },
    async redoEvaluation({ id, reason }, visit) {
      const { user } = visit.known()
      await ownEvaluation(id, user.userId, deps)
      return { id: (await beginAnew(user, 'V1', { reason }, deps)).evaluationId }
    },
    evaluationTopic: async ({ id }, visit) => topicsOf(await ownEvaluation(id, visit.known().user.userId, deps)),
    evaluationChoice({ topicId }) {
      const found = topicsOf({ version: 'V1' }).find(({ id }) => id === topicId)
      if (!found) throw notFound('题目')
      return found.options
    },
    evaluationAnswer: async ({ id }, visit) => answersOf(await ownEvaluation(id, visit.known().user.userId, deps)),
    evaluationAnswerSave: async ({ id, topicId, optionIds }, visit) =>
      keepAnswer(await ownEvaluation(id, visit.known().user.userId, deps), topicId, optionIds, deps),
    async submitEvaluation({ id, answers }, visit) {
      const { user } = visit.known()
      const row = await ownEvaluation(id, user.userId, deps)
      const before = resultOf(row)
      if (before) return before
      for (const { topicId, optionIds } of answers) await keepAnswer(row, topicId, optionIds, deps)
      return finish(user, id, false, deps)
    },
    surveyEvaluationFinish: ({ id }, visit) => finish(visit.known().user, id, false, deps),
    submitEvaluationUserInfo: (form, visit) => declare(visit.known().user, form, visit.now, deps),
    userEvaluationCount: async (_, visit) => countLeft(await evaluationsOf(visit.known().user.userId, deps), visit.now),

    async myEvaluation(_, visit) {
      const rows = await evaluationsOf(visit.known().user.userId, deps)
      return rows.flatMap((row) => {
        const found = resultOf(row)
        return found ? [recordOf(found, row.finishedAt ?? 0)] : []
      })
    },
    async getCustomerEvaluation({ id }, visit) {
      const row = await ownEvaluation(id, visit.known().user.userId, deps)
      const result = resultOf(row)
      if (!result) throw new Refusal(40978, '测评尚未完成')
      return {
        ...recordOf(result, row.finishedAt ?? 0),
        expireAt: result.expireAt,
        ...(row.pdfAt !== null && { confirmedAt: row.pdfAt }),
        version: row.version,
        result,
        matching,
        topics: chosenInWords(row),
      }
    },
    generateEvaluationPdf: ({ id }, visit) => generatePdf(id, visit.known().user.userId, deps),
    getEvaluationPdf: ({ id }, visit) => pdfOf(id, visit.known().user.userId, deps),
  }
}

function recordOf(found: NonNullable<ReturnType<typeof resultOf>>, at: number) {
  const { evaluationId: id, level, isLowest, score } = found
  return { id, at, level, isLowest, score }
}
