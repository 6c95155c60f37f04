// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw, start } from './begin.tsx'

const keep = vi.hoisted(() => vi.fn())
const reload = vi.hoisted(() => vi.fn())
vi.mock(import('#session/environment/keep-env.ts'), () => ({ keepEnvironment: keep }))
vi.mock(import('#session/leave.ts'), async (original) => ({ ...(await original()), reload }))

afterEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/')
})

/** Starts at an address; whether a tree was opened. */
async function startAt(path: string, changed = false): Promise<boolean> {
  keep.mockReturnValue({ isWechat: null, changed })
  history.replaceState(null, '', path)
  const open = vi.fn(async () => undefined)
  await start(open)
  return open.mock.calls.length === 1
}

it('the query is read on every visit with either of its names', async () => {
  for (const path of ['/course?isWechat=1', '/course?a=1&env=test']) expect(await startAt(path)).toBe(true)
  expect(keep.mock.calls.map(([search]) => search)).toEqual(['?isWechat=1', '?a=1&env=test'])
  expect(await startAt('/course?scene=menu')).toBe(true)
  expect(keep).toHaveBeenCalledTimes(2)
})

it('a change of environment reloads the document and renders nothing', async () => {
  expect(await startAt('/course?env=test', true)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

it('drawing ends after the effects of the first commit', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const order: string[] = []
  const Page = () => {
    useEffect(() => void order.push('effect'), [])
    return createElement('p')
  }
  await act(async () => {
    void draw(createElement(Page), false, () => undefined).then(() => order.push('drawn'))
  })
  expect(order).toEqual(['effect', 'drawn'])
  expect(document.querySelector('#root p')).not.toBeNull()
})

it.each([
  ['is pressed again once it is handled', ['目录'], 1],
  ['that was replaced is found by its words', ['介绍', '目录'], 1],
  ['that was replaced by several is not guessed', ['目录', '目录'], 0],
])('the button pressed before %s', async (_, words, presses) => {
  document.body.innerHTML = '<div id="root"><div><button>目录</button></div></div>'
  const pressed = document.querySelector('button')
  window.__boot = { landing: '', url: (path) => path, pressed }
  const onClick = vi.fn()
  const page = words.map((text, at) => createElement('button', { key: at, onClick: () => onClick(text) }, text))
  const isSame = words.length === 1
  await act(async () => void draw(createElement('div', null, page), isSame, () => undefined))
  expect(onClick.mock.calls).toEqual(Array.from({ length: presses }, () => ['目录']))
  delete window.__boot
})
