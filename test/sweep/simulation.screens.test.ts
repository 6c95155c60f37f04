import { beforeAll, expect, it } from 'vitest'
import { simulation } from './simulation.ts'
import { openTools, sweep, type Tools } from './sweep.ts'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/^\/(?:simulate|sim-backtest)/)
}, 60_000)

it.each(simulation)(
  '$name: once, and never reported as failed after it succeeded',
  { timeout: 240_000 },
  async (journey) => {
    const { cells, wrong } = await sweep(journey, tools)
    expect(wrong).toEqual([])
    expect(cells).toBeGreaterThan(5)
  },
)
