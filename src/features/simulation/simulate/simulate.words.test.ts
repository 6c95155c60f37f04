import { expect, it } from 'vitest'
import type { Simulation } from '#api/shapes/simulation.ts'
import { toSimulationView } from './simulate.words.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)

it('a simulation that ended with its service at midnight ends on the day before', () => {
  const ended = { simId: 'S1', startAt: at('2026-10-08T10:00'), endAt: at('2026-11-29T00:00'), strategyName: '甲' }
  const past = [{ ...ended, capitalFen: 1, equityFen: 1 }]
  const view = toSimulationView({ status: 'ENDED', ...ended, past } as Simulation)
  expect(view.span).toMatch(/^2026-10-08 至 2026-11-28 · /)
  expect(view.past[0]?.note).toMatch(/^2026-10-08 至 2026-11-28 · /)
})

it('one that the customer ended during a day ends on it', () => {
  const ended = { status: 'ENDED', startAt: at('2026-10-08T10:00'), endAt: at('2026-11-20T14:33') } as Simulation
  expect(toSimulationView(ended).span).toMatch(/^2026-10-08 至 2026-11-20 · /)
})
