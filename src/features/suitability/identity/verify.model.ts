import { useState } from 'react'
import {
  evaluationInfo,
  verifyInfo,
  verifyRedo,
  verifyStart,
  verifySubmitId,
  verifySubmitOther,
} from '#api/domains/suitability/evaluation.ts'
import { brand } from '#config/brand.ts'
import { DeviceError } from '#data/explain.ts'
import { useBlocked, useSend } from '#data/provider.tsx'
import { notYet, type Upload, useUpload } from '#data/upload/use-upload.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { CONSENT_VERSION, consented, idConsent } from '#features/suitability/consents.ts'
import { useWayBack } from '#features/suitability/use-way-back.ts'

/** The next step of the verification. */
export type VerifyStep =
  | { step: 'consent' | 'cards' | 'other' }
  | { step: 'redo'; reason: string }
  | { step: 'face'; who: string; href: string }
  | { step: 'done'; who: string; next: { label: string; href: string } }

export interface Verify {
  loaded: Loaded<VerifyStep>
  busy: boolean
  error: string
  blocked: string
  consent: { ticked: boolean; tick: (on: boolean) => void; error: string; agree: () => void }
  redo: () => void
  cards: { front: Upload; back: Upload; submit: () => void }
  other: { kind: string; pick: (kind: string) => void; file: Upload; submit: () => void }
}

type OtherKind = 'PASSPORT' | 'PERMIT' | 'RESIDENCE' | 'OTHER'
/** The certificates that can be added. SU-05 */
export const otherKinds: readonly { value: OtherKind; label: string }[] = [
  { value: 'PASSPORT', label: '护照' },
  { value: 'PERMIT', label: '港澳台居民通行证' },
  { value: 'RESIDENCE', label: '港澳台居民居住证' },
  { value: 'OTHER', label: '其他证件' },
]

export const watermark = `仅用于${brand.companyName}身份认证`

/**
 * The identity check: consent, both sides of the card, other certificates. Nothing of it is stored on the device.
 * SU-05
 */
export function useVerify(): Verify {
  const known = useCall(verifyInfo, {})
  const way = useWayBack()
  const note = useNoteConsent()
  const blocked = useBlocked()
  const [ticked, setTicked] = useState(false)
  const [kind, pick] = useState('')
  const front = useUpload({ purpose: 'ID', watermark })
  const back = useUpload({ purpose: 'ID', watermark })
  const file = useUpload({ purpose: 'ID', watermark, pdf: true })
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const patch = useMutateCall()

  const refresh = async () => {
    if (known.state === 'ready') await known.refresh()
  }
  const agreement = useSubmit({
    fields: ticked,
    validate: (agreed) => ({ consent: agreed ? '' : '请先阅读并同意《身份证件信息单独同意书》' }),
    run: () => send(verifyStart, { consentVersion: CONSENT_VERSION }),
    done() {
      note(consented(idConsent.title))
      return refresh()
    },
  })
  const redo = useSubmit({
    fields: null,
    // If the first attempt succeeded and only its answer was lost, there is nothing to start again.
    run: () =>
      send(verifyRedo, {}).catch(async (cause: unknown) => {
        await refresh()
        throw cause
      }),
    done() {
      front.remove()
      back.remove()
      return refresh()
    },
  })
  const cards = useSubmit({
    fields: [front.now, back.now] as const,
    async run([face, emblem]) {
      if (face.state !== 'done' || emblem.state !== 'done')
        throw new DeviceError(notYet([front, back], '请上传身份证人像面与国徽面'))
      const { pass, reason = '' } = await send(verifySubmitId, { frontKey: face.fileKey, backKey: emblem.fileKey })
      void track('suit', pass ? 'verify_ok' : 'verify_fail', pass ? undefined : reason)
      if (pass) patch(evaluationInfo, {}, (old) => ({ ...old, verifyStatus: 'ID_OK' }))
      await refresh()
      if (!pass) throw new DeviceError(reason || '证件未通过，请重新拍摄')
    },
    done: () => undefined,
  })
  const other = useSubmit({
    fields: { chosen: otherKinds.find(({ value }) => value === kind), now: file.now },
    async run({ chosen, now }) {
      if (!chosen || now.state !== 'done') throw new DeviceError(notYet([file], '请选择证件类型并上传文件'))
      await send(verifySubmitOther, { kind: chosen.value, fileKey: now.fileKey })
    },
    done() {
      file.remove()
      pick('')
      toast('提交成功')
    },
  })
  /** Another picture clears the error of the last one. */
  const renewed = (upload: Upload): Upload => ({
    ...upload,
    choose: (chosen) => {
      cards.clear()
      other.clear()
      upload.choose(chosen)
    },
  })
  const all = [agreement, redo, cards, other]
  return {
    loaded: mapLoaded(known, (data) => toStep(data, way)),
    busy: all.some(({ busy }) => busy),
    error: all.find(({ error }) => error !== '')?.error ?? '',
    blocked,
    consent: { ticked, tick: setTicked, error: agreement.fieldErrors.consent, agree: agreement.submit },
    redo: redo.submit,
    cards: { front: renewed(front), back: renewed(back), submit: cards.submit },
    other: { kind, pick, file: renewed(file), submit: other.submit },
  }
}

interface Known {
  step: string
  rejectReason?: string | undefined
  nameMasked?: string | undefined
  idMasked?: string | undefined
  validTo?: number | undefined
}

function toStep(known: Known, way: ReturnType<typeof useWayBack>): VerifyStep {
  const { step, rejectReason, nameMasked = '', idMasked = '', validTo } = known
  const who = [nameMasked, idMasked, validTo === undefined ? '' : `有效期至${day(validTo)}`].filter(Boolean).join(' · ')
  switch (step) {
    case 'START':
      return { step: 'consent' }
    case 'ID':
      return { step: 'cards' }
    case 'FACE':
      return { step: 'face', who, href: way.to('/suitability/face') }
    case 'DONE': {
      const next = way.back
        ? { label: '返回继续办理', href: way.back }
        : { label: '完成', href: way.to('/suitability') }
      return { step: 'done', who, next }
    }
    case 'REDO':
      return {
        step: 'redo',
        reason: rejectReason === '证件已过期' ? '证件已过期，请更新' : (rejectReason ?? '审核未通过'),
      }
    default:
      return { step: 'other' }
  }
}
