// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fill } from './fill.ts'

function filled(html: string, view: Parameters<typeof fill>[1]): string {
  const box = document.createElement('div')
  box.innerHTML = html
  fill(box, view)
  return box.innerHTML
}

it('fills texts and attributes by name and path', () => {
  expect(
    filled('<a href="{{to}}" class="x {{lead.tone}}">{{lead.title}}</a>', {
      to: '/a',
      lead: { tone: 't', title: 'T' },
    }),
  ).toBe('<a href="/a" class="x t">T</a>')
})

it('renders one child per row, and none without rows', () => {
  const html = '<ul data-each="rows"><li>{{name}}</li></ul>'
  expect(filled(html, { rows: [{ name: 'a' }, { name: 'b' }] })).toBe('<ul data-each="rows"><li>a</li><li>b</li></ul>')
  expect(filled(html, { rows: [] })).toBe('<ul data-each="rows"></ul>')
})

it.each(['<img src=x onerror=alert(1)>', '{{other}}', '$&', '$1', '</ul><script>1</script>', '__proto__'])(
  'keeps hostile text as text: %s',
  (text) => {
    const box = document.createElement('div')
    box.innerHTML = '<p title="{{text}}">{{text}}</p>'
    fill(box, { text, other: 'leaked' })
    expect(box.querySelectorAll('*')).toHaveLength(1)
    expect(box.textContent).toBe(text)
    expect(box.firstElementChild?.getAttribute('title')).toBe(text)
  },
)

it('renders no node for an empty text, like React', () => {
  const box = document.createElement('div')
  box.innerHTML = '<p>{{empty}}</p>'
  fill(box, { empty: '' })
  expect(box.firstElementChild?.childNodes).toHaveLength(0)
})

it('reads only properties of the view', () => {
  expect(filled('<p>{{constructor}}{{missing.deep}}</p>', {})).toBe('<p></p>')
})
