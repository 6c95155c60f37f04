// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { forbiddenIn } from '#test/unit/forbidden-words.ts'
import { xssStrings } from '#test/corpora/xss.ts'
import { drawings } from './drawings.ts'
import { glossary } from './glossary.ts'
import { markTerms } from './mark-terms.ts'
import { terms } from './terms.ts'

/** A box with this markup, with terms marked. */
function marked(markup: string, names: readonly string[] = []): HTMLElement {
  const box = document.createElement('div')
  box.append(document.createRange().createContextualFragment(markup))
  document.body.append(box)
  markTerms(box, names, 'term')
  return box
}
const marks = (box: Element) => [...box.querySelectorAll('[data-term]')].map(({ textContent }) => textContent)

beforeEach(() => document.body.replaceChildren())

describe('the words of the glossary', () => {
  it('are at least 120, each with initials and two lines that promise nothing', () => {
    expect(new Set(terms).size).toBe(terms.length)
    expect(glossary.map(({ term }) => term).toSorted()).toEqual([...terms].toSorted())
    expect(terms.length).toBeGreaterThanOrEqual(120)
    expect(glossary.filter(({ initials }) => !/^[a-z0-9]+$/.test(initials))).toEqual([])
    expect(glossary.filter(({ lines }) => lines.length !== 2 || lines.some((line) => [...line].length > 26))).toEqual(
      [],
    )
    expect(glossary.filter(({ term, lines }) => forbiddenIn(`${term}，${lines.join('')}`) !== undefined)).toEqual([])
  })

  it('have drawings inside their box, whose labels promise nothing', () => {
    const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    for (const [term, { marks, ...paths }] of Object.entries(drawings)) {
      for (const path of Object.values(paths)) {
        expect([term, path]).toEqual([term, expect.stringMatching(/^M[\d .\-A-Za-z]+$/)])
        expect(numbers(path).every((each) => Math.abs(each) <= 84)).toBe(true)
      }
      expect([term, marks.length]).toEqual([term, expect.toSatisfy((count: number) => count >= 2 && count <= 4)])
      for (const mark of marks) {
        const [, x, y, words = ''] = /^(\d+) (\d+) (\S{2,16})$/.exec(mark) ?? []
        expect([mark, Number(x) >= 4 && Number(x) <= 80, Number(y) >= 6 && Number(y) <= 58]).toEqual([mark, true, true])
        expect(forbiddenIn(words)).toBeUndefined()
      }
    }
  })

  it('are marked once per page, not again in a second text', () => {
    const text = terms.map((term) => `<p>先说${term}，再说${term}。</p>`).join('')
    const box = marked(text)
    expect(marks(box).toSorted()).toEqual([...terms].toSorted())
    expect(marks(marked(text))).toEqual([])
    markTerms(box, [], 'term')
    expect(marks(box)).toHaveLength(terms.length)
  })

  it.each([
    ['在链接里', '<a href="/x">市盈率</a>', []],
    ['在标题里', '<h3>市盈率</h3><p>市盈率</p>', ['市盈率']],
    ['在属性里', '<img alt="市盈率" title="市盈率"><code>市盈率</code>', []],
    ['在话题里', '<mark class="topic">#降准#</mark>', []],
    ['长的先于短的', '<p>最大回撤之后还是回撤</p>', ['最大回撤', '回撤']],
    ['中文里的拉丁词', '<p>该ETF的折溢价</p>', ['ETF', '折溢价']],
    ['别的词的一部分', '<p>BETF、ETFs、M25、ETF2</p>', []],
    ['实体', '<p>A&amp;B的K线 &lt;市净率&gt;</p>', ['K线', '市净率']],
  ])('%s', (_, markup, expected) => {
    expect(marks(marked(markup))).toEqual(expected)
  })

  it('are not marked inside the name of a stock or a person', () => {
    expect(marks(marked('<p>基准科技的基准，杠杆一词</p>', ['基准科技', '杠杆一', '']))).toEqual(['基准'])
  })

  it('are marked without changing a character of the text', () => {
    const texts = [...xssStrings(), 'ETF\u200b市盈率\u202e', '市盈率'.repeat(50)]
    const box = document.createElement('div')
    box.append(...texts)
    document.body.append(box)
    markTerms(box, [], 'term')
    expect(box.textContent).toBe(texts.join(''))
    expect([...box.children].every((child) => child.matches('button[data-term]'))).toBe(true)
  })
})
