import type { OutputOf } from '#api/call.ts'
import type { promotionInviteLinkInfo, promotionServiceCheckList } from '#api/domains/learn/promotion.ts'
import { bindHref, suitabilityHref } from '#lib/path/login-href.ts'
import { TRIALS } from '#lib/path/promotion-href.ts'
import { minute } from '#lib/time/dates.ts'

type Trial = OutputOf<typeof promotionServiceCheckList>[number]

/** A trial service, and its actions. */
export interface TrialView {
  code: string
  name: string
  desc: string
  facts: { name: string; value: string }[]
  /** Why it cannot be started, or until when it runs; '' where it can be started. */
  state: string
  /** What starts it: a press, an application first, another page, or nothing. */
  next: 'open' | 'apply' | { label: string; href: string } | undefined
}

const WHY: Readonly<Record<string, Pick<TrialView, 'state' | 'next'>>> = {
  NEED_MOBILE: { state: '需先绑定手机号', next: { label: '去绑定', href: bindHref(TRIALS) } },
  NEED_EVAL: { state: '需先完成风险测评', next: { label: '去测评', href: suitabilityHref('', TRIALS) } },
  EVAL_EXPIRED: { state: '风险测评已过期', next: { label: '重新测评', href: suitabilityHref('', TRIALS) } },
  LEVEL_MISMATCH: { state: '该服务的风险等级高于您的风险承受能力，不能开通', next: undefined },
  NEED_APPLY: { state: '', next: 'apply' },
  NOT_START: { state: '尚未开始', next: undefined },
  ENDED: { state: '活动已结束', next: undefined },
}

/** @param now undefined while the service's time is unknown */
export function toTrialView(trial: Trial, now: number | undefined): TrialView {
  const { code, name, days, desc, riskLevel, eligible, reason = '', expireAt } = trial
  const common = {
    code,
    name,
    desc,
    facts: [
      { name: '体验时长', value: `${days}天，到期自动结束` },
      { name: '风险等级', value: riskLevel },
      { name: '费用', value: '不收费，不需要填写银行卡' },
    ],
  }
  if (expireAt !== undefined) {
    const over = now !== undefined && expireAt <= now
    return {
      ...common,
      state: over ? `体验已于 ${minute(expireAt)} 结束` : `体验中，至 ${minute(expireAt)} 自动结束`,
      next: undefined,
    }
  }
  if (eligible) return { ...common, state: '', next: 'open' }
  const why = Object.hasOwn(WHY, reason) ? WHY[reason] : undefined
  return { ...common, state: why?.state ?? '暂不能开通', next: why?.next }
}

/** 「许**邀请您体验财报研读七日体验」. */
export function inviteWords({ inviterMasked, service, valid }: OutputOf<typeof promotionInviteLinkInfo>): string {
  return valid ? `${inviterMasked}邀请您体验：${service.name}` : `${inviterMasked}的邀请已结束`
}
