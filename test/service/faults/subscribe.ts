import { eq } from 'drizzle-orm'
import { array, type InferOutput, number, object, string } from 'valibot'
import { strategySubs } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

const DAY = 86_400_000

/** All strategies that a test opens to a customer; `expireAt` epoch ms, also in the past. */
export const Subscribed = object({ strategyIds: array(string()), expireAt: number() })

/** Opens strategies to a customer, as a coupon would, in place of those opened before. */
export async function subscribe(userId: string, subscribed: InferOutput<typeof Subscribed>, deps: Deps): Promise<void> {
  const { strategyIds, expireAt } = subscribed
  await deps.db.delete(strategySubs).where(eq(strategySubs.userId, userId))
  const openAt = deps.now() - 9 * DAY
  const rows = strategyIds.map((strategyId) => ({ id: `T${strategyId}`, userId, strategyId, openAt, expireAt }))
  if (rows.length > 0) await deps.db.insert(strategySubs).values(rows)
}
