import type * as calls from '#api/domains/trade/esign/refund.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { applyRefund, ownRefund } from '#test/service/trade/refunds.ts'
import { liveFlow, refreshed } from '#test/service/trade/signing.ts'
import { ownOrderNow } from '#test/service/trade/status.ts'

export function esignRefunds(deps: Deps): Pick<Handlers<'esign'>, keyof typeof calls> {
  return {
    async esignRefund({ orderNumber, reason, amountFen }, visit) {
      const order = await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      return applyRefund(order, reason, amountFen, visit, deps)
    },
    async esignRefundStatus({ refundNumber }, visit) {
      const { userId } = visit.known().user
      await ownRefund(refundNumber, userId, deps)
      const flow = await liveFlow('REFUND', refundNumber, deps)
      if (flow) await refreshed(flow, deps)
      return { status: (await ownRefund(refundNumber, userId, deps)).status }
    },
  }
}
