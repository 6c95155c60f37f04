import { type CustomAtRules, type Selector, transform, type Visitor } from 'lightningcss'

/**
 * The rules of a style sheet that this markup can use: those whose classes all occur in it. This keeps the HTML small;
 * the complete style sheet comes with the page's code.
 */
export function criticalCss(css: string, markup: string): string {
  const present = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  // A class with a placeholder is filled in later, so every class with this prefix may be used.
  const open = [...present].filter((name) => name.includes('{{')).map((name) => name.split('{{')[0] ?? '')
  const may = (name: string) => present.has(name) || open.some((start) => start !== '' && name.startsWith(start))
  const can = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return may(part.name)
      return part.type !== 'pseudo-class' || part.kind !== 'is' || part.selectors.some(can)
    })
  const rules = cut(css, { Rule: { style: (rule) => (rule.value.selectors.some(can) ? undefined : []) } })
  // Animations that no remaining rule uses.
  const isNamed = (name: string) => rules.split(name).length > 2
  const moving = cut(rules, { Rule: { keyframes: (rule) => (isNamed(rule.value.name.value) ? undefined : []) } })
  return withoutIdle(moving, markup)
}

/** Removes custom properties that nothing here reads; one may be read only by another. */
function withoutIdle(css: string, markup: string): string {
  const isRead = (name: string) => css.includes(`var(${name}`) || markup.includes(`var(${name}`)
  const kept = css
    .replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) => (isRead(name) ? declaration : ''))
    .replace(/;\}/g, '}')
  return kept === css ? css : withoutIdle(kept, markup)
}

function cut(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'critical.css', code: Buffer.from(css), minify: true, visitor }).code.toString()
}
