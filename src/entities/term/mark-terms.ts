import { terms } from './terms.ts'

/** Where a term is part of something else, or could not be pressed by itself. */
const OTHER = 'a, button, code, pre, mark, h1, h2, h3, h4, h5, h6, summary, label, [data-term]'

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** The longest first: 最大回撤 is not 回撤. */
const anyOf = (words: readonly string[]) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  )

const KNOWN: ReadonlySet<string> = new Set(terms)

/** A Latin term ends where no letter or digit follows: BETF is none, 该ETF的 contains one. */
function standsAlone(text: string, at: number, word: string): boolean {
  const joins = (inside: string | undefined, outside: string | undefined) =>
    /[A-Za-z0-9]/.test(inside ?? '') && /[A-Za-z0-9]/.test(outside ?? '')
  return !joins(word[0], text[at - 1]) && !joins(word.at(-1), text[at + word.length])
}

/**
 * Turns the first occurrence of each term of the glossary below `root` into a button with `data-term`; textContent
 * stays the same. Not inside links, headings and code, not inside `names` (of stocks and people), and none the page has
 * already marked.
 */
export function markTerms(root: Element, names: readonly string[], look: string): void {
  const marked = new Set(
    [...root.ownerDocument.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset['term'] ?? ''),
  )
  const words = anyOf([...terms, ...names.filter((name) => name !== '' && !KNOWN.has(name))])
  for (const text of textsOf(root)) {
    if (text.parentElement?.closest(OTHER)) continue
    const pieces = split(text.data, words, marked)
    if (pieces.length > 1) text.replaceWith(...pieces.map(({ part, term }) => (term ? button(part, look) : part)))
  }
}

/** A text in pieces, some of which are terms to mark; those count as marked from now on. */
function split(text: string, words: RegExp, marked: Set<string>): { part: string; term: boolean }[] {
  const pieces: { part: string; term: boolean }[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (marked.has(word) || !KNOWN.has(word) || !standsAlone(text, index, word)) continue
    marked.add(word)
    pieces.push({ part: text.slice(done, index), term: false }, { part: word, term: true })
    done = index + word.length
  }
  if (pieces.length > 0) pieces.push({ part: text.slice(done), term: false })
  return pieces
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

function button(term: string, look: string): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = look
  element.dataset['term'] = term
  element.setAttribute('aria-expanded', 'false')
  element.textContent = term
  return element
}
