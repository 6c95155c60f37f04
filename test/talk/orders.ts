import type { Clock } from './clock.ts'
import { createSimulated, type Simulated, type Weather } from './simulated.ts'

/** The events of one ordering, and the errors found. */
export type Run = (it: Simulated, complain: (what: string) => void) => Promise<void>

/** How many of a thousand orderings are tried for each fault of a talk, others every day. live §7 */
export const ORDERS = 200
/** The first of this day's. */
export const FIRST = 1 + ORDERS * (Math.floor(Date.now() / 86_400_000) % (1_000 / ORDERS))

/** Runs it in this many orderings; the errors, each with the seeds of its orderings. */
export async function wrongOrders(
  clock: Clock,
  weather: Partial<Weather>,
  run: Run,
  orders = ORDERS,
): Promise<Record<string, number[]>> {
  const wrong: Record<string, number[]> = {}
  for (let seed = FIRST; seed < FIRST + orders; seed += 1) {
    const simulated = createSimulated(clock, seed, weather)
    const complain = (what: string) => void (wrong[what] = [...(wrong[what] ?? []), seed])
    simulated.open()
    await clock.pass(1_500)
    await run(simulated, complain)
    for (const what of simulated.wrong()) complain(what)
    simulated.talk.close()
  }
  return wrong
}
