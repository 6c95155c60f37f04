import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { customerComplaint } from '#api/domains/service/complaint.ts'
import { BusinessError } from '#api/errors.ts'
import { explain } from '#data/explain.ts'
import { type Uploads, useUploads } from '#data/upload/use-uploads.ts'
import { useSend } from '#data/provider.tsx'
import { sentAgain } from '#data/write/sent-again.ts'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { complaintHref, reportHref } from '#lib/path/complaint-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { randomId } from '#lib/number/random-id.ts'
import { useSignedIn, useWholeSession } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { type ComplaintErrors, complaintErrors, type ComplaintFields, MOST_FILES, typeOf } from './complaint.words.ts'
import { type Draft, readDraft, readReceipt, type Receipt } from './draft.ts'
import { plainLine, plainText } from '#lib/text/typed/plain.ts'

type ComplaintPage =
  | { state: 'guest'; loginHref: string }
  /** `prints`: whether the browser around it can print. */
  | { state: 'done'; receipt: Receipt; prints: boolean; startNew: () => void }
  | ComplaintForm

export interface ComplaintForm {
  state: 'form'
  fields: ComplaintFields
  change: (some: Partial<ComplaintFields>) => void
  evidence: Uploads
  submission: Submission<ComplaintErrors>
}

/** 投诉与建议: anybody reads the channels, a customer hands one in. SV-02 */
export function useComplaint(): ComplaintPage {
  const [search] = useSearchParams()
  const signedIn = useSignedIn()
  const prints = useHost().kind !== 'inside'
  const [kept, keepReceipt] = useDraft('complaint-receipt')
  const named = { orderNumber: search.get('orderNumber') ?? '', type: search.get('type') ?? '' }
  const said = saidOf(search)
  const form = useForm(named, said, (receipt) => keepReceipt(JSON.stringify(receipt)))
  const receipt = readReceipt(kept)
  if (!signedIn) return { state: 'guest', loginHref: loginHref(said ? reportHref(said) : complaintHref(named)) }
  if (receipt) return { state: 'done', receipt, prints, startNew: () => keepReceipt('') }
  return form
}

/** What somebody said, by its number. */
type Said = { message: string } | { comment: string }

function saidOf(search: URLSearchParams): Said | undefined {
  const [message, comment] = ['message', 'comment'].map((key) => /^[\w-]{1,64}$/.exec(search.get(key) ?? '')?.[0])
  if (message !== undefined) return { message }
  return comment === undefined ? undefined : { comment }
}

/** The number of a complaint that the address names, '' where it names none: its state is in no answer. */
export function useComplaintNo(): string {
  const [search] = useSearchParams()
  return /^TS\d{18}$/.exec(search.get('number') ?? '')?.[0] ?? ''
}

function useForm(
  named: { orderNumber: string; type: string },
  said: Said | undefined,
  done: (receipt: Receipt) => void,
): ComplaintForm {
  const track = useTrack()
  const { drafts } = useWholeSession()
  const [text, keep] = useDraft('complaint')
  const [mobile, setMobile] = useState('')
  const [fresh, renew] = useState(randomId)
  const evidence = useUploads({ purpose: 'COMPLAINT', most: MOST_FILES, pdf: true, video: true })
  const kept = readDraft(text)
  // What has no content is about what the link names, unless it was changed on this visit.
  const isKept = kept !== undefined && (kept.content !== '' || named.orderNumber === '' || kept.clientNo === fresh)
  const draft: Draft = isKept ? kept : { ...named, type: typeOf(named.type), content: '', clientNo: fresh }
  const subject =
    said === undefined ? '' : 'message' in said ? `聊天消息（编号 ${said.message}）` : `评论（编号 ${said.comment}）`
  // What was written before stays; what is reported is named in it, until the customer takes it out.
  const report = useEffectEvent(() => {
    if (subject === '' || draft.content.includes(subject)) return
    const content = [draft.content, `举报${subject}：`].filter(Boolean).join('\n')
    keep(JSON.stringify({ ...draft, type: draft.type || 'CONDUCT', content }))
  })
  useEffect(() => report(), [subject])
  const rename = () => {
    const clientNo = randomId()
    renew(clientNo)
    // What was typed since the press stays.
    keep(JSON.stringify({ ...draft, ...readDraft(drafts.get('complaint')), clientNo }))
  }
  const submission = useHandIn({ ...draft, mobile }, evidence, {
    rename,
    done(receipt) {
      void track('service', 'complaint_submit', draft.type)
      keep('')
      setMobile('')
      renew(randomId())
      done(receipt)
    },
  })
  return {
    state: 'form',
    fields: { ...draft, mobile },
    change({ mobile: typed, ...some }) {
      submission.clear()
      if (typed !== undefined) setMobile(typed)
      else keep(JSON.stringify({ ...draft, ...some }))
    },
    evidence,
    submission,
  }
}

interface Ends {
  /** The draft gets another number: its first one stands for what was handed in before. */
  rename: () => void
  done: (receipt: Receipt) => void
}

/** Sends the draft under its number, so that after a lost answer it is sent again and answers the first complaint. */
function useHandIn(draft: Draft & ComplaintFields, { fileKeys, isSending }: Uploads, { rename, done }: Ends) {
  const send = useSend()
  const handIn = ({ type, orderNumber, content, mobile, clientNo }: typeof draft) => {
    if (type === '') throw new Error('nothing was chosen')
    const order = plainLine(orderNumber)
    const about = { type, content: plainText(content), fileKeys: [...fileKeys], mobile, clientNo }
    return send(customerComplaint, { ...about, ...(order !== '' && { orderNumber: order }) })
  }
  const failed = (cause: unknown) => {
    if (!isHandedInBefore(cause)) return explain(cause)
    rename()
    return '您之前填写的内容已提交成功。如需另行提交，请再点一次“提交”'
  }
  return useSubmit({
    fields: draft,
    validate: (fields) => complaintErrors(fields, isSending),
    run: handIn,
    verify: (fields) => sentAgain(() => handIn(fields), failed),
    unverified: '暂时无法核对投诉是否提交，请联网后核对',
    failed,
    done,
  })
}

/** Other words came under the number of a draft that was handed in. */
function isHandedInBefore(cause: unknown): boolean {
  return cause instanceof BusinessError && cause.code === 40923
}
