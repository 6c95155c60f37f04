/** Runs in the page. Which of the texts (sources of expressions, without spaces) are visible and uncovered. */
export function ticks(sources: readonly string[]): boolean[] {
  const pieces = window.visible()
  const from: { at: number; node: Text }[] = []
  let whole = ''
  for (const { node, text } of pieces) {
    from.push({ at: whole.length, node })
    whole += text.replace(/\s/g, '')
  }
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)

  /** Whether an element over a text is transparent: the link that covers a whole row has no colour of its own. */
  const isClear = (element: Element) => {
    if (element.matches('img, svg, video, canvas, iframe, input, select, textarea')) return false
    return ['', '::before', '::after'].every((part) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part || null)
      if (part !== '' && (content === 'none' || content === 'normal')) return true
      return backgroundImage === 'none' && /, 0\)$|^transparent$/.test(backgroundColor)
    })
  }
  const isOpen = (node: Text) => {
    const parent = node.parentElement
    // Content behind an open sheet is visible again once that is closed.
    if (!parent || (dialog && !dialog.contains(parent))) return parent !== null
    // Sticky elements cover the middle, if they are tall, or an edge.
    return (['center', 'end', 'start'] as const).some((block) => {
      parent.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      return isOnTop(node, parent)
    })
  }
  const isOnTop = (node: Text, parent: Element) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    if (!box) return false
    // What lets presses through is seen all the same.
    const style = parent instanceof HTMLElement ? parent.style : undefined
    if (style) style.pointerEvents = 'auto'
    const stack = document.elementsFromPoint(box.left + Math.min(box.width / 2, 8), box.top + box.height / 2)
    if (style) style.pointerEvents = ''
    const own = stack.findIndex((each) => each.contains(parent) || parent.contains(each))
    return own >= 0 && stack.slice(0, own).every(isClear)
  }
  const nodesOf = (start: number, end: number) =>
    from.filter(({ at }, index) => at < end && (from[index + 1]?.at ?? Infinity) > start).map(({ node }) => node)
  const { scrollX: x, scrollY: y } = window
  const found = sources.map((source) =>
    [...whole.matchAll(new RegExp(source, 'gu'))].some(({ index, 0: text }) =>
      nodesOf(index, index + text.length).every(isOpen),
    ),
  )
  scrollTo({ left: x, top: y, behavior: 'instant' })
  return found
}
