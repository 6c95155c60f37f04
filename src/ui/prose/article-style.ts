/**
 * The properties an article's style attribute may have: text, spacing and borders; nothing that moves, covers or loads.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...[
    'color background-color font-size font-style font-weight line-height letter-spacing word-break overflow-wrap',
    'text-align text-indent text-decoration-line text-decoration-style text-decoration-color vertical-align white-space',
    'list-style-type display float clear width max-width border-collapse border-spacing table-layout',
    'border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius',
  ].flatMap((line) => line.split(' ')),
  ...sides('margin', ''),
  ...sides('padding', ''),
  ...['color', 'style', 'width'].flatMap((part) => sides('border', `-${part}`)),
])

/** CSS functions that load, run or read something. */
const ACTIVE = /url\s*\(|image|expression|script|var\s*\(|attr\s*\(|env\s*\(|element\s*\(|[\\<>{}]/i

function sides(property: string, part: string): string[] {
  return ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}${part}`)
}

/**
 * The permitted part of a style attribute, rebuilt from what the browser parsed; '' for none. Removing properties would
 * not be enough: those the browser does not know (`behavior:`) stay in the attribute.
 */
export function safeStyle(style: CSSStyleDeclaration): string {
  const kept: string[] = []
  for (const property of style) {
    const value = style.getPropertyValue(property)
    if (KEPT.has(property) && value !== '' && !ACTIVE.test(value)) kept.push(`${property}: ${value}`)
  }
  return kept.join('; ')
}
