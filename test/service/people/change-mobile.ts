import { and, eq } from 'drizzle-orm'
import { orders, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { User } from '#test/service/sessions.ts'

/** The rejection codes of `sms.check`. */
const WRONG_CODE = 40022
const IN_SIGNING = '存在待签署合同，暂不能更换手机号'

/** Whether the number may be changed now: a contract that waits for its signature contains it. AC-07 */
export async function mayChangeMobile(user: User, deps: Deps) {
  if (user.mobile === null) return { allowed: false, reason: '请先绑定手机号' }
  const waiting = and(eq(orders.userId, user.userId), eq(orders.status, 'WAIT_SIGN'))
  const blocked = await deps.db.query.orders.findFirst({ where: waiting })
  return blocked ? { allowed: false, reason: IN_SIGNING } : { allowed: true }
}

interface Wanted {
  oldCode: string
  newMobile: string
  newCode: string
}

/** Moves the account to an unused number; neither code is used up before both are right. */
export async function changeMobile(user: User, { oldCode, newMobile, newCode }: Wanted, deps: Deps) {
  const { allowed, reason = IN_SIGNING } = await mayChangeMobile(user, deps)
  if (!allowed || user.mobile === null) throw new Refusal(40939, reason)
  if (newMobile === user.mobile) throw new Refusal(40031, '新手机号不能与原手机号相同')
  await checkOld(user.mobile, oldCode, deps)
  await deps.sms.check(newMobile, newCode)
  if (await deps.accounts.byMobile(newMobile)) throw new Refusal(40940, '该手机号已被其他账号使用')
  await deps.sms.consume(user.mobile, oldCode)
  await deps.sms.consume(newMobile, newCode)
  await deps.db.update(users).set({ mobile: newMobile }).where(eq(users.userId, user.userId))
  return true
}

/** The error code tells which of the two codes was wrong. */
async function checkOld(mobile: string, code: string, { sms }: Deps): Promise<void> {
  try {
    await sms.check(mobile, code)
  } catch (error) {
    if (error instanceof Refusal && error.code === WRONG_CODE) throw new Refusal(40080, '原手机号的验证码错误或已失效')
    throw error
  }
}
