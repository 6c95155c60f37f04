import type { Outcome } from './deliver.ts'
import type { Item } from './event.ts'
import type { Outbox } from './outbox.ts'

/** Runs the work when no other tab is doing it; may give up without running it. */
export type Exclusive = (work: () => Promise<void>) => Promise<void>

export interface PumpDeps {
  outbox: Outbox
  deliver: (item: Item) => Promise<Outcome>
  exclusive: Exclusive
  now: () => number
}

/** Sends the outbox, one report after the other. `again` tries even though the network failed a moment ago. */
export type Pump = (again?: boolean) => Promise<void>

/** The pause after a network failure, ms. */
const PAUSE = 30_000
const BATCH = 20
/** A report rejected twice is dropped. CO-04 */
const MOST_TRIES = 2

/** One run at a time; a call during a run is covered by it or by one more run. */
export function createPump({ outbox, deliver, exclusive, now }: PumpDeps): Pump {
  let running: Promise<void> | undefined
  let requestedAgain = false
  let restUntil = 0

  const refuse = async (item: Item) => {
    const tries = item.tries + 1
    if (tries >= MOST_TRIES) return outbox.drop(item.id)
    // As it is now: meanwhile a sign-out may have taken the customer's name off it, or a refusal of consent removed it.
    const left = (await outbox.all()).find(({ id }) => id === item.id)
    if (left) await outbox.add({ ...left, tries })
  }

  // An answered report is never sent again, even where the device fails to delete it.
  const answered = new Set<string>()
  const drain = async () => {
    const seen = new Set<string>()
    for (;;) {
      const batch = (await outbox.all()).filter(({ id }) => !seen.has(id) && !answered.has(id)).slice(0, BATCH)
      if (batch.length === 0) return
      for (const item of batch) {
        seen.add(item.id)
        const outcome = await deliver(item)
        if (outcome === 'done') {
          answered.add(item.id)
          await outbox.drop(item.id)
        }
        if (outcome === 'rejected') await refuse(item)
        if (outcome === 'retry') {
          restUntil = now() + PAUSE
          return
        }
      }
    }
  }

  const run = async () => {
    do {
      requestedAgain = false
      await exclusive(drain).catch(() => undefined)
    } while (requestedAgain && now() >= restUntil)
  }

  return (again = false) => {
    if (again) restUntil = 0
    if (now() < restUntil) return Promise.resolve()
    requestedAgain = true
    running ??= run().finally(() => (running = undefined))
    return running
  }
}
