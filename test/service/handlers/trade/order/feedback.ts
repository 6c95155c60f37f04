import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as calls from '#api/domains/trade/order/feedback.ts'
import { feedbacks } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import { visitQuestions } from '#test/service/seed/documents.ts'
import { ownOrderNow } from '#test/service/trade/status.ts'
import { needOwnFiles } from '#test/service/uploads.ts'

const VISITED = new Set(['PAID', 'IN_SERVICE', 'FINISHED', 'REFUNDING', 'REFUNDED'])

interface Answer {
  questionId: string
  optionId: string
}

export function orderFeedback(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  const feedbackOf = (orderNumber: string) =>
    deps.db.query.feedbacks.findFirst({ where: eq(feedbacks.orderNumber, orderNumber) })
  return {
    async strategyFeedbackList({ orderNumber }, visit) {
      const { status } = await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      if (!VISITED.has(status)) return []
      const done = await feedbackOf(orderNumber)
      return [
        { id: done?.feedbackId ?? orderNumber, kind: 'VISIT', status: done ? 'DONE' : 'WAIT', questions: visitForm() },
      ]
    },
    async feedbackCreate({ orderNumber, answers, signatureKey }, visit) {
      const { userId } = visit.known().user
      const { status } = await ownOrderNow(orderNumber, userId, deps)
      const had = await feedbackOf(orderNumber)
      if (had) return { feedbackId: had.feedbackId, alert: had.alert }
      if (!VISITED.has(status)) throw new Refusal(40909, '服务开通后可提交回访')
      needAnswers(answers)
      if (signatureKey !== undefined) await needOwnFiles(userId, [signatureKey], deps)
      const alert = visitQuestions.some((question) =>
        answers.some(({ questionId, optionId }) => questionId === question.id && optionId === question.alert),
      )
      const row = {
        orderNumber,
        feedbackId: `B${randomBytes(12).toString('hex')}`,
        userId,
        answers: JSON.stringify(answers),
        alert,
        at: visit.now,
      }
      await deps.db.insert(feedbacks).values(row).onConflictDoNothing()
      const kept = (await feedbackOf(orderNumber)) ?? row
      return { feedbackId: kept.feedbackId, alert: kept.alert }
    },
  }
}

/** The questions of a visit as the contract defines them. */
export function visitForm() {
  return visitQuestions.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map(([optionId, text]) => ({ id: optionId, text })),
  }))
}

/** Every question once, with one of its options. */
export function needAnswers(answers: readonly Answer[]): void {
  const isGood = visitQuestions.every(({ id, options }) => {
    const given = answers.filter(({ questionId }) => questionId === id)
    return given.length === 1 && options.some(([optionId]) => optionId === given[0]?.optionId)
  })
  if (!isGood || answers.length !== visitQuestions.length) throw badInput(40057, '请回答全部问题')
}
