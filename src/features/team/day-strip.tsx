import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#ui/lazy-part.tsx'
import css from './team.module.css'
import type { DayItem } from './rows.words.ts'

const IndexBar = lazyPart(() => import('./index-change.tsx').then((m) => m.IndexBar), <span className={css.bar} />)
const IndexNote = lazyPart(
  () => import('./index-change.tsx').then((m) => m.IndexNote),
  <p className={css.small}>柱为当日上证指数涨跌</p>,
)

/** The days with a view, side by side; the selected one is scrolled into view. MD-03 */
export function DayStrip({ days, current }: { days: readonly DayItem[]; current: string }) {
  const strip = useRef<HTMLElement>(null)
  const isKnown = days.length > 0
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    // Only sideways: the page stays where it is.
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 2
  }, [current, isKnown])
  if (!isKnown) return null
  return (
    <>
      <nav aria-label="有观点的日子" className={css.days} ref={strip}>
        {days.map(({ date, href, weekday, number }) => (
          <Link key={date} href={href} replace aria-label={date} aria-current={date === current ? 'date' : undefined}>
            <span>{weekday}</span>
            <strong>{number}</strong>
            <IndexBar date={date} />
          </Link>
        ))}
      </nav>
      <IndexNote date={current} />
    </>
  )
}
