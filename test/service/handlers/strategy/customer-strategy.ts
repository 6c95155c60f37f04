import type { Deps, Handlers } from '#test/service/deps.ts'
import { running } from './customer-strategy/running.ts'
import { subscription } from './customer-strategy/subscription.ts'
import { trading } from './customer-strategy/trading.ts'

export function customerStrategy(deps: Deps): Handlers<'customer-strategy'> {
  return { ...subscription(deps), ...running(deps), ...trading(deps) }
}
