/** Whether somebody has typed something that a reload would lose; its content is not read. */
export function isDirty(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  )
  return [...fields].some((field) => field.value !== '')
}
