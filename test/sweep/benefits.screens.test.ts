import { beforeAll, expect, it } from 'vitest'
import { benefits } from './benefits.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/coupon|gift|checkin|points|vip|notice/)
}, 60_000)

it.each(benefits)('$name: once, and confirmed only then, whatever fails', { timeout: 240_000 }, async (journey) => {
  const { cells, wrong } = await sweep(journey, tools)
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(5)
})
