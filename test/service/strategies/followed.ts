import type { Deps } from '#test/service/deps.ts'
import { demand } from '#test/service/room/gate.ts'
import { ownSubscription, type Subscription, strategyAccess } from './access.ts'
import { mainChannel } from './present.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { cut, type Run } from '#test/service/seed/strategy/run.ts'
import type { Channel } from '#test/service/seed/strategy/strategies.ts'
import type { Visit } from '#test/service/visit.ts'

/** A customer's subscription: the strategy's record, and the index in it where the subscription began. */
export interface Followed {
  subscription: Subscription
  channel: Channel
  /** Up to the end of the service. */
  run: Run
  /** The last trading day before the service began: the base, 1, of the customer's curve. */
  since: number
  /** The last index that the customer may see. */
  until: number
}

/** A subscription of this customer with its record, for figures that contain no stock. */
export async function followedBy(id: string, visit: Visit, deps: Deps): Promise<Followed> {
  const subscription = await ownSubscription(id, visit.known().user.userId, deps)
  const { strategies } = deps.library()
  const channel = mainChannel(subscription.strategy, deps)
  const until = strategies.prices.from(dateOf(subscription.expireAt)) - 1
  const run = cut(strategies.record(channel), until)
  const opened = strategies.prices.from(dateOf(subscription.openAt)) - 1
  return {
    subscription,
    channel,
    run,
    since: Math.max(run.spec.from, Math.min(opened, run.spec.to)),
    until,
  }
}

/** The same for what contains stocks: rejects customers without access to them now. */
export async function shownTo(id: string, visit: Visit, deps: Deps): Promise<Followed> {
  const followed = await followedBy(id, visit, deps)
  const access = (await strategyAccess(deps, visit.session))(followed.subscription.strategy)
  const ended = followed.subscription.expireAt <= visit.now
  demand(access.allowed && ended ? { allowed: false, reason: 'EXPIRED' } : access)
  return followed
}
