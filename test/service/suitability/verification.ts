import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { users, verifications } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { User } from '#test/service/sessions.ts'
import { beginningOf, needOwnFiles } from '#test/service/uploads.ts'
import { cardOf, readCard } from './identity.ts'

/** NONE → ID_OK → FACE_OK; REJECTED, or an expired card, starts over. product §2.17 */

const rowOf = (userId: string, { db }: Deps) =>
  db.query.verifications.findFirst({ where: eq(verifications.userId, userId) })

/** The verification level of a customer's identity. */
export async function verifyStatusOf(user: User, deps: Deps) {
  const row = await rowOf(user.userId, deps)
  if (row) return row.status
  return user.certified ? 'FACE_OK' : (await cardOf(user.userId, deps)) ? 'ID_OK' : 'NONE'
}

/** The verification status of a customer's identity, with the data that may be shown. */
export async function certificationOf(user: User, deps: Deps) {
  const card = await cardOf(user.userId, deps)
  const name = user.realName ?? card?.ocrName
  return {
    status: await verifyStatusOf(user, deps),
    ...(name !== undefined && { realNameMasked: `${name.slice(0, 1)}*` }),
    ...(card && { idCardMasked: card.idMasked, validTo: card.validTo }),
  }
}

const STEPS = { NONE: 'ID', ID_OK: 'FACE', FACE_OK: 'DONE', REJECTED: 'REDO' } as const

export async function verifyInfoOf(user: User, now: number, deps: Deps) {
  const [status, row, card] = [
    await verifyStatusOf(user, deps),
    await rowOf(user.userId, deps),
    await cardOf(user.userId, deps),
  ]
  const isOver = status !== 'NONE' && card !== undefined && card.validTo <= now
  const rejectReason = row?.rejectReason ?? (isOver ? '证件已过期' : undefined)
  return {
    step: isOver ? 'REDO' : !row && status === 'NONE' ? 'START' : STEPS[status],
    status,
    ...(rejectReason !== undefined && { rejectReason }),
    ...(user.realName !== null && { nameMasked: `${user.realName.slice(0, 1)}*` }),
    ...(card && { idMasked: card.idMasked, validTo: card.validTo }),
  }
}

/** Starts with the customer's separate consent; idempotent. */
export async function startVerification(user: User, consentVersion: string, now: number, deps: Deps) {
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  needConsent(consentVersion)
  const status = await verifyStatusOf(user, deps)
  const row = { userId: user.userId, verifyId: `V${randomUUID()}`, status, consentVersion, at: now }
  await deps.db.insert(verifications).values(row).onConflictDoNothing()
  const kept = await rowOf(user.userId, deps)
  return { verifyId: kept?.verifyId ?? row.verifyId, steps: ['ID', 'FACE'] }
}

export function needConsent(version: string): void {
  if (!/^v?\d+(\.\d+)*$/.test(version)) throw new Refusal(40089, '请先阅读并同意个人信息单独授权')
}

/**
 * Reads the two sides of a card. The reference service has no OCR: a file that begins with `blurry` is unreadable, one
 * that begins with `expired` is an expired card.
 */
export async function submitCard(user: User, frontKey: string, backKey: string, now: number, deps: Deps) {
  const row = await rowOf(user.userId, deps)
  if (!row) throw new Refusal(40980, '请先阅读并同意个人信息单独授权')
  if (row.status === 'FACE_OK') throw new Refusal(40982, '已完成实名认证，无需重复提交')
  if (row.status === 'REJECTED') throw new Refusal(40981, '请先重新发起认证')
  await needOwnFiles(user.userId, [frontKey, backKey], deps)
  const seen = await Promise.all([frontKey, backKey].map((key) => beginningOf(key, deps)))
  const failed = { ocrName: '', ocrIdMasked: '', validTo: 0, pass: false }
  if (seen.some((words) => words.startsWith('blurry'))) return { ...failed, reason: '照片模糊，请重新拍摄' }
  if (seen.some((words) => words.startsWith('expired'))) {
    const reason = '证件已过期'
    await deps.db
      .update(verifications)
      .set({ status: 'REJECTED', rejectReason: reason, at: now })
      .where(and(eq(verifications.userId, user.userId), inArray(verifications.status, ['NONE', 'ID_OK'])))
    return { ...failed, reason }
  }
  return { ...(await takeCard(user, frontKey, backKey, now, deps)), pass: true }
}

/** Stores a readable card. A customer who was rejected starts over first. */
export async function takeCard(user: User, frontKey: string, backKey: string, now: number, deps: Deps) {
  if ((await verifyStatusOf(user, deps)) === 'REJECTED') throw new Refusal(40981, '请先重新发起认证')
  const read = await readCard(user, frontKey, backKey, now, deps)
  await deps.db
    .update(verifications)
    .set({ status: 'ID_OK', at: now })
    .where(and(eq(verifications.userId, user.userId), eq(verifications.status, 'NONE')))
  return read
}

/** Starts over: the earlier verification no longer counts. */
export async function redoVerification(user: User, now: number, deps: Deps) {
  const { step } = await verifyInfoOf(user, now, deps)
  if (step !== 'REDO') throw new Refusal(40983, '当前状态无需重新认证')
  const fresh = { verifyId: `V${randomUUID()}`, status: 'NONE' as const, rejectReason: null, at: now }
  await deps.db.batch([
    deps.db
      .insert(verifications)
      .values({ ...fresh, userId: user.userId, consentVersion: '1' })
      .onConflictDoUpdate({ target: verifications.userId, set: fresh }),
    deps.db.update(users).set({ certified: false }).where(eq(users.userId, user.userId)),
  ])
  return true
}
