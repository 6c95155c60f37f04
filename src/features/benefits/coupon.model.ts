import { useParams } from 'wouter'
import { usersCoupons } from '#api/domains/account/users.ts'
import { couponGain, couponOfMine, couponPlan, couponsMe } from '#api/domains/benefits/coupon.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { couponHref } from '#lib/path/benefit-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type PlanView, toPlan } from './coupon.words.ts'

export interface CouponPage {
  path: string
  plan: Loaded<PlanView>
  /** Claims one: only by a press. */
  gain: Submission<FieldErrors>
}

/** 领券. After a lost response the customer's own coupon of the plan is checked. BE-02 */
export function useCoupon(): CouponPage {
  const { planNumber = '' } = useParams<{ planNumber?: string }>()
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const path = couponHref(planNumber)
  const plan = useCall(couponPlan, { planNumber }, { offline: { title: ({ name }) => name, route: path } })
  const own = useCall(couponOfMine, { planNumber })
  const known = dataOf(plan)
  const passed = { started: useHasPassed(known?.startAt), ended: useHasPassed(known?.endAt) }
  usePage({ title: known?.name ?? '领券', card: known && { title: known.name, desc: '领取后可用于指定课程' } })
  const gain = useSubmit({
    fields: planNumber,
    run: (number) => send(couponGain, { planNumber: number }),
    async verify(number) {
      const gained = await send(couponOfMine, { planNumber: number })
      return gained ? { result: gained } : { error: '经核对还没有领到，请再次领取' }
    },
    stale: [couponPlan, couponOfMine, couponsMe, usersCoupons],
    done() {
      void track('benefit', 'coupon_gain', planNumber)
      toast('领取成功')
    },
    // It is out of stock or over by now: the display is outdated.
    failed(cause) {
      refresh(plan)
      return explain(cause)
    },
  })
  const isLooking = plan.state === 'ready' && own.state === 'loading'
  return {
    path,
    // The button is enabled while the customer's own coupon is unknown: a second claim returns the same one.
    plan: isLooking ? { state: 'loading' } : mapLoaded(plan, (data) => toPlan(data, dataOf(own) ?? null, passed)),
    gain,
  }
}
