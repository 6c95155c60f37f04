import { certification } from '#api/domains/account/users.ts'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { useFresh } from '#data/use-fresh.ts'
import { useNow } from '#data/use-server-clock.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { levelWords, validityText } from '#lib/suitability.ts'
import { day } from '#lib/time/dates.ts'

export interface OwnFacts {
  rows: { name: string; value: string }[]
  /** What is missing, with its link; undefined if nothing is. */
  missing: Locked | undefined
}

/** The customer's data at the service, masked, from the suitability calls. SG-09, law §6 */
export function useFacts(path: string): Loaded<OwnFacts> {
  const now = useNow()
  const evaluation = useCall(evaluationInfo, {})
  const identity = useFresh(certification, {})
  return mapBoth(evaluation, identity, (known, { status, realNameMasked, idCardMasked, validTo }) => {
    const isCardOver = validTo !== undefined && validTo <= now
    const { riskLevel, isLowest, expireAt, profileDone } = known
    const level = riskLevel === undefined ? undefined : levelWords(riskLevel, isLowest)
    const until = expireAt === undefined ? '' : `，${validityText(expireAt, now)}`
    const done = (isDone: boolean) => (isDone ? '已填写' : '未填写')
    return {
      rows: [
        { name: '姓名', value: realNameMasked ?? (status === 'FACE_OK' ? '已实名' : '未实名') },
        ...(idCardMasked === undefined ? [] : [{ name: '证件号码', value: idCardMasked }]),
        ...(validTo === undefined ? [] : [{ name: '证件有效期至', value: day(validTo) }]),
        { name: '基本信息', value: done(profileDone) },
        { name: '风险承受能力', value: level === undefined ? '未测评' : `${level}${until}` },
      ],
      missing:
        status !== 'FACE_OK' || isCardOver
          ? {
              ...toLocked({ allowed: false, reason: 'NEED_REALNAME' }, path),
              ...(isCardOver && { text: '证件已过期，请更新后继续', label: '更新证件' }),
            }
          : profileDone
            ? undefined
            : { text: '请先填写基本信息', label: '去填写', href: suitabilityHref('/profile', path), act: 'link' },
    }
  })
}
