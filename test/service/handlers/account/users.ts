import { and, eq } from 'drizzle-orm'
import { profiles, whitelist } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { HOTLINE } from '#test/service/seed/memberships.ts'
import { changeMobile, mayChangeMobile } from '#test/service/people/change-mobile.ts'
import { usableCoupons } from '#test/service/trade/coupon-present.ts'
import { addCertificate, cardSides } from '#test/service/suitability/identity.ts'
import { columnsFor, roomsOf, servicesOf, subscriptionsOf } from '#test/service/people/membership.ts'
import { toMe } from '#test/service/stocks/present.ts'
import { beginAnew } from '#test/service/suitability/evaluations.ts'
import { certificationOf, takeCard } from '#test/service/suitability/verification.ts'

const VIP_NAMES = ['普通用户', '银卡会员', '金卡会员']

export function users(deps: Deps): Handlers<'users'> {
  return {
    usersMe: (_, visit) => toMe(visit.known(), deps),
    vipCheckLevel(_, visit) {
      const { vipLevel, vipExpireAt } = visit.known().user
      return { level: vipLevel, name: VIP_NAMES[vipLevel] ?? '会员', expireAt: vipExpireAt }
    },
    salesInfo({ number }) {
      const person = deps.content().salesPeople.find((each) => each.number === number)
      if (!person) throw notFound('服务人员')
      const { certNo, wecomQrUrl, ...rest } = person
      return { ...rest, ...(certNo !== undefined && { certNo }), ...(wecomQrUrl !== undefined && { wecomQrUrl }) }
    },
    hotline: () => HOTLINE,
    usersProfile: (_, visit) => profileOf(visit.known().user, deps),
    async checkWhitelist({ feature }, visit) {
      const mine = and(eq(whitelist.userId, visit.known().user.userId), eq(whitelist.feature, feature))
      return { in: (await deps.db.query.whitelist.findFirst({ where: mine })) !== undefined }
    },
    usersCoupons: ({ skuId }, visit) => usableCoupons(visit.known().user.userId, skuId, deps),

    certificationOld: (_, visit) => certificationOf(visit.known().user, deps),
    certification: (_, visit) => certificationOf(visit.known().user, deps),
    idCard: (_, visit) => cardSides(visit.known().user.userId, deps),
    idCardSubmit: ({ frontKey, backKey }, visit) => takeCard(visit.known().user, frontKey, backKey, visit.now, deps),
    usersOther: ({ kind, fileKey }, visit) => addCertificate(visit.known().user.userId, kind, fileKey, visit.now, deps),

    changeMobileCheck: (_, visit) => mayChangeMobile(visit.known().user, deps),
    changeMobileV2: (input, visit) => changeMobile(visit.known().user, input, deps),
    changeMobile: (input, visit) => changeMobile(visit.known().user, input, deps),
    async usersEvaluationRedo({ reason }, visit) {
      return { evaluationId: (await beginAnew(visit.known().user, 'V2', { reason }, deps)).evaluationId }
    },

    freeColumnList: (_, visit) => columnsFor('FREE', visit.known(), deps),
    vipSubscriptionsColumns: (_, visit) => columnsFor('VIP', visit.known(), deps),
    vipSubscriptionsPcColumns: (_, visit) => columnsFor('VIP', visit.known(), deps),
    vipSubscriptions: (_, visit) => subscriptionsOf(visit.known().user, visit.now, deps),
    vipPackagesServices: ({ number }, visit) => servicesOf(number, visit.known().user, visit.now),
    vipPackagesServiceChatRoomList: (_, visit) => roomsOf(visit.known().user, visit.now),
  }
}

async function profileOf({ userId, nickName }: { userId: string; nickName: string }, deps: Deps) {
  const row = await deps.db.query.profiles.findFirst({ where: eq(profiles.userId, userId) })
  return {
    nickName,
    ...(row?.gender != null && { gender: row.gender }),
    ...(row?.city != null && { city: row.city }),
    ...(row?.birthYear != null && { birthYear: row.birthYear }),
    ...(row?.occupation != null && { occupation: row.occupation }),
  }
}
