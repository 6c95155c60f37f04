import { beforeAll, expect, it } from 'vitest'
import { purchase } from './purchase.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/checkout|order/)
}, 60_000)

it.each(purchase)(
  'B4: $name: done once, and confirmed only then, whatever fails',
  { timeout: 240_000 },
  async (journey) => {
    const { cells, wrong } = await sweep(journey, tools)
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(20)
  },
)
