import type { Clock } from './clock.ts'
import { createSimulated, type Simulated, type Weather } from './simulated.ts'

/** What happens in one order of events, and what is found wrong with it. */
export type Run = (it: Simulated, complain: (what: string) => void) => Promise<void>

/** In so many of a thousand different orders each fault of a talk is tried, every day in others. live §7 */
export const ORDERS = 200
/** The first of this day's. */
export const FIRST = 1 + ORDERS * (Math.floor(Date.now() / 86_400_000) % (1_000 / ORDERS))

/** Runs it in as many orders; what went wrong, each with the seeds of the orders it went wrong in. */
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
