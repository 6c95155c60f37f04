import type { Status } from './status.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './suitability.module.css'

/** The customer's class, its validity, and what it excludes. */
export function LevelCard({ status: { title, validity, warning, limits, left } }: { status: Status }) {
  return (
    <section className={css.card} aria-label="我的等级">
      <p className={css.level}>{title}</p>
      <p className={css.line}>
        <Unbroken>{validity}</Unbroken>
      </p>
      <p className={css.warning}>{warning}</p>
      <p className={css.limits}>{limits}</p>
      <p className={css.line}>{left}</p>
    </section>
  )
}
