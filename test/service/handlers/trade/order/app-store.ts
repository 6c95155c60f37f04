import type * as calls from '#api/domains/trade/order/app-store.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { inApps } from '#test/service/seed/skus.ts'
import { skuOf } from '#test/service/trade/skus.ts'
import { ownOrderNow } from '#test/service/trade/status.ts'

export function orderAppStore(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  return {
    appStoreConfig: async (_, visit) => {
      visit.known()
      return Promise.all(
        inApps.map(async ({ productId, skuId }) => {
          const { priceFen } = await skuOf(skuId, deps)
          return { productId, skuId, priceFen }
        }),
      )
    },
    async appStoreVerifyReceipt({ orderNumber }, visit) {
      await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      // Only the App Store can verify a receipt, and this service has no App Store behind it.
      throw new Refusal(40314, '购买凭证校验未通过')
    },
  }
}
