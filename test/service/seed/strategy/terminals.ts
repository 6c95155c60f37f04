import { today } from '#test/service/seed/days.ts'
import { createRandom } from '#test/service/seed/random.ts'
import type { Line, StrategySeed } from './catalog.ts'

/** The reporting interval of a terminal, ms. */
const BEAT = 30_000
const MINUTE = 60_000
/**
 * The subscriptions with a terminal: how many minutes it is silent on its bad days, and one in how many days is bad.
 */
const LINES: Partial<Record<Line, { silent: readonly [number, number]; every: number }>> = {
  QT: { silent: [3, 12], every: 4 },
  CD: { silent: [35, 90], every: 2 },
}

/** The program on a customer's terminal. */
export function terminalOf({ strategyId }: StrategySeed): string {
  return `示例终端 2.${createRandom(`${strategyId} terminal`).int(1, 6)}.${createRandom(strategyId).int(0, 9)}`
}

/** When a terminal was silent on the day of this moment: deterministic. */
function silenceOn(midnight: number, { strategyId, line }: StrategySeed): { from: number; to: number } | undefined {
  const random = createRandom(`${strategyId} silent ${midnight}`)
  const kind = LINES[line]
  if (!kind || random.int(1, kind.every) > 1) return undefined
  const from = midnight + random.int(9 * 60, 16 * 60) * MINUTE
  return { from, to: from + random.int(...kind.silent) * MINUTE }
}

/** The last report before a moment; undefined for a subscription without a terminal. */
export function lastBeatOf(strategy: StrategySeed, now: number): number | undefined {
  if (!LINES[strategy.line]) return undefined
  const silence = silenceOn(today(now), strategy)
  const phase = createRandom(strategy.strategyId).int(0, BEAT - 1)
  const heard = silence && now >= silence.from && now < silence.to ? silence.from : now
  return Math.floor((heard - phase) / BEAT) * BEAT + phase
}

/** The first report at or after a moment. */
export function firstBeatAfter(strategy: StrategySeed, at: number): number {
  const silence = silenceOn(today(at), strategy)
  return silence && at >= silence.from && at < silence.to ? silence.to : at
}
