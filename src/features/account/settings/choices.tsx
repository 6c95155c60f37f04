import type { Choice } from './settings.model.ts'
import css from './settings.module.css'

/** A few exclusive options side by side. */
export function Choices({ legend, name, choices }: { legend: string; name: string; choices: readonly Choice[] }) {
  return (
    <fieldset className={css.steps}>
      <legend>{legend}</legend>
      {choices.map(({ label, chosen, choose }) => (
        <label key={label} className={`${css.step} ${chosen ? css.chosen : ''}`}>
          <input type="radio" name={name} checked={chosen} onChange={choose} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
