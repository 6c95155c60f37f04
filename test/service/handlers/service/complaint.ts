import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#api/call.ts'
import type { customerComplaint } from '#api/domains/service/complaint.ts'
import { day } from '#lib/time/dates.ts'
import { complaints } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { needOwnFiles } from '#test/service/uploads.ts'
import { ownOrder } from '#test/service/handlers/benefits/order-point.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { isMobile } from '#lib/text/typed/number.ts'
import { plainText } from '#lib/text/typed/plain.ts'

const TYPES = new Set(['SERVICE', 'REFUND', 'CONDUCT', 'PRIVACY', 'SUGGESTION', 'OTHER'])
/** Fifteen days from the day it was received. */
const REPLY_TERM = 15 * DAY

type Draft = InputOf<typeof customerComplaint>

export function complaint(deps: Deps): Handlers<'complaint'> {
  const { db } = deps
  return {
    async customerComplaint(input, visit) {
      const { userId } = visit.known().user
      const { type, orderNumber, fileKeys, mobile, clientNo } = input
      const first =
        clientNo === undefined
          ? undefined
          : await db.query.complaints.findFirst({
              where: and(eq(complaints.userId, userId), eq(complaints.clientNo, clientNo)),
            })
      const content = wordsOf(input.content)
      if (first) return repeated(first, { ...input, content })
      if (!TYPES.has(type)) throw new Refusal(40036, '请选择投诉类型')
      if (!isMobile(mobile)) throw new Refusal(40021, '请输入正确的手机号')
      if (fileKeys.length > 9) throw new Refusal(40037, '最多上传9个文件')
      if (fileKeys.length > 0) await needOwnFiles(userId, fileKeys, deps)
      if (orderNumber !== undefined) await ownOrder(orderNumber, userId, deps)
      const row = {
        complaintNo: numberOf(clientNo === undefined ? randomUUID() : `${userId} ${clientNo}`, visit.now),
        userId,
        type,
        orderNumber: orderNumber ?? null,
        content,
        fileKeys: JSON.stringify(fileKeys),
        mobile,
        status: 'ACCEPTED' as const,
        clientNo: clientNo ?? null,
        at: visit.now,
        replyBefore: visit.now + REPLY_TERM,
      }
      await db.insert(complaints).values(row).onConflictDoNothing()
      const made = await db.query.complaints.findFirst({ where: eq(complaints.complaintNo, row.complaintNo) })
      return repeated(made ?? row, { ...input, content })
    },
  }
}

/** A draft's number identifies what was submitted under it: other words are a new draft. */
function repeated(first: typeof complaints.$inferSelect, { type, orderNumber, fileKeys, mobile, content }: Draft) {
  const isSame =
    first.type === type &&
    first.orderNumber === (orderNumber ?? null) &&
    first.fileKeys === JSON.stringify(fileKeys) &&
    first.mobile === mobile &&
    first.content === content
  if (!isSame) throw new Refusal(40923, '该投诉已提交，如需补充请重新填写')
  return { complaintNo: first.complaintNo, replyBefore: first.replyBefore }
}

function wordsOf(content: string): string {
  const words = plainText(content)
  const count = countOf(words)
  if (count < 10) throw new Refusal(40038, '请填写至少10字的内容')
  if (count > 1000) throw new Refusal(40024, '内容不能超过1000字')
  return words
}

/** The same draft has the same number, however often it is sent on a day. */
function numberOf(draft: string, now: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(draft).digest('hex').slice(0, 15)}`) % 10_000_000_000n
  return `TS${day(now).replaceAll('-', '')}${String(digits).padStart(10, '0')}`
}
