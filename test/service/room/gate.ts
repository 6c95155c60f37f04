import { and, eq } from 'drizzle-orm'
import type { Access } from '#api/shapes.ts'
import type { PlaceAccess } from '#api/shapes/media.ts'
import { whitelist } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { Gate } from '#test/service/seed/media/rooms.ts'
import type { Session } from '#test/service/sessions.ts'

/** Access control of rooms and chats for the caller. */
export async function gateAccess(gate: Gate, deps: Deps, session: Session | null): Promise<Access> {
  const course = gate.courseNumber === undefined ? undefined : deps.content().courses.get(gate.courseNumber)
  if (course) return deps.access.toCourse(course, session)
  if (gate.circle) return circleAccess(gate.circle, deps, session)
  return deps.access.toVip(gate.vipLevel ?? 0, session)
}

/** The same for a chat or a live room, from which a moderator may have banned the caller. */
export async function chatAccess(
  { chatId, gate }: { chatId: string; gate: Gate },
  deps: Deps,
  session: Session | null,
): Promise<PlaceAccess> {
  const until = session ? deps.rooms.removedUntil(chatId, session.user.userId) : undefined
  if (until !== undefined) return { allowed: false, reason: 'REMOVED', until, note: '因违反发言规则，您已被移出' }
  return gateAccess(gate, deps, session)
}

/** Whether a customer belongs to a group. A customer who came through WeChat follows the official account. */
async function circleAccess(circle: NonNullable<Gate['circle']>, deps: Deps, session: Session | null): Promise<Access> {
  const no = (reason: NonNullable<Access['reason']>): Access => ({ allowed: false, reason })
  if (!session) return no('NEED_LOGIN')
  const { userId, certified, mobile } = session.user
  if (mobile === null) return no('NEED_MOBILE')
  switch (circle) {
    case 'FOLLOWERS':
      return (await deps.accounts.identityOfUser(userId)) ? { allowed: true } : no('NEED_FOLLOW')
    case 'CERTIFIED':
      return certified ? { allowed: true } : no('NEED_REALNAME')
    case 'LISTED': {
      const mine = and(eq(whitelist.userId, userId), eq(whitelist.feature, 'REHEARSAL'))
      return (await deps.db.query.whitelist.findFirst({ where: mine })) ? { allowed: true } : no('NOT_WHITELISTED')
    }
  }
}

const WORDS: Record<string, string> = {
  NEED_LOGIN: '请先登录',
  NEED_MOBILE: '请先绑定手机号',
  NEED_EVAL: '请先完成风险测评',
  EVAL_EXPIRED: '您的风险测评已过期，请重新测评',
  LEVEL_MISMATCH: '该服务风险等级高于您的风险承受能力',
  NEED_REALNAME: '请先完成实名认证',
  NOT_WHITELISTED: '该功能暂未对您开放',
  NEED_FOLLOW: '关注公众号后可用',
  EXPIRED: '服务已到期，请续期后查看',
  REMOVED: '您已被移出，暂时不能进入',
}

/** The same for an action: a missing number has the code at which the client asks for one. AC-02 */
export function demandOfPress(access: Access): void {
  if (access.reason === 'NEED_MOBILE') throw new Refusal(40320, '请先绑定手机号')
  demand(access)
}

/** Rejects callers without access. product §0.3 */
export function demand(access: Access): void {
  if (!access.allowed) throw new Refusal(40301, WORDS[access.reason ?? ''] ?? '开通服务后可查看')
}
