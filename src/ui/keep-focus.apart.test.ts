// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

keepFocus()

const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const focused = () => document.activeElement?.id || document.activeElement?.localName
/** Until the change was noticed. */
const noticed = () => new Promise((resolve) => setTimeout(resolve))

const button = (id: string) => `<button id="${id}">${id}</button>`
beforeEach(() => {
  const rows = ['one', 'two'].map((id) => `<li id="${id}">${button(`remove-${id}`)}</li>`)
  document.body.innerHTML =
    `<div id="notice">${button('close')}</div><div id="page"><main id="main" tabindex="-1">` +
    `<div id="cell">${button('add')}</div><ul id="rows">${rows.join('')}</ul><div id="bar">${button('send')}</div>` +
    `<dialog id="sheet">${button('confirm')}</dialog></main></div>`
})

it.each([
  ['a button', 'add', () => at('add')?.replaceWith('已添加'), 'cell'],
  ['a row', 'remove-one', () => at('one')?.remove(), 'two'],
  ['the last row', 'remove-two', () => at('two')?.remove(), 'one'],
  ['all rows', 'remove-two', () => at('rows')?.replaceChildren(), 'rows'],
  // A key that is still down would press it.
  ['a button for another', 'send', () => at('bar')?.replaceChildren(document.createElement('button')), 'bar'],
  ['the content of a sheet', 'confirm', () => at('sheet')?.replaceChildren(), 'main'],
  ['a notice above the page', 'close', () => at('notice')?.remove(), 'main'],
  ['a whole page', 'add', () => at('page')?.replaceWith(document.createElement('main')), 'body'],
])('%s goes', async (_, id, act, heir) => {
  at(id)?.focus()
  act()
  await noticed()
  expect(focused()).toBe(heir)
})

it('what had the focus for it takes it once only', async () => {
  at('remove-one')?.focus()
  at('one')?.remove()
  await noticed()
  expect(at('two')?.getAttribute('tabindex')).toBe('-1')
  at('send')?.focus()
  expect(at('two')?.hasAttribute('tabindex')).toBe(false)
})

it('a control that was left before it went does not matter', async () => {
  at('add')?.focus()
  at('add')?.blur()
  await noticed()
  at('add')?.remove()
  await noticed()
  expect(focused()).toBe('body')
})
