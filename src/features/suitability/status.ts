import type { EvalStatus } from '#api/shapes/evaluation.ts'
import { lastMoment, minute } from '#lib/time/dates.ts'
import { levelWords, validityText } from '#lib/suitability.ts'

/** The customer's class in words. `warning`: what to do about it, '' when nothing. */
export interface Status {
  title: string
  validity: string
  warning: string
  /** What the class cannot buy; '' where nothing is excluded for good. */
  limits: string
  /** How many more questionnaires may be started. */
  left: string
}

/** The texts of law §1 and SU-01; `now` epoch ms. */
export function toStatus(info: EvalStatus, now: number): Status {
  const { riskLevel, isLowest = false, expireAt } = info
  const known = riskLevel === undefined ? undefined : (levelWords(riskLevel, isLowest) ?? '状态更新中')
  return {
    title: known ?? (info.evaluationId === undefined ? '未进行风险测评' : '风险测评进行中'),
    validity: expireAt === undefined ? '' : validityText(expireAt, now),
    warning: warningOf(info, now),
    limits: isLowest ? '您属于风险承受能力最低类别，只能购买 R1 等级的服务，其他等级的服务不能购买，没有例外。' : '',
    left: leftOf(info),
  }
}

function warningOf({ status, expireAt, considerUntil }: EvalStatus, now: number): string {
  if (status === 'EXPIRED') return '您的风险测评已过期，请重新测评'
  if (considerUntil !== undefined && considerUntil > now) return considering(considerUntil)
  if (status === 'EXPIRING' && expireAt !== undefined)
    return `您的风险测评将于${lastMoment(expireAt)}到期，请及时重新测评`
  return ''
}

/** Shown after a purchase was rejected for its level just before the class rose. SU-03 */
export function considering(until: number): string {
  return `您的等级在一次不匹配提示之后提高了。请您冷静考虑，${minute(until)} 之后再决定是否购买更高风险的服务。`
}

/** The number of attempts left, or that there are none. */
export function leftOf({ remainToday, remainYear }: Pick<EvalStatus, 'remainToday' | 'remainYear'>): string {
  if (remainYear === 0) return '今年测评次数已用完，请联系人工客服'
  if (remainToday === 0) return '今日测评次数已用完，请明天再试'
  return `今日还可测评${remainToday}次，今年还可测评${remainYear}次`
}

/** The service's flag for the questionnaire below /survey. A22 */
export const OLDER = 1
