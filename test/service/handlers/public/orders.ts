import { eq } from 'drizzle-orm'
import type * as calls from '#api/domains/public/orders.ts'
import { feedbacks, orders, subOrders } from '#test/service/database/schema.ts'
import { array, object, parse, string } from 'valibot'
import { stamp } from '#lib/time/dates.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { feedbackRecord, visitQuestions } from '#test/service/seed/documents.ts'
import { signedFiles } from '#test/service/trade/contract-files.ts'
import { storeDocument } from '#test/service/trade/documents.ts'
import { signedFlow } from '#test/service/trade/orders.ts'
import { confirmPayments } from '#test/service/trade/payments.ts'
import { skuOf, toSku } from '#test/service/trade/skus.ts'
import { tidy } from '#test/service/trade/status.ts'
import { cutPart, publicPart, toSubOrder } from '#test/service/trade/sub-orders.ts'

const Answers = array(object({ questionId: string(), optionId: string() }))

/** Orders without login: an unguessable number is the credential. product A18 */
export function openOrders(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  const orderOf = async (orderNumber: string) => {
    await tidy(deps)
    const row = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
    if (!row) throw notFound('订单')
    return row
  }
  return {
    async publicOrderContract({ orderNumber }, { session }) {
      const order = await orderOf(orderNumber)
      const flow = await signedFlow(orderNumber, deps)
      const isOwner = session?.user.userId === order.userId
      const files = flow ? await signedFiles(flow, deps) : []
      return { files: files.map(({ name, url, hash }) => ({ name, hash, ...(isOwner && { url }) })) }
    },
    async publicOrder({ orderNumber }) {
      const { status } = await orderOf(orderNumber)
      return { status }
    },
    publicSubOrder: ({ subOrderNumber }) => publicPart({ subOrderNumber }, deps),
    publicSubOrderBySerial: ({ serialNumber }) => publicPart({ serialNumber }, deps),
    async publicSubOrderStatus({ subOrderNumber }) {
      const part = await deps.db.query.subOrders.findFirst({ where: eq(subOrders.subOrderNumber, subOrderNumber) })
      if (!part) throw notFound('付款单')
      await confirmPayments(part.orderNumber, deps)
      return { status: (await publicPart({ subOrderNumber }, deps)).status }
    },
    async publicSubOrderCreate({ orderNumber, amountFen }) {
      const part = await cutPart(orderNumber, amountFen, deps)
      return toSubOrder(part, await orderOf(orderNumber))
    },
    async feedbackPdf({ feedbackId }) {
      const row = await deps.db.query.feedbacks.findFirst({ where: eq(feedbacks.feedbackId, feedbackId) })
      if (!row) throw notFound('回访记录')
      const answers = parse(Answers, JSON.parse(row.answers))
      const facts = visitQuestions.flatMap(({ id, title, options }) => {
        const given = answers.find(({ questionId }) => questionId === id)?.optionId
        return [title, `答：${options.find(([optionId]) => optionId === given)?.[1] ?? ''}`]
      })
      const signature = [`提交时间 ${stamp(row.at)}`]
      const { url } = await storeDocument(feedbackRecord, { userId: row.userId, facts, signature }, deps)
      return { url }
    },
    publicSkuDetail: async ({ skuId }) => toSku(await skuOf(skuId, deps), deps),
  }
}
