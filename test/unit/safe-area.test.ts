import { expect, it } from 'vitest'
import { read, sources } from './sources.ts'

/** What stays at the bottom of the window is clear of the phone's own bar, which is drawn over the page. */

interface Rule {
  selector: string
  /** Its own declarations, without those of nested rules. */
  text: string
}

function rulesOf(css: string): Rule[] {
  const found: Rule[] = []
  const open: Rule[] = [{ selector: '', text: '' }]
  let words = ''
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    const inner = open.at(-1)
    if (sign === '{') {
      open.push({ selector: words.trim(), text: '' })
      words = ''
    } else if (sign === '}') {
      const rule = open.pop()
      if (rule) found.push(rule)
      words = ''
    } else {
      words += sign
      if (sign === ';' && inner) {
        inner.text += words
        words = ''
      }
    }
  }
  return found
}

const AT_THE_BOTTOM = /(?:^|\s)(?:bottom|inset):/
const CLEAR = /--safe-bottom|--foot\b|env\(safe-area-inset-bottom/

/** Rules of what stays at the bottom without regard to the safe area. */
const covered = (css: string) =>
  rulesOf(css)
    .filter(({ text }) => /position: (?:fixed|sticky)/.test(text) && AT_THE_BOTTOM.test(text) && !CLEAR.test(text))
    .map(({ selector }) => selector)

/** Not at the edge, or all over the window. */
const ELSEWHERE = ['src/site/frame/hand-over.module.css .edge', 'src/ui/state/spinner.module.css .spinner']

it('a bar at the bottom respects the safe area', () => {
  const files = sources(/^src\/.*\.css$/)
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap(({ path, text }) => covered(text).map((selector) => `${path} ${selector}`))
  expect(found).toEqual(ELSEWHERE)
})

it('the safe area is that of the phone, also where 长辈版 has its own line at the bottom', () => {
  expect(read('index.html')).toContain('viewport-fit=cover')
  const tokens = rulesOf(read('src/ui/tokens.css')).filter(({ text }) => text.includes('--safe-bottom:'))
  expect(tokens.length).toBeGreaterThan(1)
  expect(tokens.filter(({ text }) => !text.includes('env(safe-area-inset-bottom'))).toEqual([])
})

it.each([
  ['.bar { position: fixed; bottom: 0; padding: 8px; }', ['.bar']],
  ['.bar { position: sticky; bottom: var(--help); padding-bottom: var(--safe-bottom); }', []],
  ['.page { & > footer { position: sticky; bottom: 0; } padding: var(--safe-bottom); }', ['& > footer']],
  ['.head { position: sticky; top: 0; border-bottom: 1px solid; }', []],
])('in %s it finds %j', (css, found) => {
  expect(covered(css)).toEqual(found)
})
