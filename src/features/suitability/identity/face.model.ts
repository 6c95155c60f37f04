import { useEffect, useState } from 'react'
import {
  faceVerifyResult,
  evaluationInfo,
  verifyInfo,
  verifySubmitEsignFace,
} from '#api/domains/suitability/evaluation.ts'
import { useBlocked, useSend } from '#data/provider.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useVendorResult, useVendorVisit } from '#data/write/use-vendor-trip.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { CONSENT_VERSION, consented, faceConsent } from '#features/suitability/consents.ts'
import { useWayBack } from '#features/suitability/use-way-back.ts'

export type FaceStep =
  /** The identity card comes first. */
  | { step: 'card'; href: string }
  | { step: 'begin'; message: string }
  /** At the vendor, or the result is unknown so far; `check`: requests it again, once polling has ended. */
  | { step: 'waiting'; notice: string; check: (() => void) | null }
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

/** The face check on the vendor's page. Only the server's result counts, never the address. SU-06 */
export function useFace(): Face {
  const way = useWayBack()
  const note = useNoteConsent()
  const blocked = useBlocked()
  const known = useCall(verifyInfo, {})
  const [flowId, keepFlow] = useDraft('face-flow')
  const [ticked, setTicked] = useState(false)
  const send = useSend()
  const { result, newest, notice, check } = useVendorResult({
    result: faceVerifyResult,
    input: flowId ? { flowId } : null,
    until: ({ status }) => status === 'PASS' || status === 'FAIL',
    words: { checking: '核身结果确认中', none: '尚未收到核身结果', result: () => '' },
    stale: [evaluationInfo],
  })
  useOutcome(result?.status)
  // The consent was given for the visit that is under way.
  const isThere = flowId !== '' && result === undefined
  const visit = useVendorVisit({
    missing: ticked || isThere ? '' : '请先阅读并同意《人脸信息单独同意书》',
    async open() {
      const back = new URL(way.to('/suitability/face'), location.origin).href
      const begun = await send(verifySubmitEsignFace, { returnUrl: back, consentVersion: CONSENT_VERSION })
      keepFlow(begun.flowId)
      if (ticked) note(consented(faceConsent.title))
      return begun.url
    },
    closed: '核身页面暂时无法打开，请稍后再试',
  })
  const done: FaceStep = {
    step: 'done',
    next: way.back ? { label: '返回继续办理', href: way.back } : { label: '完成', href: way.to('/suitability') },
  }
  const stepOf = (step: string): FaceStep => {
    if (result?.status === 'PASS' || step === 'DONE') return done
    if (step !== 'FACE') return { step: 'card', href: way.to('/suitability/verify') }
    if (result) return { step: result.remain === 0 ? 'manual' : 'begin', message: result.reason ?? '人脸核身未通过' }
    if (!flowId) return { step: 'begin', message: '' }
    const isKnown = newest === undefined || newest.status === 'PENDING'
    return { step: 'waiting', notice: isKnown ? notice : '状态更新中', check }
  }
  return {
    loaded: mapLoaded(known, ({ step }) => stepOf(step)),
    consent: { ticked, tick: setTicked, error: visit.missing },
    error: visit.error,
    blocked,
    busy: visit.busy,
    go: visit.go,
  }
}

/** Reports the result once. */
function useOutcome(status: string | undefined): void {
  const track = useTrack()
  useEffect(() => {
    if (status !== undefined) void track('suit', status === 'PASS' ? 'face_ok' : 'face_fail')
  }, [status, track])
}
