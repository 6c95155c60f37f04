import { useEffect, useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { evaluationCheckCount, evaluationInfo, evaluationStart } from '#api/domains/suitability/evaluation.ts'
import type { EvalStatus } from '#api/shapes/evaluation.ts'
import { createCustomerEvaluation, userEvaluationCount } from '#api/domains/suitability/survey.ts'
import { explain } from '#data/explain.ts'
import { useBlocked, useSend } from '#data/provider.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { minute } from '#lib/time/dates.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import type { Questionnaire } from './answering.model.ts'
import { leftOf, OLDER } from '#features/suitability/status.ts'
import { useWayBack } from '#features/suitability/use-way-back.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** `stale`: this questionnaire was finished or replaced elsewhere. */
export type Survey = NeedsProfile | Intro | ({ state: 'answering'; stale: () => void } & Questionnaire)

interface NeedsProfile {
  state: 'profile'
  href: string
}

export interface Intro {
  state: 'intro'
  /** The current class with its page: after a lost answer to the last press nobody needs to start again. */
  result: { text: string; href: string } | undefined
  left: string
  closed: boolean
  /** A second one on the same day needs a reason. */
  reason: { wanted: boolean; text: string; error: string; write: (text: string) => void }
  error: string
  busy: boolean
  blocked: string
  begin: () => void
}

/** The error code of a second questionnaire without a reason. */
const REASON_WANTED = 40032
const NO_PROFILE = 40370
export const LONGEST_REASON = 200

/** Whether a questionnaire is open, can be started, or needs something first. SU-03 */
export function useSurvey(): Loaded<Survey> {
  const loaded = useCall(evaluationInfo, {})
  const intro = useIntro(loaded)
  const way = useWayBack()
  useResumed(loaded, intro.begun)
  if (loaded.state !== 'ready') return loaded
  const { evaluationId, profileDone, evalVersion } = loaded.data
  if (evaluationId !== undefined)
    return {
      ...loaded,
      data: { state: 'answering', evaluationId, isOlder: evalVersion === OLDER, stale: () => void loaded.refresh() },
    }
  if (!profileDone || intro.needsProfile)
    return { ...loaded, data: { state: 'profile', href: way.to('/suitability/profile') } }
  return { ...loaded, data: intro.view(loaded.data) }
}

/** Reports that a questionnaire is continued, also one from another device. */
function useResumed(loaded: Loaded<EvalStatus>, begun: boolean): void {
  const track = useTrack()
  const resumed = loaded.state === 'ready' && loaded.data.evaluationId !== undefined && !begun
  useEffect(() => {
    if (resumed) void track('suit', 'resume')
  }, [resumed, track])
}

function useIntro(loaded: Loaded<EvalStatus>) {
  const way = useWayBack()
  const [text, write] = useDraft('evaluation-reason')
  /** What the service requires before it starts one: a reason, or the declaration. */
  const [wants, setWants] = useState<'reason' | 'profile'>()
  const [begun, setBegun] = useState(false)
  const patch = useMutateCall()
  const send = useSend()
  const blocked = useBlocked()
  const track = useTrack()
  const isOlder = loaded.state === 'ready' && loaded.data.evalVersion === OLDER
  const wanted = wants === 'reason' || (loaded.state === 'ready' && isSecondToday(loaded.data))
  const submission = useSubmit({
    fields: plainText(text),
    validate: (reason) => ({ reason: reasonError(reason, wanted) }),
    async run(reason) {
      const why = reason && { reason }
      if (isOlder) return { evaluationId: (await send(createCustomerEvaluation, { ...why })).id }
      return send(evaluationStart, { ...why, ...(way.afterMismatch && { afterMismatch: true }) })
    },
    done({ evaluationId }) {
      setBegun(true)
      patch(evaluationInfo, {}, (old) => ({ ...old, evaluationId }))
      write('')
      void track('suit', 'start')
    },
    failed(cause) {
      const code = cause instanceof BusinessError ? cause.code : 0
      if (code === REASON_WANTED) setWants('reason')
      if (code === NO_PROFILE) setWants('profile')
      return explain(cause)
    },
  })
  const over = loaded.state === 'ready' && loaded.data.remainToday === 0 ? {} : null
  const current = useCall(evaluationCheckCount, isOlder ? null : over)
  const older = useCall(userEvaluationCount, isOlder ? over : null)
  const counted = isOlder ? older : current
  const nextAt = counted.state === 'ready' ? counted.data.nextAt : undefined
  const view = (status: EvalStatus): Intro => ({
    state: 'intro',
    result: resultOf(status, way.to('/suitability/result')),
    left: `${leftOf(status)}${nextAt === undefined ? '' : `（${minute(nextAt)} 起）`}`,
    closed: status.remainToday === 0,
    reason: {
      wanted,
      text,
      error: submission.fieldErrors.reason,
      write,
    },
    error: submission.fieldErrors.reason ? '' : submission.error,
    busy: submission.busy,
    blocked,
    begin: submission.submit,
  })
  return { begun, needsProfile: wants === 'profile', view }
}

function reasonError(reason: string, wanted: boolean): string {
  if (wanted && reason === '') return '请填写再次测评的原因'
  return countOf(reason) > LONGEST_REASON ? `内容不能超过${LONGEST_REASON}字` : ''
}

function resultOf({ status, riskLevel, evaluatedAt }: EvalStatus, href: string): Intro['result'] {
  if (!['VALID', 'EXPIRING'].includes(status) || riskLevel === undefined || evaluatedAt === undefined) return undefined
  return { text: `您已于 ${minute(evaluatedAt)} 完成测评，等级 ${riskLevel}`, href }
}

const DAILY = 3

/** The server requires the reason anyway; this asks before the first attempt. */
function isSecondToday({ remainToday, remainYear }: EvalStatus): boolean {
  return remainToday < Math.min(DAILY, remainYear)
}
