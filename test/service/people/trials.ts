import { and, eq, gt } from 'drizzle-orm'
import { trialApplies, trials } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { type Trial, trialsOn } from '#test/service/seed/promotion.ts'
import type { Session } from '#test/service/sessions.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** How long the review of an application takes, ms. */
const AUDIT = 10 * 60_000

export function trialOf(code: string, now: number): Trial {
  const found = trialsOn(today(now)).find((each) => each.code === code)
  if (!found) throw notFound('体验服务')
  return found
}

const openedOf = (userId: string, code: string, { db }: Deps) =>
  db.query.trials.findFirst({ where: and(eq(trials.userId, userId), eq(trials.code, code)) })
const applyOf = (userId: string, code: string, { db }: Deps) =>
  db.query.trialApplies.findFirst({ where: and(eq(trialApplies.userId, userId), eq(trialApplies.code, code)) })

/** NONE → AUDITING → APPROVED or REJECTED; a rejected one may be submitted again. */
export async function applyStatus(userId: string, code: string, deps: Deps) {
  const row = await applyOf(userId, code, deps)
  if (!row) return { status: 'NONE' }
  if (row.status === 'REJECTED') {
    return { status: 'REJECTED', ...(row.rejectReason !== null && { reason: row.rejectReason }) }
  }
  return { status: row.at + AUDIT <= deps.now() ? 'APPROVED' : 'AUDITING' }
}

/** Whether a trial may be started now, and until when a started one runs. */
export async function trialState({ user }: Session, trial: Trial, deps: Deps) {
  const now = deps.now()
  const no = (reason: string) => ({ eligible: false, reason })
  const opened = await openedOf(user.userId, trial.code, deps)
  if (opened) return { ...no('USED'), expireAt: opened.expireAt }
  if (now < trial.startAt) return no('NOT_START')
  if (now >= trial.endAt) return no('ENDED')
  const fit = deps.access.toService(trial.riskLevel, { user })
  if (!fit.allowed) return no(fit.reason ?? 'NEED_EVAL')
  const isHeld = trial.needApply && (await applyStatus(user.userId, trial.code, deps)).status !== 'APPROVED'
  return isHeld ? no('NEED_APPLY') : { eligible: true }
}

const REFUSED: Record<string, Refusal> = {
  NEED_APPLY: new Refusal(40986, '请先提交申请，审核通过后可开通'),
  NOT_START: new Refusal(40987, '体验尚未开始'),
  ENDED: new Refusal(40988, '体验活动已结束'),
  NEED_MOBILE: new Refusal(40320, '请先绑定手机号'),
  NEED_EVAL: new Refusal(40301, '请先完成风险测评'),
  EVAL_EXPIRED: new Refusal(40301, '您的风险测评已过期，请重新测评'),
  LEVEL_MISMATCH: new Refusal(40301, '该服务风险等级高于您的风险承受能力'),
}

/** Starts a trial; while it runs, another call returns the first start. */
export async function openTrial(session: Session, trial: Trial, salesNumber: string | undefined, deps: Deps) {
  const { userId } = session.user
  const state = await trialState(session, trial, deps)
  if (!state.eligible && !('expireAt' in state)) {
    throw REFUSED['reason' in state ? state.reason : ''] ?? new Refusal(40988, '体验活动已结束')
  }
  const now = deps.now()
  const row = { userId, code: trial.code, salesNumber: salesNumber ?? null, at: now, expireAt: now + trial.days * DAY }
  await deps.db.insert(trials).values(row).onConflictDoNothing()
  const kept = await openedOf(userId, trial.code, deps)
  if (kept && kept.expireAt <= now) throw new Refusal(40989, '体验已结束，每项服务可体验一次')
  await deps.accounts.credit(userId, salesNumber)
  return { expireAt: kept?.expireAt ?? row.expireAt }
}

/** Submits an application; one under review is not submitted twice. */
export async function applyForTrial(userId: string, trial: Trial, reason: string, deps: Deps) {
  if (!trial.needApply) throw new Refusal(40990, '该体验无需申请，可直接开通')
  const words = plainText(reason)
  const count = countOf(words)
  if (count < 5) throw new Refusal(40094, '请填写至少5字的申请理由')
  if (count > 200) throw new Refusal(40024, '内容不能超过200字')
  if ((await applyStatus(userId, trial.code, deps)).status === 'APPROVED') {
    throw new Refusal(40991, '申请已通过，可直接开通')
  }
  const fresh = { status: 'AUDITING' as const, reason: words, rejectReason: null, at: deps.now() }
  await deps.db
    .insert(trialApplies)
    .values({ userId, code: trial.code, ...fresh })
    .onConflictDoUpdate({
      target: [trialApplies.userId, trialApplies.code],
      set: fresh,
      setWhere: eq(trialApplies.status, 'REJECTED'),
    })
  return true
}

/** Until when a running trial shows a list, epoch ms. */
export async function trialUntil(userId: string, listId: string, deps: Deps): Promise<number | undefined> {
  const mine = and(eq(trials.userId, userId), gt(trials.expireAt, deps.now()))
  const running = await deps.db.query.trials.findMany({ where: mine })
  const shows = trialsOn(today(deps.now())).filter((each) => each.listId === listId)
  return running.find(({ code }) => shows.some((each) => each.code === code))?.expireAt
}
