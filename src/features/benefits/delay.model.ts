import { useParams, useSearch } from 'wouter'
import { couponsMe, delayCouponInfo, delayCouponSign } from '#api/domains/benefits/coupon.ts'
import { signPdfGenerate, signUrl } from '#api/domains/trade/esign.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { delayHref } from '#lib/path/benefit-href.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type DelayView, toDelay } from './delay.words.ts'

export interface DelayPage {
  delay: Loaded<DelayView>
  /** The unsigned agreement; '' while it is being generated or where there is none. */
  paperUrl: string
  trip: VendorTrip<unknown>
  use: Submission<FieldErrors>
}

const RESULTS: Readonly<Record<string, string>> = {
  SIGNED: '确认书已签署，请确认延期',
  REJECTED: '签署未完成，您可以重新签署',
  // Another one was started since this one was declined.
  CREATED: '签署未完成，您可以重新签署',
  EXPIRED: '签署已过期，请重新签署',
}

/** 服务延期券: the agreement, its signature at the vendor, then the new end. The return proves nothing. BE-03 */
export function useDelay(): DelayPage {
  const { id = '' } = useParams<{ id?: string }>()
  usePage({ title: '服务延期券' })
  const send = useSend()
  const toast = useToast()
  const info = useFresh(delayCouponInfo, { id })
  const now = useNow()
  useHasPassed(dataOf(info)?.expireAt)
  useHasPassed(dataOf(info)?.order.serviceEndAt)
  const isBack = new URLSearchParams(useSearch()).get('back') === '1'
  const delay = mapLoaded(info, (data) => toDelay(data, now))
  const isUnsigned = dataOf(delay)?.step === 'paper'
  const paper = useFresh(signPdfGenerate, isUnsigned ? { bizType: 'DELAY', id } : null)
  const trip = useVendorTrip({
    result: delayCouponInfo,
    input: isBack && isUnsigned ? { id } : null,
    until: ({ sign }) => sign !== 'SIGNING',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果，如已签署请刷新状态，也可以重新签署',
      result: ({ sign = '' }) => (Object.hasOwn(RESULTS, sign) ? (RESULTS[sign] ?? '') : ''),
    },
    closed: '签署页面暂时打不开，请稍后再试',
    open: async () => (await send(signUrl, { id, returnUrl: `${location.origin}${delayHref(id)}?back=1` })).url,
    // It may have been signed or have expired by now.
    onFailed: () => refresh(info),
    stale: [delayCouponInfo],
  })
  const use = useSubmit({
    fields: id,
    run: (coupon) => send(delayCouponSign, { id: coupon }),
    async verify(coupon) {
      const { newServiceEndAt } = await send(delayCouponInfo, { id: coupon })
      return newServiceEndAt === undefined ? { error: '经核对还没有延期，请再次确认' } : { result: { newServiceEndAt } }
    },
    stale: [couponsMe, delayCouponInfo],
    done: () => toast('服务已延期'),
    failed(cause) {
      refresh(info)
      return explain(cause)
    },
  })
  return { delay, paperUrl: documentAt(dataOf(paper)?.pdfUrl), trip, use }
}
