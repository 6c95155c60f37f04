import { strategyApplyInfo, strategyApplySign } from '#api/domains/strategy/strategy-apply.ts'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { dataOf } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { strategyApplyHref } from '#lib/path/strategy-href.ts'
import { levelWords, suitableLevels } from '#lib/suitability.ts'
import type { Apply } from './apply.model.ts'

export interface MatchPage {
  rows: { name: string; value: string }[]
  /** Why it is unsuitable, with the next step if there is one; undefined if it is suitable. */
  locked: Locked | undefined
  begin: Submission<FieldErrors>
}

/** Whether the strategy is suitable, as the service decides, and the start of the signature. SG-09, law §1 */
export function useMatch({ id, info, renew }: Apply): MatchPage {
  const send = useSend()
  const own = dataOf(useCall(evaluationInfo, {}))
  const { match, strategy } = info
  const begin = useSubmit({
    fields: undefined,
    run: async () => void (await send(strategyApplySign, { id })),
    async verify() {
      const { status } = await send(strategyApplyInfo, { id })
      return status === 'DRAFT' ? { error: '经核对尚未开始签署，请再次点按' } : { result: undefined }
    },
    unverified: '暂时无法核对是否已开始签署，请联网后再试',
    done: renew,
  })
  const level = own?.riskLevel === undefined ? '未测评' : (levelWords(own.riskLevel, own.isLowest) ?? '状态更新中')
  return {
    rows: [
      { name: '服务风险等级', value: `${strategy.riskLevel}，适合 ${suitableLevels(strategy.riskLevel) ?? '评定中'}` },
      { name: '您的等级', value: level },
      { name: '匹配意见', value: match.allowed ? '匹配' : '不匹配' },
    ],
    locked: match.allowed ? undefined : toLocked(match, strategyApplyHref(id)),
    begin,
  }
}
