import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { orderPointSend, orderPointSendResult, pointActivity } from '#api/domains/benefits/order-point.ts'
import { rewardMonth, rewardMonthSummary, rewardSummary } from '#api/domains/benefits/reward.ts'
import { checkInStatus } from '#api/domains/benefits/check-in.ts'
import { weimobOrderPointList } from '#api/domains/service/other.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { AFTER_VISIT } from '#data/watch/rhythm.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { POINTS } from '#lib/path/benefit-href.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { amountWords } from './gains.words.ts'
import { type ActivityView, type PointsRow, toActivity, toPointsRow } from './points.words.ts'

export interface PointsPage {
  balance: Loaded<string>
  /** The activity in the address; undefined if there is none. */
  activity: Loaded<ActivityView> | undefined
  orders: Loaded<PointsRow[]>
  sendPoints: (row: PointsRow) => void
  /** The order whose points are being sent. */
  sending: string | undefined
  error: string
}

const title = '积分'

/** 积分: the balance, and the points of orders, once for each. BE-08 */
export function usePoints(): PointsPage {
  usePage({ title })
  const [search] = useSearchParams()
  const number = search.get('activity') ?? ''
  const send = useSend()
  const toast = useToast()
  const now = useNow()
  const summary = useCall(rewardSummary, {}, { offline: { title, route: POINTS } })
  const activity = useCall(pointActivity, number === '' ? null : { number })
  const list = useCall(weimobOrderPointList, {}, { offline: { title, route: POINTS, part: true } })
  const sending = useSubmit({
    fields: { orderNumber: '', activityNumber: '' },
    run: (which) => send(orderPointSend, which),
    async verify({ orderNumber }) {
      const { status } = await send(orderPointSendResult, { orderNumber })
      return status === 'NONE' ? { error: '经核对还没有发放，请再试一次' } : { result: { status } }
    },
    stale: [weimobOrderPointList, rewardSummary, rewardMonth, rewardMonthSummary, checkInStatus],
    done: () => toast('积分已开始发放'),
    failed(cause) {
      refresh(list)
      return explain(cause)
    },
  })
  useArrival(list)
  return {
    balance: mapLoaded(summary, ({ total, unit }) => amountWords(total, unit)),
    activity: number === '' ? undefined : mapLoaded(activity, (data) => toActivity(data, now)),
    orders: mapLoaded(list, (rows) => rows.map((row) => toPointsRow(row, number))),
    sendPoints: ({ orderNumber, activityNumber }) => sending.submitWith({ orderNumber, activityNumber }),
    sending: sending.underWay?.orderNumber,
    error: sending.error,
  }
}

/** Polls points on their way until they have arrived. */
function useArrival(list: Loaded<{ orderNumber: string; status: string }[]>): void {
  const onWay = dataOf(list)?.find(({ status }) => status === 'SENDING')?.orderNumber
  const result = useWatch(orderPointSendResult, onWay === undefined ? null : { orderNumber: onWay }, {
    seen: AFTER_VISIT,
    until: ({ status }) => status === 'SENT',
  })
  const arrived = onWay !== undefined && dataOf(result)?.status === 'SENT'
  const renew = useEffectEvent(() => refresh(list))
  useEffect(() => {
    if (arrived) renew()
  }, [arrived])
}
