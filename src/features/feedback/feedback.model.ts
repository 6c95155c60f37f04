import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { feedbackCreate, strategyFeedbackList } from '#api/domains/trade/order/feedback.ts'
import { feedbackPdf } from '#api/domains/public/orders.ts'
import { useAccount } from '#data/deps.tsx'
import { useSend } from '#data/provider.tsx'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { dataOf, type Loaded, mapLoaded, ready, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { type Upload, useUpload } from '#data/upload/use-upload.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { createStorage } from '#session/storage.ts'
import { useTrack } from '#tracking/context.tsx'
import { skipsOf } from './skips.ts'

type Visit = OutputOf<typeof strategyFeedbackList>[number]

export type FeedbackStep =
  /** The order is not visited yet, or never will be. */
  | { step: 'none'; orderHref: string }
  /** `alert`: compliance follows up on this answer. `record`: address of the PDF, '' until it is known. */
  | { step: 'done'; alert: boolean; record: string; orderHref: string }
  | FeedbackForm

export interface FeedbackForm {
  step: 'form'
  questions: Visit['questions']
  chosen: Readonly<Record<string, string>>
  choose: (questionId: string, optionId: string) => void
  signature: Upload
  /** Its field errors are keyed by the id of a question, and by `signature`. */
  submission: Submission<FieldErrors>
  /** How many more times it can be postponed, and the action. */
  skips: { left: number; skip: () => void }
}

/** 服务回访: only the number of postponements is stored on the device. OR-16, law §2 */
export function useFeedback(): Loaded<FeedbackStep> {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const listed = useFresh(strategyFeedbackList, { orderNumber })
  const [made, setMade] = useState<{ id: string; alert: boolean }>()
  const visits = dataOf(listed) ?? []
  const waiting = made ? undefined : visits.find(({ status }) => status === 'WAIT')
  const form = useFeedbackForm(orderNumber, waiting?.questions ?? [], {
    made: setMade,
    reread: () => refresh(listed),
  })
  const doneId = made?.id ?? (waiting ? undefined : visits.find(({ status }) => status === 'DONE')?.id)
  const record = dataOf(useFresh(feedbackPdf, doneId === undefined ? null : { feedbackId: doneId }))
  const order = orderHref(orderNumber)
  if (doneId !== undefined) {
    const address = documentAt(record?.url)
    return ready({ step: 'done', alert: made?.alert === true, record: address, orderHref: order })
  }
  return mapLoaded(listed, () => (waiting ? form : { step: 'none', orderHref: order }))
}

interface Ends {
  made: (made: { id: string; alert: boolean }) => void
  reread: () => void
}

function useFeedbackForm(orderNumber: string, questions: Visit['questions'], ends: Ends): FeedbackForm {
  const send = useSend()
  const track = useTrack()
  const [, navigate] = useLocation()
  const signature = useUpload({ purpose: 'SIGNATURE' })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const account = useAccount()
  const skips = useMemo(() => skipsOf(createStorage('local'), account, orderNumber), [account, orderNumber])
  const signatureKey = signature.now.state === 'done' ? signature.now.fileKey : ''
  const submission = useSubmit({
    fields: { chosen, signatureKey },
    validate: (): FieldErrors => ({
      ...Object.fromEntries(questions.map(({ id }) => [id, chosen[id] === undefined ? '请选择' : ''])),
      signature: signatureKey === '' ? '请签名并点按“完成签名”' : '',
    }),
    async run() {
      const answers = questions.map(({ id }) => ({ questionId: id, optionId: chosen[id] ?? '' }))
      try {
        return await send(feedbackCreate, { orderNumber, answers, signatureKey })
      } catch (cause) {
        // It may have been accepted, here or on another device. A visit is answered only once, so a read shows which.
        ends.reread()
        throw cause
      }
    },
    done({ feedbackId, alert }) {
      void track('trade', 'feedback_submit')
      skips.forget()
      ends.made({ id: feedbackId, alert })
    },
  })
  return {
    step: 'form',
    questions,
    chosen,
    choose(questionId, optionId) {
      submission.clear()
      setChosen((old) => ({ ...old, [questionId]: optionId }))
    },
    signature: {
      ...signature,
      choose(file) {
        submission.clear()
        signature.choose(file)
      },
    },
    submission,
    skips: {
      left: skips.left(),
      skip: () => {
        skips.skip()
        navigate(orderHref(orderNumber), { replace: true })
      },
    },
  }
}
