import { useSearch } from 'wouter'
import { useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { companyAnalystList } from '#api/domains/public/company.ts'
import { publicConvertCreate } from '#api/domains/public/convert.ts'
import { adBindMobile, customerAcquisitionLink, wxMaSchema } from '#api/domains/public/landing.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useVendorVisit } from '#data/write/use-vendor-trip.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { salesNumber } from '#session/attribution.ts'
import { useWholeSession } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { type Campaign, campaignOf } from '#features/account/campaign/campaign.words.ts'
import { isAboutCode } from './code-error.ts'
import { type PhoneForm, usePhoneForm } from './phone-form.model.ts'

export interface LandingModel {
  campaign: Campaign
  adviser: { name: string; role: string; cert: string; avatar: string } | undefined
  phone: PhoneForm
  consent: { given: boolean; give: (given: boolean) => void; error: string }
  /** Counts up whenever a press was rejected. */
  invalidPresses: number
  error: string
  busy: boolean
  submit: () => void
  /** The result of the registration; '' before it. */
  done: string
  wecom: { add: () => void; busy: boolean; error: string }
  /** The link that opens WeChat; '' inside WeChat and where there is none. */
  openWechat: string
}

/** The number is registered already. HM-02 */
const KNOWN = 40970
const SCENE = /^[\w-]{1,32}$/

/** 活动落地页: only visitors who leave their number are called. HM-02 */
export function useLanding(): LandingModel {
  const { attribution } = useWholeSession()
  const named = new URLSearchParams(useSearch()).get('scene') ?? ''
  const scene = SCENE.test(named) ? named : 'landing'
  useTrackOpened('ad', 'landing_view', scene)
  const campaign = campaignOf(scene)
  const { title, desc } = campaign
  usePage({ title, card: { title, desc } })
  const offline = { title, route: '/landing', part: true }
  const people = useCall(companyAnalystList, {}, { cache: true, offline })
  const inOffice = (dataOf(people) ?? []).filter(({ status, certNo }) => status === 'ON' && certNo !== '')
  const adviser = inOffice.find(({ number }) => number === campaign.analyst) ?? inOffice[0]
  return {
    campaign,
    adviser: adviser && {
      name: adviser.name,
      role: adviser.title,
      cert: `登记编号 ${adviser.certNo}`,
      avatar: fileAt(adviser.avatarUrl),
    },
    ...useLead(scene, attribution.adClickId() ?? undefined),
    wecom: useWecom(scene),
    openWechat: useScheme(scene),
  }
}

function useLead(scene: string, adClickId: string | undefined) {
  const phone = usePhoneForm('LANDING')
  const send = useSend()
  const track = useTrack()
  const [given, give] = useState(false)
  const [ended, setEnded] = useState('')
  const submission = useSubmit({
    fields: given,
    validate: () => ({ consent: given ? '' : '请先勾选同意，我们才能与您联系' }),
    run: () =>
      send(adBindMobile, {
        mobile: phone.mobile.value,
        code: phone.code.value,
        scene,
        adClickId,
        salesNumber: salesNumber() ?? undefined,
      }),
    // The service answers a second time, by the same code, that the number is registered.
    verify: async () => ({ error: '请再次提交，不会重复登记' }),
    async done() {
      phone.forget()
      setEnded('登记成功，我们会尽快联系您')
      void track('ad', 'lead_submit', scene)
      // The campaign's visit count; it contains nothing about the visitor.
      await send(publicConvertCreate, { scene, adClickId, mobileBound: true }).catch(() => undefined)
    },
    failed(cause) {
      if (cause instanceof BusinessError && cause.code === KNOWN) {
        phone.forget()
        setEnded('您已登记，我们会尽快联系您')
        return ''
      }
      if (!isAboutCode(cause)) return explain(cause)
      phone.refuse({ code: explain(cause) })
      return ''
    },
  })
  return {
    phone,
    consent: { given, give, error: submission.fieldErrors.consent },
    invalidPresses: submission.invalidPresses + phone.invalidPresses,
    busy: submission.busy,
    error: submission.error,
    done: ended,
    submit() {
      if (phone.check() || !given) submission.submit()
    },
  }
}

function useWecom(scene: string): LandingModel['wecom'] {
  const send = useSend()
  const { go, busy, error } = useVendorVisit({
    open: async () => (await send(customerAcquisitionLink, { scene, salesNumber: salesNumber() ?? undefined })).url,
    closed: '暂时无法打开企业微信，请拨打客服热线',
  })
  return { add: go, busy, error }
}

/** Outside WeChat: the link that opens it. */
function useScheme(scene: string): string {
  const inside = useHost().kind === 'inside'
  const answer = useCall(wxMaSchema, inside ? null : { path: 'pages/landing/index', query: `scene=${scene}` }, {
    cache: true,
  })
  // Only WeChat's own scheme is accepted, because the address comes from the server.
  return answer.state === 'ready' && answer.data.scheme.startsWith('weixin://') ? answer.data.scheme : ''
}
