import { countdown } from '#lib/time/dates.ts'
import { useTimeLeft } from '#features/trade/steps/time-left.ts'
import css from './order.module.css'

/** How long an order is kept; a component of its own, since it changes every second. */
export function TimeLeft({ until, onOver }: { until: number | undefined; onOver: () => void }) {
  const left = useTimeLeft(until, onOver)
  return left !== undefined && left > 0 && <b className={css.left}>{`剩余 ${countdown(left)}`}</b>
}
