import { beforeAll, expect, it } from 'vitest'
import { openTools, type Tools } from './sweep.ts'

const ASKS = '同意并继续'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/course|redirect|env|authorization/)
  await tools.environment.reset()
}, 60_000)

/** All that a new visitor reads at a path. */
async function wordsAt(path: string): Promise<string> {
  const { phone } = tools
  phone.wipe()
  phone.open(path)
  await phone.settle()
  return document.body.textContent ?? ''
}

it('an address that is none says No Match and nothing else, and asks nobody anything', async () => {
  expect(await wordsAt('/course')).toContain(ASKS)
  expect(await wordsAt('/nothing')).toBe('No Match')
  expect(document.querySelector('nav')).toBeNull()
})

it('what one passes on the way has neither the question of consent nor tabs', async () => {
  for (const path of ['/redirect?to=//evil.test', '/env', '/authorization']) {
    const words = await wordsAt(path)
    expect([path, words.includes(ASKS), document.querySelector('nav')]).toEqual([path, false, null])
  }
})
