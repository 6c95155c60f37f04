import { and, eq, sql } from 'drizzle-orm'
import { day } from '#lib/time/dates.ts'
import { convertEvents, convertTries, unionBindings } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import { partners } from '#test/service/seed/desk.ts'
import { wordCode } from '#lib/text/typed/number.ts'

const DAILY = 5
const EVENTS = new Set(['VIEW', 'BIND', 'ENTER', 'COPY'])

export function convert(deps: Deps): Handlers<'convert'> {
  const { db } = deps
  const bindingOf = (code: string) => db.query.unionBindings.findFirst({ where: eq(unionBindings.code, code) })
  /** The partner of a code; an unknown code counts as a failed attempt. */
  const partnerOf = async (code: string, userId: string) => {
    if (wordCode(code) === '') throw badInput(40003, '请填写兑换码')
    await refuseAfterTries(userId, deps)
    const found = partners.find((each) => each.code === wordCode(code))
    if (found) return found
    await countTry(userId, deps)
    throw new Refusal(40958, '兑换码无效或已使用')
  }
  return {
    async unionConvertInfo({ code }, visit) {
      const { userId } = visit.known().user
      const { code: own, partner, benefits } = await partnerOf(code, userId)
      const bound = await bindingOf(own)
      const status = !bound ? 'UNUSED' : bound.userId === userId ? 'MINE' : 'USED'
      return { partner, benefits: [...benefits], status }
    },
    async bindUnionConvert({ code }, visit) {
      const { userId, mobile } = visit.known().user
      if (mobile === null) throw new Refusal(40320, '请先绑定手机号')
      const { code: own, partner } = await partnerOf(code, userId)
      const had = await boundPartner(userId, deps)
      if (had !== undefined && had !== partner) throw new Refusal(40959, '您已绑定其他合作方')
      await db.insert(unionBindings).values({ code: own, userId, at: visit.now }).onConflictDoNothing()
      if ((await bindingOf(own))?.userId === userId) return { bound: true }
      await countTry(userId, deps)
      throw new Refusal(40958, '兑换码无效或已使用')
    },
    async bindUnionConvertInfo(_, visit) {
      const partner = await boundPartner(visit.known().user.userId, deps)
      return { bound: partner !== undefined, ...(partner !== undefined && { partner }) }
    },
    async enterMiniProgram({ code }, visit) {
      const { code: own } = await partnerOf(code, visit.known().user.userId)
      return { scheme: `weixin://dl/business/?t=${own}`, path: `pages/union/index?code=${own}` }
    },
    async convertWeb({ code, event }, visit) {
      if (!EVENTS.has(event)) throw new Refusal(40046, '不支持的事件')
      const { userId } = visit.known().user
      const { code: own } = await partnerOf(code, userId)
      await db.insert(convertEvents).values({ userId, code: own, event, at: visit.now })
      return true
    },
  }
}

async function boundPartner(userId: string, { db }: Deps): Promise<string | undefined> {
  const row = await db.query.unionBindings.findFirst({ where: eq(unionBindings.userId, userId) })
  return partners.find(({ code }) => code === row?.code)?.partner
}

/** Rejects after the day's fifth wrong code. */
export async function refuseAfterTries(userId: string, { db, now }: Deps): Promise<void> {
  const today = and(eq(convertTries.userId, userId), eq(convertTries.day, day(now())))
  const row = await db.query.convertTries.findFirst({ where: today })
  if ((row?.wrong ?? 0) >= DAILY) throw new Refusal(42906, '今日尝试次数过多，请明天再试')
}

/** Counts a wrong code. */
export async function countTry(userId: string, { db, now }: Deps): Promise<void> {
  await db
    .insert(convertTries)
    .values({ userId, day: day(now()), wrong: 1 })
    .onConflictDoUpdate({
      target: [convertTries.userId, convertTries.day],
      set: { wrong: sql`${convertTries.wrong} + 1` },
    })
}
