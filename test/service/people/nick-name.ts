import { eq } from 'drizzle-orm'
import { profiles, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { User } from '#test/service/sessions.ts'
import { countOf, graphemesOf } from '#lib/text/graphemes.ts'
import { westernDigits } from '#lib/text/typed/number.ts'
import { folded, plainLine } from '#lib/text/typed/plain.ts'
import { passesOnContact } from '#lib/text/contact.ts'

export const NICK_MIN = 2
export const NICK_MAX = 12
const PAUSE = 30 * DAY
/** Contacts and staff impersonation. AC-05 */
const FORBIDDEN = /\d{5,}|微信|weixin|vx|qq|客服|官方|老师|管理员|[<>]/i

/** When the nickname may next be changed, epoch ms; 0: it never was. */
export async function nextNickChange(userId: string, deps: Deps): Promise<number> {
  const row = await deps.db.query.profiles.findFirst({ where: eq(profiles.userId, userId) })
  return row?.nickChangedAt == null ? 0 : row.nickChangedAt + PAUSE
}

/** Changes the nickname; setting the current one again does not count as a change. */
export async function changeNick(user: User, wanted: string, now: number, deps: Deps): Promise<void> {
  const nickName = plainLine(wanted)
  if (nickName === user.nickName) return
  const count = countOf(nickName)
  if (count < NICK_MIN || count > NICK_MAX) throw new Refusal(40029, `昵称须为${NICK_MIN}–${NICK_MAX}个字`)
  if (FORBIDDEN.test(westernDigits(folded(nickName))) || passesOnContact(nickName))
    throw new Refusal(40030, '昵称含有不允许的内容')
  const next = await nextNickChange(user.userId, deps)
  if (next > now) throw new Refusal(40938, `${Math.ceil((next - now) / DAY)}天后可再次修改`)
  const { userId } = user
  await deps.db.update(users).set({ nickName }).where(eq(users.userId, userId))
  const change = { nickChangedAt: now }
  await deps.db
    .insert(profiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: profiles.userId, set: change })
}

/** A nickname as others see it: its first letter. */
export function maskedNick(nickName = '用户'): string {
  return `${graphemesOf(nickName)[0] ?? '用'}**`
}
