import { eq } from 'drizzle-orm'
import { orders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { contractOf } from '#test/service/seed/documents.ts'
import { docsOf, draft, type FlowRow, seal } from './signing.ts'
import { skuName } from './skus.ts'

/** The signed files of a flow. Those of seeded contracts are generated on first request. */
export async function signedFiles(flow: FlowRow, deps: Deps) {
  const made = await docsOf(flow.flowId, deps)
  if (made.length > 0 || flow.kind !== 'ORDER') return made
  const order = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, flow.targetId) })
  const facts = [`订单编号 ${flow.targetId}`, `服务名称 ${skuName(order?.skuId ?? '', deps)}`]
  await draft(flow, contractOf(false), facts, deps)
  await seal(flow, deps)
  return docsOf(flow.flowId, deps)
}
