import { useEffect, useEffectEvent } from 'react'
import { subscriptionList } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { strategyCouponList, strategyCouponUsedList } from '#api/domains/strategy/strategy/coupon.ts'
import { esignStrategyCouponResult } from '#api/domains/trade/esign.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useVendorResult } from '#data/write/use-vendor-trip.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { TRIAL_DRAFT } from './trial.model.ts'

const WORDS: Readonly<Record<string, string>> = {
  SIGNED: '体验已开通',
  REJECTED: '签署未完成，体验券仍保留，可重新使用',
  EXPIRED: '签署链接已失效，体验券仍保留，请重新获取',
}

export interface ReturnedView {
  notice: string
  check: (() => void) | null
  isOpen: boolean
  /** The last day of the trial; '' while unknown. */
  until: string
}

/** The result of a trial's signature, from the service and never from the address. SG-08 */
export function useReturnedTrial(flowId: string): ReturnedView {
  const track = useTrack()
  const [strategyId] = useDraft(TRIAL_DRAFT)
  const { notice, check, result } = useVendorResult({
    result: esignStrategyCouponResult,
    input: { flowId },
    until: ({ status }) => status !== 'CREATED' && status !== 'SIGNING',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果，如已签署请刷新状态；体验券在签署完成前不会被用掉',
      result: ({ status }) => (Object.hasOwn(WORDS, status) ? (WORDS[status] ?? '') : '状态更新中'),
    },
    stale: [strategyCouponList, strategyCouponUsedList],
  })
  const isOpen = result?.status === 'SIGNED'
  const onOpen = useEffectEvent(() => void track('strategy', 'coupon_use'))
  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen])
  const opened = dataOf(useCall(subscriptionList, isOpen ? {} : null))?.find((each) => each.strategyId === strategyId)
  return {
    notice,
    check,
    isOpen,
    until: opened ? `体验服务于 ${lastMoment(opened.expireAt)} 到期，不会自动续费` : '',
  }
}
