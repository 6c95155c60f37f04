import { orderCampaigns } from './orders/campaigns.ts'
import { orderCreation } from './orders/creation.ts'
import { orderFeedback } from './orders/feedback.ts'
import { orderReads } from './orders/reads.ts'
import { orderRefunds } from './orders/refunds.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function order(deps: Deps): Handlers<'order'> {
  return {
    ...orderCreation(deps),
    ...orderReads(deps),
    ...orderRefunds(deps),
    ...orderFeedback(deps),
    ...orderCampaigns(deps),
  }
}
