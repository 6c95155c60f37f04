import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { equities } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { brokers, equityItems, equityQuestions } from '#test/service/seed/brokers.ts'
import { originFor } from '#test/service/trade/signing.ts'
import {
  newestEquity,
  ownEquity,
  signPage,
  signStatus,
  stateOf,
  submitEquity,
} from '#test/service/strategies/equity.ts'
import { plainText } from '#lib/text/typed/plain.ts'

export function brokerOpen(deps: Deps): Handlers<'broker-open'> {
  return {
    brokerInviteCode({ brokerId }, visit) {
      const found = brokers.find((each) => each.brokerId === brokerId)
      if (!found) throw notFound('券商')
      const digest = createHash('sha256').update(`${brokerId} ${visit.known().user.userId}`).digest('hex')
      const code = `${brokerId}-${digest.slice(0, 8).toUpperCase()}`
      return { code, url: `${found.url}?${new URLSearchParams({ code })}` }
    },
    async equityApplyInfo(_, visit) {
      const items = [...equityItems]
      const row = await newestEquity(visit.known().user.userId, deps)
      if (!row) return { status: 'NONE', items }
      const { id, brokerId, accountTail4, rejectReason, at: submittedAt } = row
      const status = stateOf(row, visit.now)
      const why = status === 'REJECTED' && rejectReason !== null ? { rejectReason } : {}
      const asked = row.feedback === null ? [...equityQuestions] : []
      const questions = status === 'APPROVED' ? { questions: asked } : {}
      return { status, id, brokerId, accountTail4, submittedAt, ...why, items, ...questions }
    },
    equitySignStatus: async ({ id }, visit) => signStatus(await ownEquity(id, visit.known().user.userId, deps), deps),
    equitySubmit: (asked, visit) => submitEquity(visit.known().user, asked, deps),
    equitySign: async ({ id }, visit) =>
      signPage(await ownEquity(id, visit.known().user.userId, deps), originFor(visit, deps), deps),
    async equityFeedbackSubmit({ id, answers }, visit) {
      const row = await ownEquity(id, visit.known().user.userId, deps)
      if (row.status !== 'APPROVED') throw new Refusal(40995, '权益开通后可填写反馈')
      if (answers.length === 0 || answers.some(({ answer }) => plainText(answer) === '' || answer.length > 200)) {
        throw new Refusal(40097, '请填写200字以内的反馈')
      }
      const first = and(eq(equities.id, id), isNull(equities.feedback))
      await deps.db
        .update(equities)
        .set({ feedback: JSON.stringify(answers) })
        .where(first)
      return true
    },
  }
}
