import { expect, it } from 'vitest'
import { complaint } from '#test/sweep/after-sales.ts'
import { openTools, sweep } from '#test/sweep/sweep.ts'

const tools = await openTools(/complaint/)

it('a complaint is submitted once, and only then confirmed, whatever fails', { timeout: 240_000 }, async () => {
  const { cells, wrong } = await sweep(complaint, tools)
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(10)
})
