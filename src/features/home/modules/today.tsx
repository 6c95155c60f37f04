import { TimeRows } from '#ui/layout/time-rows.tsx'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'
import { useToday } from './today.model.ts'

/** Today's events, led by their time. HM-01 */
export function Today({ to, opened }: PartProps) {
  return (
    <Module
      title="今天"
      side={<More href={to('/live')} name="直播安排" />}
      room="rows"
      loaded={useToday(to)}
      empty="今天没有安排，本周的直播在下面"
    >
      {(rows) => <TimeRows label="今天" rows={rows} onOpen={() => opened('today')} />}
    </Module>
  )
}
