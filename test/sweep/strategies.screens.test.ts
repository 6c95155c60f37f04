import { beforeAll, expect, it } from 'vitest'
import { strategies } from './strategies.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/strategy-apply|strategy-coupon|strategy-pool|trade-auth/)
}, 60_000)

it.each(strategies)(
  '$name: done once, and confirmed only then, whatever fails',
  { timeout: 240_000 },
  async (journey) => {
    const { cells, wrong } = await sweep(journey, tools)
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(10)
  },
)
