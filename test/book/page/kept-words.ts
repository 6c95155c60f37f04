/** A text that can be read, without spaces; figures, which may move, are all alike. */
export interface Word {
  text: string
  /** A long name that ends in an ellipsis after its second line, by design: only its beginning is here. */
  begins: boolean
}

/** Runs in the page. */
export function words(): Word[] {
  const isClamped = (element: Element | null): boolean =>
    element !== null && (Number(getComputedStyle(element).webkitLineClamp) >= 2 || isClamped(element.parentElement))
  return window.visible().map(({ node, text, whole }) => ({
    text: text.replace(/\s/g, '').replace(/\d/g, '0'),
    begins: !whole && isClamped(node.parentElement),
  }))
}

/** The texts of before that can no longer be read. */
export function lostWords(before: readonly Word[], after: readonly Word[]): string[] {
  const whole = after.map(({ text }) => text).join('')
  const beginnings = after.filter(({ begins }) => begins).map(({ text }) => text)
  return before
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !whole.includes(text))
    .filter(({ text, begins }) => !begins && !beginnings.some((each) => text.startsWith(each)))
    .map(({ text }) => text)
}
