/** Runs in the page. Amounts, prices, percentages, dates and times that are cut, or go on in another line. */
export function cutNumbers(): string[] {
  const number = /[¥+\-−]?\d[\d,]*(?:\.\d+)?[%万亿]|[¥+\-−]?\d[\d,]*\.\d+|¥\d[\d,]*|\d{4}-\d\d-\d\d|\d?\d:\d\d(?::\d\d)?/g
  const found: string[] = []
  for (const { node, text, whole } of window.visible()) {
    for (const { index, 0: token } of node.data.matchAll(number)) {
      if (!whole && !text.includes(token)) {
        found.push(`截断 ${token}`)
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
