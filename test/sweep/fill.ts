import { fireEvent } from '@testing-library/dom'

/**
 * Fills in the empty fields of the form on the screen by their labels, and answers choices by their first option, or by
 * the one at `other` of the questions named there. `typed` if anything was filled in.
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
