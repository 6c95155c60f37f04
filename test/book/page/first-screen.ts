/** What the first screen of a page shows and offers. */
export interface FirstScreen {
  /** The largest text. */
  seen: string
  /** Interactive elements. */
  offers: number
  /** The smallest price, rate or percentage, and its size in px; none without one. */
  number?: { text: string; px: number }
}

/** Runs in the page, scrolled to its top. */
export function firstScreen(): FirstScreen {
  const sizeOf = (node: Text) => (node.parentElement ? parseFloat(getComputedStyle(node.parentElement).fontSize) : 0)
  const texts = window
    .visible()
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
    .map(({ node, text }) => ({ text: text.trim(), px: sizeOf(node) }))
  const [largest] = texts.toSorted((one, other) => other.px - one.px)
  // A price of a stock has neither sign nor unit.
  const [number] = texts
    .filter(({ text }) => /¥ ?\d|\d%|\d\.\d\d(?!\d)/.test(text))
    .toSorted((one, other) => one.px - other.px)
  const pressed = [...document.querySelectorAll('a[href], button:enabled, input, select, textarea, summary')]
  const offers = pressed.filter((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const isOn = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    return isOn && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  })
  return {
    seen: largest?.text.slice(0, 24) ?? '',
    offers: offers.length,
    ...(number && { number: { text: number.text.slice(0, 16), px: number.px } }),
  }
}
