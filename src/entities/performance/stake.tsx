import { useId, useState } from 'react'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { worstDay } from '#lib/metrics/stake.ts'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { toStakeView } from './performance.words.ts'
import css from './performance.module.css'

/** What remained of 100,000 yuan at its worst, by the day of purchase; at first the worst day. */
export function Stake({ points }: { points: readonly CurvePoint[] }) {
  const id = useId()
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? worstDay(points), points.length - 1)
  const { title, left, lost, share, note } = toStakeView(points, at)
  return (
    <Card>
      <label htmlFor={id}>{title}</label>
      <p className={css.left}>
        <strong>{left}</strong> <span>{lost}</span>
      </p>
      <progress className={css.bar} max={1} value={share} aria-label="剩下的部分" />
      <input
        id={id}
        type="range"
        className={css.range}
        min={0}
        max={points.length - 1}
        value={at}
        aria-valuetext={`${points[at]?.d ?? ''} 买入，最差时剩 ${left}`}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
      />
      <Quiet small>{note}</Quiet>
    </Card>
  )
}
