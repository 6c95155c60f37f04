import css from './graduations.module.css'

/** More ticks would be finer than a pixel row can show. */
const MOST = 40

/** One tick per lesson, the finished ones filled. The text is beside it. look §3 */
export function Graduations({ done, total }: { done: number; total: number }) {
  const shown = Math.min(MOST, total)
  const filled = total === 0 ? 0 : Math.round((done / total) * shown)
  return (
    <span aria-hidden className={css.row}>
      {Array.from({ length: shown }, (_, at) => (
        <i key={at} data-done={at < filled || undefined} />
      ))}
    </span>
  )
}
