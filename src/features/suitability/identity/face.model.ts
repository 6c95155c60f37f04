import { useEffect, useEffectEvent, useState } from 'react'
import {
  faceVerifyResult,
  evaluationInfo,
  verifyInfo,
  verifySubmitEsignFace,
} from '#api/domains/suitability/evaluation.ts'
import { DeviceError } from '#data/explain.ts'
import { useOnline, useSend } from '#data/provider.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { AFTER_VISIT } from '#data/watch/rhythm.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { useDraft } from '#session/use-draft.ts'
import { useLeave } from '#session/use-leave.ts'
import { useTrack } from '#tracking/context.tsx'
import { CONSENT_VERSION, consented, faceConsent } from '#features/suitability/consents.ts'
import { useWayBack } from '#features/suitability/use-way-back.ts'

export type FaceStep =
  /** The identity card comes first. */
  | { step: 'card'; href: string }
  | { step: 'begin'; message: string }
  /** At the vendor, or the result is not known yet; `isExhausted`: it is not checked any more. */
  | { step: 'waiting'; isExhausted: boolean; refresh: () => void }
  /** No attempts left today. */
  | { step: 'manual'; message: string }
  | { step: 'done'; next: { label: string; href: string } }

export interface Face {
  loaded: Loaded<FaceStep>
  consent: { ticked: boolean; tick: (on: boolean) => void; error: string }
  error: string
  blocked: string
  busy: boolean
  /** Leaves for the vendor: the first time after the consent, during a visit to continue it. */
  go: () => void
}

/** The face check on the vendor's page. Only the server's result counts, never the address. product SU-06 */
export function useFace(): Face {
  const way = useWayBack()
  const note = useNoteConsent()
  const online = useOnline()
  const known = useCall(verifyInfo, {})
  const [flowId, keepFlow] = useDraft('face-flow')
  const [ticked, setTicked] = useState(false)
  const send = useSend()
  const { leaving, leave } = useLeave()
  const watched = useWatch(faceVerifyResult, flowId ? { flowId } : null, {
    seen: AFTER_VISIT,
    until: ({ status }) => status !== 'PENDING',
  })
  const result = awaited(watched)
  const passed = result?.status === 'PASS'
  useOutcome(result?.status)

  const isThere = flowId !== '' && result === undefined
  const submission = useSubmit({
    fields: ticked || isThere,
    validate: (agreed) => ({ consent: agreed ? '' : '请先阅读并同意《人脸信息单独同意书》' }),
    async run() {
      const back = new URL(way.to('/suitability/face'), location.origin).href
      const begun = await send(verifySubmitEsignFace, { returnUrl: back, consentVersion: CONSENT_VERSION })
      keepFlow(begun.flowId)
      if (ticked) note(consented(faceConsent.title))
      if (!leave(begun.url)) throw new DeviceError('核身页面暂时无法打开，请稍后再试')
    },
    done: () => undefined,
  })
  const done: FaceStep = {
    step: 'done',
    next: way.back ? { label: '返回继续办理', href: way.back } : { label: '完成', href: way.to('/suitability') },
  }
  const stepOf = (step: string): FaceStep => {
    if (passed || step === 'DONE') return done
    if (step !== 'FACE') return { step: 'card', href: way.to('/suitability/verify') }
    if (result?.remain === 0) return { step: 'manual', message: result.reason ?? '' }
    if (result) return { step: 'begin', message: result.reason ?? '人脸核身未通过' }
    if (!flowId) return { step: 'begin', message: '' }
    return { step: 'waiting', isExhausted: watched.exhausted, refresh: watched.recheck }
  }
  return {
    loaded: mapLoaded(known, ({ step }) => stepOf(step)),
    consent: { ticked, tick: setTicked, error: submission.fieldErrors.consent },
    error: submission.error,
    blocked: online ? '' : '离线状态下无法操作',
    busy: submission.busy || leaving,
    go: () => void (leaving || submission.submit()),
  }
}

/** Reports the result once. */
function useOutcome(status: string | undefined): void {
  const track = useTrack()
  const patch = useMutateCall()
  const report = useEffectEvent(() => {
    void track('suit', status === 'PASS' ? 'face_ok' : 'face_fail')
    if (status === 'PASS') patch(evaluationInfo, {}, (old) => ({ ...old, verifyStatus: 'FACE_OK' }))
  })
  useEffect(() => {
    if (status !== undefined) report()
  }, [status])
}
