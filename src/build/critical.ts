import { transform } from 'lightningcss'

/**
 * The rules of a stylesheet that this markup can use: those all of whose classes occur in it. What goes into the HTML
 * is small that way; the whole stylesheet follows with the page's code.
 */
export function criticalCss(css: string, markup: string): string {
  const present = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  // A name with a hole is filled in later: any class that begins alike may come of it.
  const open = [...present].filter((name) => name.includes('{{')).map((name) => name.split('{{')[0] ?? '')
  const may = (name: string) => present.has(name) || open.some((start) => start !== '' && name.startsWith(start))
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const used = rule.value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || may(part.name)),
          )
          return used ? undefined : []
        },
      },
    },
  })
  return code.toString()
}
