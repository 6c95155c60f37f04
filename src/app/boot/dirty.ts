/** Whether somebody has typed something that a reload would lose; what it means is not read here. */
export function isDirty(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  )
  return [...fields].some((field) => field.value !== '')
}
