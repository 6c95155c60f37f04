import { type InferOutput, nullable, object, optional, string } from 'valibot'
import { known, listOf } from '#api/shapes.ts'
import { Finite, Time } from '#api/shapes/number.ts'
import { Unfilled } from '#api/shapes/statistics.ts'
import { Curve, Perf, Strategy } from '#api/shapes/strategy.ts'

/** A finished simulation, as a row. */
const PastSimulation = object({
  simId: string(),
  strategyName: string(),
  startAt: Time,
  endAt: Time,
  capitalFen: Finite,
  equityFen: Finite,
  maxDrawdownRate: optional(Finite),
})

/** The simulated account of the customer; NONE: there never was one. Money is virtual. */
export const Simulation = object({
  simId: optional(string()),
  status: known('NONE', 'RUNNING', 'ENDED'),
  /** Why it ended if the customer did not end it, in words. */
  why: optional(string()),
  strategy: optional(Strategy),
  passagewayId: optional(string()),
  capitalFen: optional(Finite),
  /** Value of the account at the last close, its cash, and how much of that the next opening's purchases reserve. */
  equityFen: optional(Finite),
  cashFen: optional(Finite),
  frozenFen: optional(Finite),
  startAt: optional(Time),
  endAt: optional(Time),
  perf: optional(nullable(Perf)),
  curve: optional(Curve),
  years: optional(listOf(object({ y: string(), rate: Finite, bench: Finite }))),
  /** All costs of its orders in addition to their prices, and the slippage. */
  feeFen: optional(Finite),
  costs: optional(object({ commissionFen: Finite, transferFen: Finite, stampFen: Finite, slippageFen: Finite })),
  /** The day with the largest loss, by rate. */
  worstDay: optional(object({ d: string(), rate: Finite, changeFen: Finite })),
  unfilled: optional(Unfilled),
  /** The customer's other finished ones, newest first. */
  past: optional(listOf(PastSimulation)),
})
export type Simulation = InferOutput<typeof Simulation>
