import { useState } from 'react'
import { array, string } from 'valibot'
import { brokerConfig } from '#api/domains/account/app-config.ts'
import {
  equityApplyInfo,
  equityFeedbackSubmit,
  equitySign,
  equitySignStatus,
  equitySubmit,
} from '#api/domains/strategy/broker-open.ts'
import { type Loaded, dataOf, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useUpload, notYet, type Upload } from '#data/upload/use-upload.ts'
import { useCall } from '#data/use-call.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { EQUITY } from '#lib/path/partner-href.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { parsed } from '#lib/text/parsed.ts'
import { plainText } from '#lib/text/typed/plain.ts'
import { wordCode } from '#lib/text/typed/number.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { equityErrors, type EquityInfo, toSteps } from './equity.words.ts'

export interface EquityForm {
  brokers: readonly { value: string; label: string }[]
  brokerId: string
  choose: (brokerId: string) => void
  tail: string
  type: (tail: string) => void
  proof: Upload
  submission: Submission<FieldErrors>
}

export interface EquityFeedback {
  questions: readonly { id: string; text: string }[]
  answers: Readonly<Record<string, string>>
  answer: (id: string, text: string) => void
  submission: Submission<FieldErrors>
}

export interface EquityPage {
  info: Loaded<EquityInfo & { steps: ReturnType<typeof toSteps>; broker: string }>
  form: EquityForm
  signing: VendorTrip<unknown>
  feedback: EquityFeedback
}

const title = '开户权益'
const LONGEST = 200
/** Questions and their answers, as the tab stores them. */
const Kept = array(array(string()))

/** 开户权益: the proof of an account, its signature, and the feedback. SV-07 */
export function useEquity(): EquityPage {
  usePage({ title })
  const send = useSend()
  const found = useCall(equityApplyInfo, {}, { offline: { title, route: EQUITY } })
  const known = dataOf(found)
  const brokers = dataOf(useCall(brokerConfig, {}, { cache: true })) ?? []
  const id = known?.id ?? ''
  const [hasPressed, press] = useState(false)
  const signing = useVendorTrip({
    open: async () => (await send(equitySign, { id })).url,
    closed: '签署页面暂时无法打开，请稍后再试',
    result: equitySignStatus,
    input: known?.status === 'WAIT_SIGN' ? { id } : null,
    // It may have been signed elsewhere: one request in silence, more after a press.
    isBack: hasPressed,
    until: ({ status }) => status === 'APPROVED',
    words: { checking: '签署结果确认中', none: '尚未收到签署结果', result: () => '' },
    stale: [equityApplyInfo],
  })
  const nameOf = (brokerId?: string) => brokers.find((each) => each.brokerId === brokerId)?.name ?? ''
  return {
    info: mapLoaded(found, (info) => ({ ...info, steps: toSteps(info.status), broker: nameOf(info.brokerId) })),
    form: useForm(brokers.map(({ brokerId, name }) => ({ value: brokerId, label: name }))),
    signing: hasPressed ? signing : { ...signing, check: signing.check && (() => press(true)) },
    feedback: useFeedback(id, known?.questions ?? []),
  }
}

/** While an application is in progress, submitting returns that one. */
function useForm(brokers: EquityForm['brokers']): EquityForm {
  const send = useSend()
  const toast = useToast()
  const [brokerId, choose] = useState('')
  const [tail, setTail] = useState('')
  const proof = useUpload({ purpose: 'OTHER', pdf: true })
  const proofKey = proof.now.state === 'done' ? proof.now.fileKey : ''
  const submission = useSubmit({
    fields: { brokerId, tail, proofKey },
    validate: (fields): FieldErrors => equityErrors(fields, notYet([proof], '请上传开户凭证')),
    run: (fields) =>
      send(equitySubmit, { brokerId: fields.brokerId, accountTail4: fields.tail, proofKey: fields.proofKey }),
    stale: [equityApplyInfo],
    done() {
      proof.remove()
      setTail('')
      toast('凭证已提交，审核后可签署')
    },
  })
  return { brokers, brokerId, choose, tail, type: (text) => setTail(wordCode(text)), proof, submission }
}

function useFeedback(id: string, questions: EquityFeedback['questions']): EquityFeedback {
  const send = useSend()
  const toast = useToast()
  const [text, keep] = useDraft(`equity-feedback:${id}`)
  const answers = Object.fromEntries((parsed(Kept, text) ?? []).map(([of = '', said = '']) => [of, said]))
  const submission = useSubmit({
    fields: questions.map((each) => ({ questionId: each.id, answer: plainText(answers[each.id] ?? '') })),
    validate: (given): FieldErrors =>
      Object.fromEntries(
        given.map(({ questionId, answer }) => [
          questionId,
          answer === '' || countOf(answer) > LONGEST ? `请填写${LONGEST}字以内的回答` : '',
        ]),
      ),
    run: (given) => send(equityFeedbackSubmit, { id, answers: given }),
    stale: [equityApplyInfo],
    done() {
      keep('')
      toast('反馈已提交')
    },
  })
  return {
    questions,
    answers,
    answer: (of, next) => keep(JSON.stringify(Object.entries({ ...answers, [of]: next }))),
    submission,
  }
}
