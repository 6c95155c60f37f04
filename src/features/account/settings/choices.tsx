import type { ReactNode } from 'react'
import type { Choice } from './settings.model.ts'
import css from './settings.module.css'

/** A few exclusive options side by side. */
export function Choices({
  legend,
  name,
  choices,
  shows,
}: {
  legend: string
  name: string
  choices: readonly Choice[]
  /** The style of an option. */
  shows?: (label: string) => ReactNode
}) {
  return (
    <fieldset className={css.steps}>
      <legend>{legend}</legend>
      {choices.map(({ label, chosen, choose }) => (
        <label key={label} className={`${css.step} ${chosen ? css.chosen : ''}`}>
          <input type="radio" name={name} checked={chosen} onChange={choose} />
          {label}
          {shows?.(label)}
        </label>
      ))}
    </fieldset>
  )
}
