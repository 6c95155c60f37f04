import type { Access } from '#api/shapes.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { Gate } from '#test/service/seed/media/rooms.ts'
import type { Session } from '#test/service/sessions.ts'

/** What stands between the one who asks and a room or a chat. */
export async function gateAccess(gate: Gate, deps: Deps, session: Session | null): Promise<Access> {
  const course = gate.courseNumber === undefined ? undefined : deps.content().courses.get(gate.courseNumber)
  return course ? deps.access.toCourse(course, session) : deps.access.toVip(gate.vipLevel ?? 0, session)
}

const WORDS: Record<string, string> = {
  NEED_LOGIN: '请先登录',
  NEED_MOBILE: '请先绑定手机号',
  NEED_EVAL: '请先完成风险测评',
  EVAL_EXPIRED: '您的风险测评已过期，请重新测评',
  LEVEL_MISMATCH: '该服务风险等级高于您的风险承受能力',
  NEED_REALNAME: '请先完成实名认证',
  NOT_WHITELISTED: '该功能暂未对您开放',
  EXPIRED: '服务已到期，请续期后查看',
}

/** The same of a press: a missing number has the code by which the client asks for one. product AC-02 */
export function demandOfPress(access: Access): void {
  if (access.reason === 'NEED_MOBILE') throw new Refusal(40320, '请先绑定手机号')
  demand(access)
}

/** Refuses where access is not allowed. product 0.3 */
export function demand(access: Access): void {
  if (!access.allowed) throw new Refusal(40301, WORDS[access.reason ?? ''] ?? '开通服务后可查看')
}
