import { fireEvent } from '@testing-library/dom'

/**
 * Types into the fields of the form on the screen, or chooses a value there, by their labels, where they are empty, and answers what is chosen from
 * by its first choice, or by the one at `other` of the questions named there. `typed` where anything was to be done.
 */
export function fill(
  texts: Readonly<Record<string, string>>,
  other: { named?: RegExp; at?: number } = {},
): 'typed' | false {
  let touched = false
  for (const label of document.querySelectorAll<HTMLLabelElement>('#root form label[for]')) {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(label.htmlFor)}`)
    const text = texts[label.textContent]
    if (!field || text === undefined || field.value !== '') continue
    fireEvent.change(field, { target: { value: text } })
    touched = true
  }
  for (const group of document.querySelectorAll('#root form fieldset')) {
    if (group.querySelector('input:checked')) continue
    const at = other.named?.test(group.textContent) ? (other.at ?? 0) : 0
    group.querySelectorAll<HTMLInputElement>('input')[at]?.click()
    touched = true
  }
  return touched ? 'typed' : false
}
