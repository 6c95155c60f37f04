import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as calls from '#api/domains/public/convert.ts'
import { conversions, redemptions } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { planOf } from '#test/service/trade/coupon-present.ts'
import { gainCoupon } from '#test/service/handlers/benefits/coupon.ts'
import { countTry, refuseAfterTries } from '#test/service/handlers/service/convert.ts'
import { giftByCode, takeGift } from '#test/service/learning/course-gifts.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import { redeemCodes } from '#test/service/seed/skus.ts'
import type { Session } from '#test/service/sessions.ts'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { isMobile, wordCode } from '#lib/text/typed/number.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

const WORD = /^[\w.:-]{1,128}$/
const EVENTS = new Set(['VIEW', 'SUBMIT', 'ORDER', 'PAY', 'DOWNLOAD'])

export function openConvert(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  const note = async (scene: string, clickId: string | null) => {
    const convertId = `L${randomBytes(12).toString('hex')}`
    await deps.db.insert(conversions).values({ convertId, scene, clickId, at: deps.now() })
    return convertId
  }
  return {
    async publicConvertCreate({ scene, adClickId }) {
      if (!WORD.test(scene)) throw badInput(40006, '参数 scene 不正确')
      if (adClickId !== undefined && !WORD.test(adClickId)) throw badInput(40058, '参数 clickId 不正确')
      return { convertId: await note(scene, adClickId ?? null) }
    },
    publicConvertExchange: ({ code, mobile }, { session }) => exchange(code, mobile, session, deps),
    async publicConvertWeb({ event, clickId }) {
      if (!EVENTS.has(event)) throw new Refusal(40046, '不支持的事件')
      if (!WORD.test(clickId)) throw badInput(40058, '参数 clickId 不正确')
      await note(event, clickId)
      return true
    },
  }
}

/**
 * Issues the coupon of a code, or the course of a gift, to one customer, once; failed codes of a day are counted by
 * customer or number.
 */
async function exchange(code: string, mobile: string | undefined, session: Session | null, deps: Deps) {
  if (!session && (mobile === undefined || !isMobile(mobile))) throw badInput(40021, '请输入正确的手机号')
  // No guess was made: it does not count as an attempt.
  if (wordCode(code) === '') throw badInput(40003, '请填写兑换码')
  const counted = session?.user.userId ?? `M${mobile}`
  await refuseAfterTries(counted, deps)
  const gift = giftByCode(plainLine(code), deps.now())
  if (gift && session) return takeGift(gift, session, deps)
  const found = redeemCodes.find((each) => each.code === wordCode(code))
  const user = session?.user ?? (await deps.accounts.byMobile(mobile ?? ''))
  const row = found && (await deps.db.query.redemptions.findFirst({ where: eq(redemptions.code, found.code) }))
  if (!found || !user || (row && row.userId !== user.userId)) {
    await countTry(counted, deps)
    throw new Refusal(40958, '兑换码无效或已使用')
  }
  const target = MY_COUPONS
  if (row) return { result: 'ALREADY', target }
  const { userId } = user
  const [taken] = await deps.db
    .insert(redemptions)
    .values({ code: found.code, userId, at: deps.now() })
    .onConflictDoNothing()
    .returning()
  if (!taken) return exchange(code, mobile, session, deps)
  try {
    await gainCoupon(user, planOf(found.planNumber, deps), deps)
  } catch (error) {
    // No coupon was issued: the code stays valid.
    await deps.db.delete(redemptions).where(eq(redemptions.code, found.code))
    throw error
  }
  return { result: 'OK', target }
}
