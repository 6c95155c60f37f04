import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { idCards, otherCertificates, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { User } from '#test/service/sessions.ts'
import { needOwnFiles } from '#test/service/uploads.ts'
import { declarationOf } from './declaration.ts'

const CARD_LIFE = 3650 * DAY
const KINDS = new Set(['PASSPORT', 'PERMIT', 'RESIDENCE', 'OTHER'])

/** The card of a customer as recognized. */
export const cardOf = (userId: string, deps: Deps) =>
  deps.db.query.idCards.findFirst({ where: eq(idCards.userId, userId) })

/** Which sides of the card are stored. */
export async function cardSides(userId: string, deps: Deps) {
  const card = await cardOf(userId, deps)
  return {
    frontUploaded: card !== undefined,
    backUploaded: card !== undefined,
    ...(card && { expireAt: card.validTo }),
  }
}

/** Reads a card: the same customer always has the same name and number. */
export async function readCard(user: User, frontKey: string, backKey: string, now: number, deps: Deps) {
  if (frontKey === backKey) throw new Refusal(40065, '请分别上传证件的人像面与国徽面')
  await needOwnFiles(user.userId, [frontKey, backKey], deps)
  const digits = String(Number.parseInt(createHash('sha256').update(user.userId).digest('hex').slice(0, 8), 16))
  const old = await cardOf(user.userId, deps)
  const row = {
    userId: user.userId,
    frontKey,
    backKey,
    ocrName: user.realName ?? old?.ocrName ?? (await declarationOf(user.userId, deps))?.name ?? '示例客户',
    idMasked: old?.idMasked ?? `110***********${digits.padStart(4, '0').slice(-4)}`,
    validTo: old && old.validTo > now ? old.validTo : now + CARD_LIFE,
    at: now,
  }
  await deps.db.insert(idCards).values(row).onConflictDoUpdate({ target: idCards.userId, set: row })
  if (user.realName === null) {
    await deps.db.update(users).set({ realName: row.ocrName }).where(eq(users.userId, user.userId))
  }
  return { ocrName: `${row.ocrName.slice(0, 1)}*`, ocrIdMasked: row.idMasked, validTo: row.validTo }
}

/** Stores another certificate of the customer; a newer one of the same kind replaces it. */
export async function addCertificate(userId: string, kind: string, fileKey: string, now: number, deps: Deps) {
  if (!KINDS.has(kind)) throw new Refusal(40066, '不支持的证件类型')
  await needOwnFiles(userId, [fileKey], deps)
  const row = { userId, kind, fileKey, at: now }
  const key = [otherCertificates.userId, otherCertificates.kind]
  await deps.db.insert(otherCertificates).values(row).onConflictDoUpdate({ target: key, set: row })
  return true
}
