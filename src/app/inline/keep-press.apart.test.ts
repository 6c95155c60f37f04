// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { BootWindow } from './boot-window.ts'
import { keepPress } from './keep-press.ts'

it('keeps the last button pressed before React listens, and no form is submitted until then', () => {
  const boot: BootWindow = { landing: '', url: (path) => path }
  keepPress(boot)
  document.body.innerHTML =
    '<div id="root"><form><button id="a"><i>一</i></button><button type="button" id="b">二</button></form><p>三</p></div><button>四</button>'
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return boot.pressed?.id
  }
  const isSubmitted = () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(['#a i', '#b', 'p', '#a', 'body > button'].map(press)).toEqual(['a', 'b', undefined, 'a', undefined])
  expect(isSubmitted()).toBe(false)
  boot.taken = true
  expect([press('#b'), isSubmitted()]).toEqual([undefined, true])
})
