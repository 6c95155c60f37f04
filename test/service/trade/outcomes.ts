import { eq } from 'drizzle-orm'
import { vendorNotices } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { readLimited } from '#test/service/web/limited-body.ts'
import { isEquity, applyEquity } from '#test/service/strategies/equity.ts'
import { isVerification, applyVerification } from '#test/service/suitability/face-flow.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import { applyFace } from './face.ts'
import { applyPayment } from './payments.ts'
import { applyAudit, applyPayout } from './refund-states.ts'
import { applySigning } from './signing.ts'

const NOTICE_LIMIT = 16 * 1024

/** Applies a vendor's outcome; every application is idempotent. */
async function apply(answer: VendorAnswer, deps: Deps): Promise<void> {
  switch (answer.kind) {
    case 'PAY':
    case 'TRANSFER':
      // A failed payment may be retried: nothing changes.
      return answer.outcome === 'DONE' ? applyPayment(answer, deps) : undefined
    case 'SIGN':
      return isEquity(answer) ? applyEquity(answer, deps) : applySigning(answer, deps)
    case 'FACE':
      return isVerification(answer) ? applyVerification(answer, deps) : applyFace(answer, deps)
    case 'AUDIT':
      return applyAudit(answer, deps)
    case 'PAYOUT':
      return applyPayout(answer, deps)
  }
}

/**
 * Processes a vendor's webhook: rejected when it lacks a recent signature of the vendor, or has been processed before.
 */
export async function takeNotice(request: Request, deps: Deps): Promise<Response> {
  const body = await readLimited(request, NOTICE_LIMIT).catch(() => null)
  if (body === null) return Response.json({ result: '内容过长' }, { status: 413 })
  return takeBody(body.toString(), request.headers, deps)
}

async function takeBody(body: string, headers: Headers, deps: Deps): Promise<Response> {
  const notice = deps.vendors.read(body, headers)
  if (!notice) return Response.json({ result: '签名不正确' }, { status: 401 })
  const { noticeId, answer } = notice
  const taken = eq(vendorNotices.noticeId, noticeId)
  if (await deps.db.query.vendorNotices.findFirst({ where: taken })) {
    return Response.json({ result: '重复的通知' }, { status: 409 })
  }
  try {
    await apply(answer, deps)
  } catch (error) {
    // Not processed: the vendor may send it again, and nothing of it has been applied.
    if (error instanceof Refusal) return Response.json({ result: error.message }, { status: 400 })
    throw error
  }
  await deps.db.insert(vendorNotices).values({ noticeId, at: deps.now() }).onConflictDoNothing()
  return Response.json({ result: 'SUCCESS' })
}
