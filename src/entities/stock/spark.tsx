import { memo } from 'react'
import type { Spark as Day } from '#quotes/use-rows.ts'
import css from './quote-cell.module.css'

const WIDTH = 56

interface Props {
  day: Day | undefined
  tone: 'rise' | 'fall' | 'flat'
  /** Pixels. */
  height?: number
}

/** A day as a line against the previous close; its numbers are beside it. look §4 */
export const Spark = memo(function Spark({ day, tone, height = 24 }: Props) {
  const [first] = day?.p ?? []
  if (!day || first === undefined) return <svg aria-hidden width={WIDTH} height={height} />
  const base = day.prevClose ?? first
  const away = Math.max(...day.p.map((price) => Math.abs(price - base)), base * 0.005)
  const y = (price: number) => (height / 2 - ((price - base) / away) * (height / 2 - 1)).toFixed(1)
  const step = WIDTH / Math.max(1, day.p.length - 1)
  const line = day.p.map((price, at) => `${(at * step).toFixed(1)} ${y(price)}`).join('L')
  return (
    <svg aria-hidden width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      <path d={`M0 ${height / 2}H${WIDTH}`} className={css.base} />
      <path d={`M${line}`} className={css.spark} data-tone={tone} />
    </svg>
  )
})
