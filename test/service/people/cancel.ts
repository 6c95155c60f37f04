import { and, eq, inArray } from 'drizzle-orm'
import { addresses, appleIdentities, cancellations, orders, profiles, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { User } from '#test/service/sessions.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** Fifteen working days. */
const TERM = 21 * DAY

interface Asked {
  code: string
  reason?: string | undefined
  giveUpServices?: boolean | undefined
}

/** Closes an account: it can no longer sign in, its orders and contracts are kept as the law requires. AC-08 */
export async function cancelAccount(user: User, asked: Asked, now: number, deps: Deps) {
  const { userId, mobile } = user
  if (mobile === null) throw new Refusal(40320, '请先绑定手机号')
  const reason = plainText(asked.reason ?? '')
  if (countOf(reason) > 200) throw new Refusal(40024, '内容不能超过200字')
  await refuseWhileOpen(user, asked.giveUpServices === true, now, deps)
  await deps.sms.check(mobile, asked.code)
  await deps.sms.consume(mobile, asked.code)
  const finishBefore = now + TERM
  await deps.db.insert(cancellations).values({ userId, reason: reason || null, at: now, finishBefore })
  const identity = await deps.accounts.identityOfUser(userId)
  if (identity) await deps.accounts.detach(identity.openId)
  await deps.db.delete(appleIdentities).where(eq(appleIdentities.userId, userId))
  await deps.db.delete(profiles).where(eq(profiles.userId, userId))
  await deps.db.delete(addresses).where(eq(addresses.userId, userId))
  const nobody = { mobile: null, nickName: '已注销用户', avatarUrl: '/files/avatars/none.svg' }
  await deps.db.update(users).set(nobody).where(eq(users.userId, userId))
  await deps.sessions.end({ userId })
  return { finishBefore }
}

async function refuseWhileOpen({ userId }: User, givesUp: boolean, now: number, deps: Deps): Promise<void> {
  const rows = await deps.db.query.orders.findMany({
    where: and(
      eq(orders.userId, userId),
      inArray(orders.status, ['REFUNDING', 'WAIT_PAY', 'PART_PAID', 'PAID', 'IN_SERVICE']),
    ),
  })
  const has = (...statuses: string[]) => rows.some(({ status }) => statuses.includes(status))
  if (has('REFUNDING')) throw new Refusal(40941, '有退款正在处理，完成后可注销')
  if (has('WAIT_PAY', 'PART_PAID')) throw new Refusal(40942, '有待付款订单，处理后可注销')
  const runs = rows.some(({ serviceEndAt }) => (serviceEndAt ?? Infinity) > now)
  if (runs && !givesUp) throw new Refusal(40943, '仍有服务未到期，请先申请退款或确认放弃剩余服务')
}
