// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { fill } from '#app/inline/fill.ts'
import type { ViewRecord } from '#data/use-view.ts'
import { xssStrings } from '#test/corpora/xss.ts'
import { filledMarkup } from './filled.ts'

/** The markup that the browser fills. */
function inBrowser(template: string, view: ViewRecord): string {
  const box = document.createElement('div')
  box.innerHTML = template
  fill(box, view)
  return box.innerHTML
}
/** The markup as the browser parses it. */
function parsed(markup: string): string {
  const box = document.createElement('div')
  box.innerHTML = markup
  return box.innerHTML
}

const ROW =
  '<li class="row"><a href="{{href}}"><ul><li>1</li></ul><b title="{{name}}">{{name}}</b><!-- -->{{more}}</a></li>'
const LISTS = `<h1>{{head.title}}</h1><ul class="x" data-each="rows">${ROW}</ul><p>{{end}}</p><div data-each="others"><i>{{text}}</i></div>`
const rows = (...names: string[]) => names.map((name) => ({ href: '/a', name, more: '' }))
const viewOf = (text: string, list = rows(text, 'b')): ViewRecord => ({
  head: { title: text },
  rows: list,
  end: text,
  others: [{ text }, { text: '2' }],
})

describe('filled markup', () => {
  it('is that of the browser, whatever the texts', () => {
    const texts = [
      '甲',
      '',
      '{{end}}',
      '$&',
      '$1',
      '</ul><script>1</script>',
      '"\' & &amp; <b>',
      '__proto__',
      ...xssStrings(),
    ]
    for (const text of texts) expect(parsed(filledMarkup(LISTS, viewOf(text)))).toBe(inBrowser(LISTS, viewOf(text)))
  })

  it('has no row for an empty list', () => {
    expect(filledMarkup(LISTS, viewOf('t', []))).toBe(
      '<h1>t</h1><ul class="x" data-each="rows"></ul><p>t</p><div data-each="others"><i>t</i><i>2</i></div>',
    )
  })

  it.each([
    ['a text', '<p>{{missing}}</p>'],
    ['a part of a record', '<p>{{head.missing}}</p>'],
    ['a text, but a function', '<p>{{constructor}}</p>'],
    ['a list', '<ul data-each="missing"><li></li></ul>'],
    ['a field of its row', '<ul data-each="rows"><li>{{end}}</li></ul>'],
  ])('is not made if the view has no such %s', (_, template) =>
    expect(() => filledMarkup(template, viewOf('t'))).toThrow(/^no (?:text|list) /),
  )
})
