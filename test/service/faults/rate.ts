import { eq } from 'drizzle-orm'
import { type InferOutput, boolean, number, object, optional, picklist } from 'valibot'
import { evaluations, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

/** The class that a test assigns to a customer; without a level: never evaluated. `expireAt` epoch ms. */
export const Rating = object({
  level: optional(picklist(['C1', 'C2', 'C3', 'C4', 'C5'])),
  isLowest: optional(boolean(), false),
  expireAt: optional(number(), 0),
})

/** Assigns a class to a customer, as a questionnaire would. */
export async function rate(userId: string, rating: InferOutput<typeof Rating>, { db }: Deps): Promise<void> {
  const { level = null, isLowest, expireAt } = rating
  const evalExpireAt = level === null ? null : expireAt
  await db.update(users).set({ riskLevel: level, isLowest, evalExpireAt }).where(eq(users.userId, userId))
  const own = eq(evaluations.userId, userId)
  if (level === null) await db.delete(evaluations).where(own)
  else await db.update(evaluations).set({ level, isLowest, expireAt }).where(own)
}
