import { callKey } from '#api/key.ts'
import { type Data, useData } from '#data/deps.tsx'
import { createStorage } from '#session/storage.ts'
import { createDesk, type Desk } from './desk.ts'
import { createLastPrices } from './last-prices.ts'
import { askQuotes } from './send.ts'

/** One desk per data layer, of which a document has one. */
const desks = new WeakMap<Data, Desk>()

/** The document's single owner of quotes. */
export function useDesk(): Desk {
  const data = useData()
  const known = desks.get(data)
  if (known) return known
  const last = createLastPrices(createStorage('local'), data.account, data.now)
  const desk = createDesk({
    send: async (call, input) => (await data.early.take(call, callKey(call, input)))?.data ?? askQuotes(call, input),
    painted: (key) => data.early.painted().get(key),
    last,
    elapsed: () => performance.now(),
    now: data.now,
    random: Math.random,
    seen: () => document.visibilityState !== 'hidden',
  })
  desks.set(data, desk)
  // During prerendering there is no document.
  if (typeof document === 'undefined') return desk
  document.addEventListener('visibilitychange', desk.look)
  document.addEventListener('visibilitychange', last.write)
  addEventListener('pagehide', last.write)
  addEventListener('online', desk.look)
  addEventListener('pageshow', (event) => event.persisted && desk.look())
  return desk
}
