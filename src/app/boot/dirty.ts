import { plainText } from '#lib/text/typed/plain.ts'

/** Whether somebody has typed something that a reload would lose. */
export function isDirty(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  )
  return [...fields].some((field) => plainText(field.value) !== '')
}
