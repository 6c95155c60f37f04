import css from '#features/home/home.module.css'
import { Rows } from './items.tsx'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'
import { useWeek } from './week.model.ts'

/** The rooms of the next seven days, one day at a time. */
export function LiveWeek({ to, opened }: PartProps) {
  const { days, current, turnTo, loaded } = useWeek(to)
  const lead = (
    <div className={css.days} role="group" aria-label="日期">
      {days.map(({ date, label }) => (
        <button
          key={date}
          type="button"
          className={css.day}
          aria-pressed={date === current}
          onClick={() => turnTo(date)}
        >
          {label}
        </button>
      ))}
    </div>
  )
  return (
    <Module
      title="一周直播"
      side={<More href={to('/live')} name="一周直播" />}
      lead={lead}
      room="pair"
      loaded={loaded}
      empty="这一天没有直播"
    >
      {(items) => <Rows items={items.slice(0, 2)} onOpen={() => opened('week')} />}
    </Module>
  )
}
