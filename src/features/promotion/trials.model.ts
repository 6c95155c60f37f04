import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import {
  promotionApplyInfo,
  promotionApplySubmit,
  promotionInviteLinkInfo,
  promotionServiceCheck,
  promotionServiceCheckList,
  promotionServiceSubscribe,
} from '#api/domains/learn/promotion.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { TRIALS } from '#lib/path/promotion-href.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'
import { salesNumber } from '#session/attribution.ts'
import { useWholeSession } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { inviteWords, toTrialView, type TrialView } from './trials.words.ts'

export interface TrialsPage {
  trials: Loaded<TrialView[]>
  /** The inviter, as text; '' for none. */
  invite: string
}

const title = '体验服务'

/** Available trials; an invitation holds in its tab until another comes, wherever the visitor goes first. SV-05 */
export function useTrials(): TrialsPage {
  usePage({ title, card: { title, desc: '到期自动结束，不收费' } })
  const now = useServerNow()
  const code = useInvite()
  const invite = dataOf(useCall(promotionInviteLinkInfo, code === null ? null : { code }))
  const all = useCall(promotionServiceCheckList, {}, { offline: { title, route: TRIALS } })
  const trials = mapLoaded(all, (list) => {
    const views = list.map((each) => toTrialView(each, now))
    // The service of the invitation comes first.
    return views.sort((a, b) => Number(b.code === invite?.service.code) - Number(a.code === invite?.service.code))
  })
  return { trials, invite: invite ? inviteWords(invite) : '' }
}

/** The code of the invitation in the address, else of the last one opened in this tab. */
function useInvite(): string | null {
  const { attribution } = useWholeSession()
  const search = useSearch()
  useEffect(() => attribution.readAttribution(search, TRIALS), [attribution, search])
  return attribution.trialInvite(search)
}

/** Starts one: while it runs, a repeated call returns the first start. */
export function useOpening(code: string): Submission<FieldErrors> {
  const send = useSend()
  const toast = useToast()
  return useSubmit({
    fields: code,
    async run(of) {
      const { eligible } = await send(promotionServiceCheck, { code: of })
      // The service's own message explains what prevents it by now.
      const sales = eligible ? salesNumber() : null
      return send(promotionServiceSubscribe, { code: of, ...(sales !== null && { salesNumber: sales }) })
    },
    stale: [promotionServiceCheckList],
    done: () => toast('体验已开通，到期自动结束'),
  })
}

export interface Application {
  status: Loaded<{ name: string; mayApply: boolean }>
  reason: string
  type: (reason: string) => void
  submission: Submission<FieldErrors>
}

const [LEAST, MOST] = [5, 200]

/** Applies for one that requires it; a pending application is not submitted twice. */
export function useApplication(code: string): Application {
  const send = useSend()
  const toast = useToast()
  const [reason, type] = useDraft(`trial:${code}`)
  const [isSent, setSent] = useState(false)
  const found = useCall(promotionApplyInfo, { code })
  const submission = useSubmit({
    fields: plainText(reason),
    validate(text) {
      const count = countOf(text)
      return { reason: count < LEAST || count > MOST ? `请填写${LEAST}至${MOST}字的申请理由` : '' }
    },
    run: (text) => send(promotionApplySubmit, { code, reason: text }),
    stale: [promotionApplyInfo, promotionServiceCheckList],
    done() {
      type('')
      setSent(true)
      toast('申请已提交')
    },
  })
  const status = mapLoaded(found, ({ status: now, reason: why }) => {
    if (now === 'AUDITING' || (isSent && now !== 'APPROVED')) return { name: '申请审核中', mayApply: false }
    if (now === 'APPROVED') return { name: '申请已通过', mayApply: false }
    if (now === 'REJECTED') return { name: `申请未通过${why === undefined ? '' : `：${why}`}`, mayApply: true }
    return { name: '需申请并经审核后开通', mayApply: true }
  })
  return { status, reason, type, submission }
}
