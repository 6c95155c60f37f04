import { fieldAt } from '#lib/text/field-at.ts'
import { escaped } from './tags.ts'

/**
 * Fills the template of a page with a view, to the markup that `app/inline/fill.ts` makes of them in the browser: texts
 * and attribute values for `{{field}}`, one row of `data-each` for each of a list.
 * @param template as rendered by React: quoted attribute values, escaped texts
 * @throws if the view has no such field, as of another version
 */
export function filledMarkup(template: string, view: object): string {
  const list = / data-each="(\w+)"[^>]*>/.exec(template)
  if (!list) return named(template, view)
  const begin = list.index + list[0].length
  const end = endOf(template, list.index, begin)
  const rows = fieldAt(view, list[1] ?? '')
  if (!Array.isArray(rows)) throw new Error(`no list ${list[1]}`)
  const row = template.slice(begin, end)
  return (
    named(template.slice(0, begin), view) +
    rows.map((each: object) => filledMarkup(row, each)).join('') +
    filledMarkup(template.slice(end), view)
  )
}

/** Where the content of an element ends. @param at within its start tag @param begin of its content */
function endOf(template: string, at: number, begin: number): number {
  const name = /^<([\w-]+)/.exec(template.slice(template.lastIndexOf('<', at)))?.[1]
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g')
  tags.lastIndex = begin
  let depth = 1
  for (let tag = tags.exec(template); tag; tag = tags.exec(template)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tag.index
  }
  throw new Error(`the list in <${name}> does not end`)
}

function named(template: string, view: object): string {
  return template.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const value = fieldAt(view, path)
    if (typeof value !== 'string') throw new Error(`no text ${path}`)
    return escaped(value)
  })
}
