import { useId } from 'react'
import css from './choices.module.css'

interface Props {
  /** The question. */
  legend: string
  /** The question is a heading already, so the legend is only read out. */
  legendHidden?: boolean | undefined
  /** One answer, or several. */
  kind: 'one' | 'many'
  options: readonly { id: string; text: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
  /** Side by side, for short words such as 是 and 否. */
  inline?: boolean | undefined
}

/** Native radio buttons or checkboxes, each row as high as a finger. Nothing is preselected. */
export function Choices(props: Props) {
  const { legend, legendHidden = false, kind, options, chosen, onChange, error = '', inline = false } = props
  const name = useId()
  const toggle = (id: string, on: boolean) =>
    onChange(
      kind === 'one'
        ? [id]
        : options.map((each) => each.id).filter((each) => (each === id ? on : chosen.includes(each))),
    )
  return (
    <fieldset className={css.choices} aria-describedby={error === '' ? undefined : `${name}-error`}>
      <legend className={legendHidden ? css.hidden : css.legend}>{legend}</legend>
      <div className={inline ? css.inline : css.rows}>
        {options.map(({ id, text }) => (
          <label key={id} className={css.choice} data-chosen={chosen.includes(id) || undefined}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              className={css.mark}
              checked={chosen.includes(id)}
              aria-invalid={error === '' ? undefined : true}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-error`} className={css.error}>
        {error}
      </p>
    </fieldset>
  )
}
