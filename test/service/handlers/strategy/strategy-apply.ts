import { and, eq, isNull } from 'drizzle-orm'
import { strategyApplies } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { contractOf } from '#test/service/seed/documents.ts'
import type { Session } from '#test/service/sessions.ts'
import { flowFor, liveFlow, refreshed, signLink, toSignFlow } from '#test/service/trade/signing.ts'
import { demandOfPress } from '#test/service/room/gate.ts'
import { needAnswers, visitForm } from '#test/service/handlers/trade/order/feedback.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { strategyAccess, strategyOf } from '#test/service/strategies/access.ts'
import { appliesOf, type ApplyRow, ownApply, serviceOf, statusOf } from '#test/service/strategies/applies.ts'
import { toStrategy } from '#test/service/strategies/present.ts'

/** Applications for strategies. SG-09, 2.17 */
export function strategyApply(deps: Deps): Handlers<'strategy-apply'> {
  const flowOf = ({ id, strategyId, userId }: ApplyRow, session: Session) => {
    const { name, riskLevel, serviceDays } = strategyOf(strategyId, deps)
    const facts = [
      `申请编号 ${id}`,
      `策略名称 ${name}`,
      `策略风险等级 ${riskLevel}　客户风险承受能力等级 ${session.user.riskLevel ?? '未测评'}`,
      `服务期限 ${serviceDays} 天`,
    ]
    return flowFor({ kind: 'STRATEGY_APPLY', targetId: id, userId, docs: contractOf(false), facts }, deps)
  }
  const needFit = ({ strategyId }: ApplyRow, session: Session) =>
    demandOfPress(deps.access.toService(strategyOf(strategyId, deps).riskLevel, session))
  return {
    async strategyApplyInfo({ id }, visit) {
      const session = visit.known()
      const row = await ownApply(id, session.user.userId, deps)
      const strategy = strategyOf(row.strategyId, deps)
      const service = serviceOf(row, strategy)
      const isOpen = service !== null && service.openAt <= visit.now
      return {
        id,
        strategy: toStrategy(strategy, (await strategyAccess(deps, session))(strategy), deps),
        status: statusOf(row, strategy, visit.now),
        ...(row.rejectReason !== null && { rejectReason: row.rejectReason }),
        match: deps.access.toService(strategy.riskLevel, session),
        at: row.at,
        ...(isOpen && {
          expireAt: service.expireAt,
          feedback: { isDone: row.feedback !== null, questions: visitForm() },
        }),
      }
    },
    async strategyApplyList(asked, visit) {
      const page = pageOf(await appliesOf(visit.known().user.userId, deps), asked)
      const list = page.list.map((row) => {
        const { id, at, rejectReason } = row
        const strategy = strategyOf(row.strategyId, deps)
        const status = statusOf(row, strategy, visit.now)
        return { id, strategyName: strategy.name, status, at, ...(rejectReason !== null && { rejectReason }) }
      })
      return { ...page, list }
    },
    async strategyApplySign({ id }, visit) {
      const session = visit.known()
      const row = await ownApply(id, session.user.userId, deps)
      if (row.status !== 'DRAFT' && row.status !== 'WAIT_SIGN') throw new Refusal(40966, '该申请当前无需签署')
      needFit(row, session)
      const draft = and(eq(strategyApplies.id, id), eq(strategyApplies.status, 'DRAFT'))
      await deps.db.update(strategyApplies).set({ status: 'WAIT_SIGN' }).where(draft)
      return toSignFlow(await flowOf(row, session), deps)
    },
    async strategyApplySignUrl({ id, returnUrl }, visit) {
      const session = visit.known()
      const row = await ownApply(id, session.user.userId, deps)
      if (row.status !== 'WAIT_SIGN') throw new Refusal(40967, '请先确认申请资料并阅读协议')
      needFit(row, session)
      // A new one would have documents that nobody has opened.
      const flow = await liveFlow('STRATEGY_APPLY', id, deps)
      if (!flow) throw new Refusal(40901, '签署已失效，请重新阅读协议')
      return { url: await signLink(flow, '策略服务协议', returnUrl, visit, deps) }
    },
    async strategyApplySignStatus({ id }, visit) {
      const { userId } = visit.known().user
      const before = await ownApply(id, userId, deps)
      const flow = await liveFlow('STRATEGY_APPLY', id, deps)
      if (flow) await refreshed(flow, deps)
      const row = await ownApply(id, userId, deps)
      return { status: statusOf(row, strategyOf(before.strategyId, deps), visit.now) }
    },
    async strategyApplyFeedback({ id, answers }, visit) {
      const row = await ownApply(id, visit.known().user.userId, deps)
      const service = serviceOf(row, strategyOf(row.strategyId, deps))
      if (service === null || service.openAt > visit.now) throw new Refusal(40962, '服务开通后可提交回访')
      needAnswers(answers)
      await deps.db
        .update(strategyApplies)
        .set({ feedback: JSON.stringify(answers), feedbackAt: visit.now })
        .where(and(eq(strategyApplies.id, id), isNull(strategyApplies.feedback)))
      return true
    },
  }
}
