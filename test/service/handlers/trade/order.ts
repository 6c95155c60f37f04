import { orderAppStore } from './order/app-store.ts'
import { orderBought } from './order/bought.ts'
import { orderCampaigns } from './order/campaign.ts'
import { orderCreation } from './order/create.ts'
import { orderFeedback } from './order/feedback.ts'
import { orderReads } from './order/read.ts'
import { orderRefunds } from './order/refund.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function order(deps: Deps): Handlers<'order'> {
  return {
    ...orderAppStore(deps),
    ...orderBought(deps),
    ...orderCreation(deps),
    ...orderReads(deps),
    ...orderRefunds(deps),
    ...orderFeedback(deps),
    ...orderCampaigns(deps),
  }
}
