import { createHash } from 'node:crypto'
import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type * as calls from '#api/domains/public/landing.ts'
import { leads, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { contactWay } from '#test/service/handlers/service/other.ts'
import { maskedNick } from '#test/service/people/nick-name.ts'
import { GIFT_DAYS, giftByCode, giftsLeft, takenBy } from '#test/service/learning/course-gifts.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { type CourseGift, createInvitations } from '#test/service/seed/landing.ts'
import type { Session } from '#test/service/sessions.ts'

async function giftInfo(gift: CourseGift, session: Session | null, { db, now }: Deps) {
  const { courseNumber, giver, endAt, code } = gift
  const person = await db.query.users.findFirst({ where: eq(users.userId, giver) })
  const userId = session?.user.userId ?? ''
  const left = await giftsLeft(gift, db)
  const isOpen = left > 0 && now() < endAt
  return {
    kind: 'GIFT',
    courseNumber,
    inviterMasked: maskedNick(person?.nickName),
    valid: person !== undefined && (isOpen || (await takenBy(userId, code, db)) !== undefined),
    gift: { days: GIFT_DAYS, left, endAt, isMine: userId === giver },
  }
}

const SCENE = /^[\w-]{1,32}$/
const LEVELS = 3

export function openLanding(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    async adBindMobile({ mobile, code, scene, adClickId, salesNumber }, { now }) {
      if (!SCENE.test(scene)) throw badInput(40003, '参数 scene 不正确')
      const known = () => new Refusal(40970, '您已登记，我们会尽快联系您')
      // A retry after a lost answer comes with a used code.
      const mine = and(eq(leads.mobile, mobile), eq(leads.scene, scene))
      if ((await deps.sms.wasUsed(mobile, code)) && (await deps.db.query.leads.findFirst({ where: mine }))) throw known()
      await deps.sms.check(mobile, code)
      await deps.sms.consume(mobile, code)
      const row = { mobile, scene, adClickId: adClickId ?? null, salesNumber: salesNumber ?? null, at: now }
      const made = await deps.db.insert(leads).values(row).onConflictDoNothing().returning()
      if (made.length === 0) throw known()
      return { bound: true }
    },
    async inviteInfo({ code }, { now, session }) {
      const given = giftByCode(code, now)
      if (given) return giftInfo(given, session, deps)
      const found = createInvitations(today(now)).find((each) => each.code === code)
      if (!found) throw new Refusal(40401, '邀请已失效')
      const { kind, courseNumber, skuId, inviter, endAt } = found
      const person = await deps.db.query.users.findFirst({ where: eq(users.userId, inviter) })
      return {
        kind,
        ...(courseNumber !== undefined && { courseNumber }),
        ...(skuId !== undefined && { skuId }),
        inviterMasked: maskedNick(person?.nickName),
        valid: person !== undefined && now < endAt,
      }
    },
    async vipSubscriptionCount({ level }, { now }) {
      if (!Number.isInteger(level) || level < 1 || level > LEVELS) throw notFound('会员等级')
      const holds = and(eq(users.vipLevel, level), or(isNull(users.vipExpireAt), gt(users.vipExpireAt, now)))
      const [row] = await deps.db.select({ n: count() }).from(users).where(holds)
      return { count: row?.n ?? 0 }
    },
    workWxContactWay: ({ salesNumber }) => contactWay(salesNumber, deps),
    customerAcquisitionLink({ scene, salesNumber }) {
      if (!SCENE.test(scene)) throw badInput(40003, '参数 scene 不正确')
      const { staffNo } = contactWay(salesNumber, deps)
      return { url: `https://work.weixin.qq.com/ca/example?${new URLSearchParams({ customer_channel: `${scene}.${staffNo}` })}` }
    },
    wxMaSchema({ path, query = '' }) {
      if (!/^pages(\/[\w-]{1,40}){1,5}$/.test(path)) throw badInput(40003, '参数 path 不正确')
      if (query.length > 512) throw badInput(40003, '参数 query 不正确')
      const t = createHash('sha256').update(`${path}?${query}`).digest('base64url').slice(0, 16)
      return { scheme: `weixin://dl/business/?t=${t}` }
    },
  }
}
