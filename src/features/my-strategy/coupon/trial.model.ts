import { useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { strategyCouponInfo } from '#api/domains/strategy/strategy/coupon.ts'
import { esignStrategyCoupon } from '#api/domains/trade/esign.ts'
import { errorCode } from '#data/error-code.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useVendorVisit, type VendorVisit } from '#data/write/use-vendor-trip.ts'
import { strategyCouponHref } from '#lib/path/strategy-href.ts'
import { useDraft } from '#session/use-draft.ts'
import { refusalWords, toTrial, type Trial } from './coupon.words.ts'

/** The strategy of a pending signature. */
export const TRIAL_DRAFT = 'strategy-trial'

export interface TrialPage {
  trial: Loaded<Trial>
  chosen: string
  choose: (strategyId: string) => void
  agreed: boolean
  agree: (agreed: boolean) => void
  visit: VendorVisit
}

/** A coupon, the chosen strategy, and the trip to the vendor to sign its agreement. SG-08 */
export function useTrial(couponId: string): TrialPage {
  const send = useSend()
  const found = useCall(strategyCouponInfo, { couponId })
  const now = useNow()
  // The agreement is a page of its own.
  const [picked, choose] = useDraft(`strategy-trial-choice:${couponId}`)
  const [agreed, agree] = useState(false)
  const [, keep] = useDraft(TRIAL_DRAFT)
  const trial = mapLoaded(found, (info) => toTrial(info, strategyCouponHref(couponId), now))
  const isOpen = dataOf(trial)?.choices.some(({ id, closed }) => id === picked && closed === '')
  const chosen = isOpen ? picked : ''
  const visit = useVendorVisit({
    missing: chosen === '' ? '请选择要体验的策略' : agreed ? '' : '请先阅读并同意体验协议与风险提示',
    async open() {
      try {
        const { signUrl } = await send(esignStrategyCoupon, { couponId, strategyId: chosen })
        keep(chosen)
        return signUrl
      } catch (cause) {
        if (!(cause instanceof BusinessError)) throw cause
        throw new DeviceError(refusalWords(explain(cause), errorCode(cause)))
      }
    },
    closed: '签署页面暂时打不开，请稍后再试；体验券仍保留',
    onFailed: () => refresh(found),
  })
  return {
    trial,
    chosen,
    choose,
    agreed,
    agree,
    visit,
  }
}
