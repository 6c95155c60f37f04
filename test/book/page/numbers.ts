/** Runs in the page. Amounts, prices, percentages, dates and times that are cut, or broken across lines. */
export function cutNumbers(): string[] {
  const number =
    /[¥+\-−]?\d[\d,]*(?:\.\d+)?[%万亿]|[¥+\-−]?\d[\d,]*\.\d+|¥\d[\d,]*|\d{4}-\d\d-\d\d|\d?\d:\d\d(?::\d\d)?/g
  const isClamped = (element: Element | null): boolean =>
    element !== null && (Number(getComputedStyle(element).webkitLineClamp) >= 2 || isClamped(element.parentElement))
  const found: string[] = []
  for (const { node, text, whole } of window.visible()) {
    for (const { index, 0: token } of node.data.matchAll(number)) {
      if (!whole && !text.includes(token)) {
        // A long name ends after its second line, whatever it contains.
        if (!isClamped(node.parentElement)) found.push(`截断 ${token}`)
        continue
      }
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + token.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      if (Math.max(...tops) - Math.min(...tops) > 6) found.push(`断行 ${token}`)
    }
  }
  return [...new Set(found)]
}
