import { beforeAll, expect, it } from 'vitest'
import { account } from './account.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/^\/(?:me|login|landing)/)
}, 60_000)

it.each(account)(
  '$name: done once, and never reported as failed when it succeeded',
  { timeout: 240_000 },
  async (journey) => {
    const { cells, wrong } = await sweep(journey, tools)
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(10)
  },
)
