import { type FactItem, Facts } from '#ui/layout/facts.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import css from './suitability.module.css'

interface Props {
  consent: { title: string; points: readonly FactItem[] }
  ticked: boolean
  error: string
  onTick: (on: boolean) => void
}

/** A separate consent, read here and never ticked by default. law §6 */
export function ConsentCard({ consent: { title, points }, ticked, error, onTick }: Props) {
  return (
    <section className={css.card} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <Facts values="below" items={points} />
      <CheckField checked={ticked} error={error} onChange={onTick}>
        {`本人已阅读并单独同意《${title}》`}
      </CheckField>
    </section>
  )
}
