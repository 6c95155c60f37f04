import css from './graduations.module.css'

/** More would be finer than a pixel row can show. */
const MOST = 40

/** One block a lesson, those that were learned filled. The words for it stand beside. look §3 */
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
