import type * as calls from '#api/domains/public/refunds.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { refundAgreement } from '#test/service/seed/documents.ts'
import { storeDocument } from '#test/service/trade/documents.ts'
import { channelsOf } from '#test/service/trade/refund-channels.ts'
import { factsOf, needRefundable, newestRefund, openRefund } from '#test/service/trade/refunds.ts'
import { docsOf, liveFlow } from '#test/service/trade/signing.ts'
import { ownOrderNow } from '#test/service/trade/status.ts'
import type { Visit } from '#test/service/visit.ts'

/**
 * The documents of a refund: they contain what the customer wrote, so only their owner may read them, though the path
 * is public. product A18
 */
export function openRefunds(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    async refundPdfFill({ orderNumber, reason, amountFen }, { session }) {
      const order = await ownOrder(orderNumber, session, deps)
      const { maxFen, lines } = needRefundable(order, reason, amountFen, deps.now())
      const printed = [...lines, { name: '申请退款金额', amountFen }]
      const facts = factsOf(order, { lines: JSON.stringify(printed), reason }, deps)
      const { url } = await storeDocument(refundAgreement, { userId: order.userId, facts }, deps)
      const open = await openRefund(orderNumber, deps)
      const parts = await channelsOf(orderNumber, amountFen, deps)
      return { previewUrl: url, maxFen, lines: printed, parts, ...(open && { refundNumber: open.refundNumber }) }
    },
    async orderRefundPdf({ orderNumber }, { session }) {
      await ownOrder(orderNumber, session, deps)
      const newest = await newestRefund(orderNumber, deps)
      const flow = newest && (await liveFlow('REFUND', newest.refundNumber, deps))
      const [doc] = flow ? await docsOf(flow.flowId, deps) : []
      if (!doc) throw notFound('退款协议')
      return { url: doc.url }
    },
  }
}

function ownOrder(orderNumber: string, session: Visit['session'], deps: Deps) {
  return ownOrderNow(orderNumber, session?.user.userId ?? '', deps)
}
