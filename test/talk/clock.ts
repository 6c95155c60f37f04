import { vi } from 'vitest'

interface Due {
  at: number
  n: number
  work: () => void
}

export type Clock = ReturnType<typeof createClock>

/** So many turns a promise of our own takes at most. */
const TURNS = 12

/**
 * A time of its own for a thousand orders of a talk: the timers of the module run on it, without a turn of the real
 * event loop for each, as vitest's fake timers need.
 */
export function createClock(start = 1_700_000_000_000) {
  let now = start
  let count = 0
  /** The latest first. */
  const due: Due[] = []
  const cleared = new Set<number>()
  const add = (each: Due) => {
    let [low, high] = [0, due.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((due[middle]?.at ?? 0) > each.at) low = middle + 1
      else high = middle
    }
    due.splice(low, 0, each)
  }
  const setTimeout = (work: () => void, ms = 0): number => {
    count += 1
    add({ at: now + Math.max(0, ms), n: count, work })
    return count
  }
  const clearTimeout = (n: number | undefined) => void (n !== undefined && cleared.add(n))
  /** The repetitions keep one number. */
  const setInterval = (work: () => void, ms: number): number => {
    count += 1
    const n = count
    const again = () => {
      add({ at: now + ms, n, work: again })
      work()
    }
    add({ at: now + ms, n, work: again })
    return n
  }
  vi.stubGlobal('setTimeout', setTimeout)
  vi.stubGlobal('clearTimeout', clearTimeout)
  vi.stubGlobal('setInterval', setInterval)
  vi.stubGlobal('clearInterval', clearTimeout)
  const rest = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
  }
  return {
    now: () => now,
    at: setTimeout,
    rest,
    /** Lets so much time pass, ms. */
    async pass(ms: number): Promise<void> {
      const end = now + ms
      await rest()
      for (let next = due.at(-1); next && next.at <= end; next = due.at(-1)) {
        due.pop()
        if (cleared.has(next.n)) continue
        now = Math.max(now, next.at)
        next.work()
        await rest()
      }
      now = end
    },
  }
}
