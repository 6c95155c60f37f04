/** An empty stretch of the background between two elements. */
export interface Band {
  px: number
  above: string
  below: string
}

/** Runs in the page. Full-width stretches taller than the gap between two sections, the tallest first. */
export function bands(apart: number): Band[] {
  const grey = getComputedStyle(document.body).backgroundColor
  const top = -scrollY
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
  const drawn = [...document.querySelectorAll('#root *')].filter((element) => {
    if (element.matches('img, svg, video, canvas, input, select, textarea')) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || (!/, 0\)$|^transparent$/.test(backgroundColor) && backgroundColor !== grey)
  })
  const spans = [
    ...drawn
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isFixed(element))
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent ?? '' })),
    ...window
      .visible()
      .filter(({ node }) => !isFixed(node.parentElement))
      .map(({ box, text }) => ({ box, text })),
  ]
    .filter(({ box }) => box.width > 1 && box.height > 0.5)
    .toSorted((one, other) => one.box.top - other.box.top)
  const found: Band[] = []
  let reached = spans[0]?.box.bottom ?? 0
  let last = spans[0]?.text ?? ''
  for (const { box, text } of spans) {
    const px = Math.round(box.top - reached)
    if (px > apart && box.top > top) found.push({ px, above: last.trim().slice(-12), below: text.trim().slice(0, 12) })
    if (box.bottom > reached) {
      reached = box.bottom
      last = text
    }
  }
  return found.toSorted((one, other) => other.px - one.px)
}
