/** Copies a text, without a clipboard by a selection; resolves with whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  // Without https, and in some applications, there is none. A selection is copied only right in the press.
  if (!(navigator.clipboard as Clipboard | undefined)) return copySelected(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // No keyboard comes up for it, and the page is not zoomed.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  // Outside of an open dialog nothing can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
