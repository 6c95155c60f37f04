import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkIn, checkInRecord, checkInStatus } from '#api/domains/benefits/check-in.ts'
import { rewardMonth, rewardMonthSummary, rewardSummary } from '#api/domains/benefits/reward.ts'
import { useData } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useDayBegin, useToday } from '#data/use-server-clock.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { CHECK_IN } from '#lib/path/benefit-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Calendar, type StreakView, toCalendar, toStreak } from './check-in.words.ts'
import { type GainRow, toGains } from './gains.words.ts'
import { useKnownDay } from './known-day.model.ts'

export interface CheckInPage {
  streak: Loaded<StreakView>
  /** The balance; undefined while it is unknown. */
  points: number | undefined
  press: Submission<FieldErrors>
  /** The displayed month and the last one; undefined while the service's date is unknown. */
  month: { shown: string; last: string; choose: (month: string) => void } | undefined
  calendar: Loaded<Calendar>
  /** The newest entries of this month. */
  gains: Loaded<GainRow[]>
}

const title = '签到'
const FEW = 4

/** 签到. Days are the service's, and requested again at its midnight. BE-06 */
export function useCheckIn(): CheckInPage {
  usePage({ title })
  const begin = useDayBegin()
  const status = useCall(checkInStatus, {}, { offline: { title, route: CHECK_IN } })
  const today = useKnownDay(status)
  const isTodays = useIsTodays(status)
  const last = today.slice(0, 7)
  const [chosen, choose] = useState('')
  const shown = chosen === '' || chosen > last ? last : chosen
  const part = { title, route: CHECK_IN, part: true }
  const record = useCall(checkInRecord, shown === '' ? null : { month: shown }, { offline: part })
  const recent = useCall(rewardMonth, last === '' ? null : { month: last, pageNo: 1, pageSize: FEW }, { offline: part })
  useMidnight(begin, () => {
    refresh(status)
    refresh(record)
    refresh(recent)
  })
  return {
    streak: mapLoaded(status, (data) => toStreak(data, isTodays)),
    points: dataOf(status)?.points,
    press: usePress(status),
    month: last === '' ? undefined : { shown, last, choose },
    calendar: mapBoth(record, status, (days, { checkedToday, streak }) =>
      toCalendar(shown, { days, today, checkedToday: checkedToday && isTodays, streak }),
    ),
    gains: mapLoaded(recent, ({ list }) => toGains(list, 'POINT')),
  }
}

/**
 * Whether it was answered on the service's today: yesterday's answer is shown until the next one arrives. While the
 * service's time is unknown, the device's day counts.
 */
function useIsTodays(status: Loaded<unknown>): boolean {
  const now = useToday()
  const device = useData()
  if (status.state !== 'ready' || status.stale) return false
  if (now === undefined) return day(status.savedAt) === day(device.now())
  // By the device's own elapsed time: its clock may be wrong by days.
  return day(now - (device.now() - status.savedAt)) === day(now)
}

/** @param begin of the service's day, epoch ms */
function useMidnight(begin: number | undefined, onNew: () => void): void {
  const before = useRef(begin)
  const renew = useEffectEvent(onNew)
  useEffect(() => {
    if (before.current !== undefined && begin !== undefined && begin !== before.current) renew()
    before.current = begin ?? before.current
  }, [begin])
}

/** Once a day, however often it is pressed; after a lost response the status is checked. */
function usePress(status: Loaded<unknown>): Submission<FieldErrors> {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  return useSubmit<null, { points?: number; streak: number }>({
    fields: null,
    run: () => send(checkIn, {}),
    async verify() {
      const { checkedToday, streak } = await send(checkInStatus, {})
      return checkedToday ? { result: { streak } } : { error: '经核对今天还没有签到，请再签一次' }
    },
    stale: [checkInStatus, checkInRecord, rewardMonth, rewardMonthSummary, rewardSummary],
    done({ points, streak }) {
      void track('benefit', 'checkin', String(streak))
      toast(points === undefined ? '今天已签到' : `签到成功，积分+${points}`)
    },
    failed(cause) {
      refresh(status)
      return explain(cause)
    },
  })
}
