import { useState } from 'react'
import { sceneWeekList } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useView } from '#data/use-view.ts'
import { day } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { type HomeItem, type To, toRoomItem } from './item.ts'
import { PART } from './part.ts'

export interface Week {
  /** The days, `date` as YYYY-MM-DD; empty until the answer has arrived. */
  days: readonly { date: string; label: string }[]
  current: string
  turnTo: (date: string) => void
  /** The rooms of the current day. */
  loaded: Loaded<HomeItem[]>
}

/** The rooms of the next seven days; starts with the first day that has any. */
export function useWeek(to: To): Week {
  const week = useCall(sceneWeekList, {}, PART)
  const track = useTrack()
  const today = useToday()
  const [chosen, choose] = useState('')
  const days = week.state === 'ready' ? week.data : []
  const first = days.find(({ items }) => items.length > 0) ?? days[0]
  const current = days.some(({ date }) => date === chosen) ? chosen : (first?.date ?? '')
  const loaded = useView(
    week,
    (list) =>
      list.filter(({ date }) => date === current).flatMap(({ items }) => items.map((room) => toRoomItem(room, to))),
    [],
  )
  return {
    days: days.map(({ date }) => ({ date, label: dayLabel(date, today) })),
    current,
    turnTo(date) {
      choose(date)
      void track('home', 'week_click', date)
    },
    loaded,
  }
}

/** 今天, else MM-DD: a saved week may have begun days ago. @param date YYYY-MM-DD @param now of the service, epoch ms */
export function dayLabel(date: string, now: number | undefined): string {
  return now !== undefined && date === day(now) ? '今天' : date.slice(5)
}
