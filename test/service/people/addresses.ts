import { and, eq } from 'drizzle-orm'
import { mask } from '#lib/text/mask.ts'
import { addresses } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'

/** An address of this customer; throws when there is none. */
export async function ownAddress(id: string, userId: string, deps: Deps) {
  const found = await deps.db.query.addresses.findFirst({
    where: and(eq(addresses.id, id), eq(addresses.userId, userId)),
  })
  if (!found) throw notFound('收货地址')
  return found
}

/** An address as its customer sees it. */
export function toAddress(row: typeof addresses.$inferSelect) {
  const { id, name, mobile, province, city, district, detail, isDefault } = row
  return { id, name, mobileMasked: mask(mobile), province, city, district, detail, isDefault }
}
