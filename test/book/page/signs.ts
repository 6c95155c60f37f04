/** Runs in the page. Each sign of a subject (its two paths) with its label. */
export function signsShown(): { sign: string; label: string }[] {
  // A sign is a shape and a line; an icon with one path is a control.
  return [...document.querySelectorAll('svg:has(> path + path:last-child)')]
    .filter((sign) => sign.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((sign) => ({
      sign: [...sign.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').join(''),
      label: sign.closest('a, button, li')?.textContent?.trim() ?? '',
    }))
}
