import type { Deps } from '#test/service/deps.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import type { Order } from '#test/service/seed/strategy/orders.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'
import { mainChannel } from './present.ts'

/** When an order of a day is executed, ms after its midnight. */
export const OPENING = 9.5 * 3600_000

export type Pooled = StrategySeed & { pool: NonNullable<StrategySeed['pool']> }

/** Strategies that have a stock pool. */
export function pooled(deps: Deps): Pooled[] {
  return deps.library().strategies.all.filter((each): each is Pooled => each.pool !== undefined)
}

/** Orders that opened or fully closed a position, oldest first. */
export function changesOf({ orders }: Run): Order[] {
  const isIn = ({ side, state }: Order) => side === 'BUY' && state !== 'UNFILLED'
  return orders.filter((order) => isIn(order) || order.closed !== undefined)
}

/** When a pool last changed, epoch ms; undefined where there is none. */
export function poolChangedAt(poolId: string, deps: Deps): number | undefined {
  const strategy = pooled(deps).find(({ pool }) => pool.poolId === poolId)
  const last = strategy && changesOf(deps.library().strategies.record(mainChannel(strategy, deps))).at(-1)
  const day = last && deps.library().strategies.prices.days[last.day]
  return day === undefined ? undefined : day + OPENING
}
