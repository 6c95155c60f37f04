import type * as calls from '#api/domains/trade/order/bought.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function orderBought(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  return {
    async hasPaidOrderBySku({ skuId }, visit) {
      const found = await deps.access.newest(visit.known().user, skuId)
      return { paid: found !== undefined, ...(found && { orderNumber: found.orderNumber }) }
    },
  }
}
