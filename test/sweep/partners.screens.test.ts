import { beforeAll, expect, it } from 'vitest'
import { partners } from './partners.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/convert|adviser|broker|promotion-service/)
}, 60_000)

it.each(partners)('$name: once, and confirmed only then, whatever fails', { timeout: 240_000 }, async (journey) => {
  const { cells, wrong } = await sweep(journey, tools)
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(8)
})
