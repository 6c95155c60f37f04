import { type CustomAtRules, type Selector, transform, type Visitor } from 'lightningcss'

/**
 * The rules of a stylesheet that this markup can use: those all of whose classes occur in it. What goes into the HTML
 * is small that way; the whole stylesheet follows with the page's code.
 */
export function criticalCss(css: string, markup: string): string {
  const present = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  // A name with a hole is filled in later: any class that begins alike may come of it.
  const open = [...present].filter((name) => name.includes('{{')).map((name) => name.split('{{')[0] ?? '')
  const may = (name: string) => present.has(name) || open.some((start) => start !== '' && name.startsWith(start))
  const can = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return may(part.name)
      return part.type !== 'pseudo-class' || part.kind !== 'is' || part.selectors.some(can)
    })
  const rules = cut(css, { Rule: { style: (rule) => (rule.value.selectors.some(can) ? undefined : []) } })
  // Motions that no rule is left to name.
  const isNamed = (name: string) => rules.split(name).length > 2
  const moving = cut(rules, { Rule: { keyframes: (rule) => (isNamed(rule.value.name.value) ? undefined : []) } })
  return withoutIdle(moving, markup)
}

/** Without the custom properties that nothing here reads; one may be all that read another. */
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
