import { Cards } from './items.tsx'
import { useLiveToday } from './live.model.ts'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'

/** Rooms that are live or come next. */
export function LiveToday({ to, opened }: PartProps) {
  const loaded = useLiveToday(to)
  return (
    <Module
      title="今日直播"
      side={<More href={to('/live')} name="直播" />}
      room="tall"
      loaded={loaded}
      empty="今天没有直播"
    >
      {(items) => <Cards beside items={items} onOpen={() => opened('live')} />}
    </Module>
  )
}
