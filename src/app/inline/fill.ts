import type { ViewRecord } from '#data/use-view.ts'
import { fieldAt } from '#lib/text/field-at.ts'

/**
 * Fills a copy of the template with a view: `{{field}}` in texts and attributes, one child of `data-each` per row. Only
 * text and attribute values are set, never markup. A list has the same name everywhere in a view.
 */
export function fill(node: Node, view: ViewRecord): void {
  for (const child of Array.from(node.childNodes)) {
    if (child instanceof Text) fillText(child, view)
    else if (child instanceof Element) fillElement(child, view)
  }
}

function fillText(text: Text, view: ViewRecord): void {
  if (!text.data.includes('{{')) return
  text.data = named(text.data, view)
  // React renders no node for an empty string.
  if (text.data === '') text.remove()
}

function fillElement(element: Element, view: ViewRecord): void {
  for (const attribute of element.attributes) {
    if (attribute.value.includes('{{')) attribute.value = named(attribute.value, view)
  }
  const each = element.getAttribute('data-each')
  const rows = each === null ? undefined : fieldAt(view, each)
  if (!Array.isArray(rows)) return fill(element, view)
  const row = element.firstElementChild
  if (!row) return
  // A row of a view is a record.
  const copies = (rows as ViewRecord[]).map((each) => {
    const holder = element.cloneNode(false)
    holder.appendChild(row.cloneNode(true))
    fill(holder, each)
    return holder.firstChild
  })
  element.replaceChildren(...copies.filter((copy) => copy !== null))
}

function named(text: string, view: ViewRecord): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const value = fieldAt(view, path)
    return typeof value === 'string' ? value : ''
  })
}
