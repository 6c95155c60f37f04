/** A readable text, without spaces; changing figures are normalised. */
export interface Word {
  text: string
  /** A long name ends with an ellipsis after its second line, by design: only its start is compared. */
  begins: boolean
}

/** Runs in the page. */
export function words(): Word[] {
  const clampOf = (element: Element | null): Element | null =>
    element === null || Number(getComputedStyle(element).webkitLineClamp) >= 2
      ? element
      : clampOf(element.parentElement)
  const plain = (text: string) => text.replace(/\s/g, '').replace(/\d/g, '0')
  const clamped = new Map<Element, string>()
  const found: Word[] = []
  for (const { node, text } of window.visible()) {
    const clamp = clampOf(node.parentElement)
    if (clamp) clamped.set(clamp, (clamped.get(clamp) ?? '') + plain(text))
    else found.push({ text: plain(text), begins: false })
  }
  for (const [element, text] of clamped) found.push({ text, begins: text.length < plain(element.textContent).length })
  return found
}

/** Earlier texts that have become unreadable. */
export function lostWords(before: readonly Word[], after: readonly Word[]): string[] {
  const whole = after.map(({ text }) => text).join('')
  const beginnings = after.filter(({ begins }) => begins).map(({ text }) => text)
  return before
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !whole.includes(text))
    .filter(({ text, begins }) => !begins && !beginnings.some((each) => text.startsWith(each)))
    .map(({ text }) => text)
}
