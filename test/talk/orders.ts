import type { Clock } from './clock.ts'
import { createSimulated, type Simulated, type Weather } from './simulated.ts'

/** What happens in one order of events, and what is found wrong with it. */
export type Run = (it: Simulated, complain: (what: string) => void) => Promise<void>

/** In so many different orders each fault of a talk is tried. live §7 */
export const ORDERS = 1_000

/** Runs it in as many orders; what went wrong, each with the seeds of the orders it went wrong in. */
export async function wrongOrders(
  clock: Clock,
  weather: Partial<Weather>,
  run: Run,
  orders = ORDERS,
): Promise<Record<string, number[]>> {
  const wrong: Record<string, number[]> = {}
  for (let seed = 1; seed <= orders; seed += 1) {
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
