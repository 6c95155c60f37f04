import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './lead-figure.module.css'

/** A number that leads, under its term; `note` explains it. */
export function LeadFigure({ name, value, note = '' }: { name: string; value: string; note?: string }) {
  return (
    <span>
      <span className={css.term}>
        <Unbroken>{name}</Unbroken>
      </span>
      <span className={css.value}>{value}</span>
      <span className={css.note}>{note !== '' && <Unbroken>{note}</Unbroken>}</span>
    </span>
  )
}
