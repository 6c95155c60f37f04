import type { Deps, Handlers } from '#test/service/deps.ts'
import { offers } from './strategy/coupon.ts'
import { pool } from './strategy/pool.ts'
import { shown } from './strategy/shown.ts'
import { simulate } from './strategy/simulate.ts'

export function strategy(deps: Deps): Handlers<'strategy'> {
  return { ...shown(deps), ...offers(deps), ...pool(deps), ...simulate(deps) }
}
