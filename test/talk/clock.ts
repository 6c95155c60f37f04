import { vi } from 'vitest'

interface Due {
  at: number
  /** Of two due at the same time the one that was set first comes first. */
  turn: number
  n: number
  work: () => void
  /** How many turns what it starts may take. */
  turns: number
}

export type Clock = ReturnType<typeof createClock>

/** The maximum number of turns one of our promises takes. */
const TURNS = 12

/**
 * A fake clock for a thousand orderings of a talk: the timers of the module run on it, without a turn of the real event
 * loop for each, as vitest's fake timers need.
 */
export function createClock(start = 1_700_000_000_000) {
  let now = start
  let [count, turns] = [0, 0]
  const due = createQueue()
  const cleared = new Set<number>()
  const add = (at: number, n: number, work: () => void, taken = TURNS) =>
    due.add({ at, n, work, turns: taken, turn: (turns += 1) })
  const setTimeout = (work: () => void, ms = 0): number => {
    count += 1
    add(now + Math.max(0, ms), count, work)
    return count
  }
  const clearTimeout = (n: number | undefined) => void (n !== undefined && cleared.add(n))
  /** The repetitions keep one id. */
  const setInterval = (work: () => void, ms: number): number => {
    count += 1
    const n = count
    const again = () => {
      add(now + ms, n, again)
      work()
    }
    add(now + ms, n, again)
    return n
  }
  vi.stubGlobal('setTimeout', setTimeout)
  vi.stubGlobal('clearTimeout', clearTimeout)
  vi.stubGlobal('setInterval', setInterval)
  vi.stubGlobal('clearInterval', clearTimeout)
  const rest = async (taken = TURNS) => {
    for (let turn = 0; turn < taken; turn += 1) await Promise.resolve()
  }
  return {
    now: () => now,
    at: setTimeout,
    /** The same for work that starts no promise, as most of a lively talk is. */
    atOnce: (work: () => void, ms: number) => add(now + ms, (count += 1), work, 0),
    rest,
    /** Advances the clock, ms. */
    async pass(ms: number): Promise<void> {
      const end = now + ms
      await rest()
      for (let next = due.first(); next && next.at <= end; next = due.first()) {
        due.shift()
        if (cleared.delete(next.n)) continue
        now = Math.max(now, next.at)
        next.work()
        if (next.turns > 0) await rest(next.turns)
      }
      now = end
    },
  }
}

/** Timers, the earliest first: a binary heap, because a lively talk resets its timers with every frame. */
function createQueue() {
  const heap: Due[] = []
  const isBefore = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.turn < b.turn)
  /** Sifts it up from the place where it was inserted. */
  const rise = (each: Due, from: number) => {
    let place = from
    for (let above = (place - 1) >> 1; place > 0; above = (place - 1) >> 1) {
      const other = heap[above]
      if (!other || !isBefore(each, other)) break
      heap[place] = other
      place = above
    }
    heap[place] = each
  }
  return {
    first: (): Due | undefined => heap[0],
    add: (each: Due) => rise(each, heap.length),
    shift() {
      const last = heap.pop()
      if (!last || heap.length === 0) return
      let place = 0
      for (;;) {
        const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]]
        if (!left) break
        const isRight = right !== undefined && isBefore(right, left)
        heap[place] = isRight ? right : left
        place = 2 * place + (isRight ? 2 : 1)
      }
      rise(last, place)
    },
  }
}
