import { waitAfter } from '#data/timeline/link.ts'
import { createRandom } from '#test/service/seed/random.ts'

/** How a gateway dies under its clients. */
export interface Outage {
  name: string
  /** The close code that each of them sees; 1012 is announced. */
  code: 1006 | 1012
  /** How long it is away, s. */
  awaySec: number
}

/** The load of all clients on the new gateway and the service. */
export interface Load {
  name: string
  /** The most attempts in one second, as a share of all clients. */
  peak: number
  /** Until all clients are back, s after the gateway is. */
  allBackSec: number
  /** The most polls in one second, as a share of all clients. */
  polls: number
}

/** Without a connection a client polls within this time, then every five seconds; ms. As in `talk.ts`. */
const [SOON, SPREAD, EVERY] = [3_000, 15_000, 5_000]
/** An attempt not rejected by a dead gateway is abandoned; at most this many within a minute. As in `link.ts`. */
const [PATIENCE, ATTEMPTS, MINUTE] = [5_000, 6, 60_000]

/** Lets this many clients lose a gateway and reconnect, by the policy of `link.ts`. */
export function reconnect({ name, code, awaySec }: Outage, clients: number): Load {
  const random = createRandom(`${name} ${clients}`)
  const draw = random.next
  const attempts = new Map<number, number>()
  const polls = new Map<number, number>()
  const add = (to: Map<number, number>, at: number) =>
    to.set(Math.floor(at / 1_000), (to.get(Math.floor(at / 1_000)) ?? 0) + 1)
  let last = 0
  for (let client = 0; client < clients; client += 1) {
    const tries: number[] = []
    let at = waitAfter(code, 1, draw)
    for (let failures = 2; ; failures += 1) {
      add(attempts, at)
      tries.push(at)
      if (at >= awaySec * 1_000) break
      const first = tries.length >= ATTEMPTS ? (tries[tries.length - ATTEMPTS] ?? 0) + MINUTE : 0
      // A dead gateway rejects at once or not at all.
      const known = at + (draw() < 0.5 ? 50 : PATIENCE)
      at = Math.max(known + waitAfter(code === 1012 ? 1012 : 1006, failures, draw), first)
    }
    last = Math.max(last, at)
    for (let poll = draw() * (code === 1012 ? SPREAD : SOON); poll < at; poll += EVERY) add(polls, poll)
  }
  return {
    name,
    peak: Math.max(...attempts.values()) / clients,
    allBackSec: Math.max(0, last / 1_000 - awaySec),
    polls: Math.max(0, ...polls.values()) / clients,
  }
}

export const outages: readonly Outage[] = [
  { name: 'lost, back at once', code: 1006, awaySec: 0 },
  { name: 'lost for 10 s', code: 1006, awaySec: 10 },
  { name: 'lost for 60 s', code: 1006, awaySec: 60 },
  { name: 'lost for 5 minutes', code: 1006, awaySec: 300 },
  { name: 'restart announced, back at once', code: 1012, awaySec: 0 },
  { name: 'restart announced, away for 10 s', code: 1012, awaySec: 10 },
  { name: 'restart announced, away for 60 s', code: 1012, awaySec: 60 },
]
