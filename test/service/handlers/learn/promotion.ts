import { and, eq } from 'drizzle-orm'
import { whitelist } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { columns } from '#test/service/seed/pool/lists.ts'
import { folders, invites, materials, PROMO_VIDEOS, RISK_TEXT, trialsOn } from '#test/service/seed/promotion.ts'
import type { User } from '#test/service/sessions.ts'
import { demand } from '#test/service/room/gate.ts'
import { toVideos } from '#test/service/room/media.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { isOpen, toCase } from '#test/service/stocks/case-present.ts'
import { applyForTrial, applyStatus, openTrial, trialOf, trialState } from '#test/service/people/trials.ts'

/** How long the URL of a file is valid, ms. */
const FILE_LIFE = 10 * 60_000

export function promotion(deps: Deps): Handlers<'promotion'> {
  const videos = () => deps.library().videos.slice(0, PROMO_VIDEOS)
  return {
    async promotionFolderList(_, visit) {
      await needPromoter(visit.known().user, deps)
      return folders.map((each) => ({ ...each, count: inFolder(each.folderId).length }))
    },
    async promotionResourceList({ folderId, ...asked }, visit) {
      await needPromoter(visit.known().user, deps)
      if (!folders.some((each) => each.folderId === folderId)) throw notFound('素材文件夹')
      const page = pageOf(inFolder(folderId), asked)
      return { ...page, list: page.list.map((each) => toMaterial(each, visit.now)) }
    },
    async promotionFileUrl({ id }, visit) {
      await needPromoter(visit.known().user, deps)
      const found = usable(id)
      if (found.kind === 'ARTICLE') throw notFound('素材文件')
      return { url: `/files/share/${found.id}.png`, expireAt: visit.now + FILE_LIFE }
    },
    async promotionLinkUrl({ id }, visit) {
      const { user } = visit.known()
      await needPromoter(user, deps)
      const { path } = usable(id)
      const url = new URL(path, visit.origin ?? deps.origins()[0])
      if (user.salesNumber !== null) url.searchParams.set('salesNumber', user.salesNumber)
      return { url: url.href, attached: [...url.searchParams].map(([name, value]) => ({ name, value })) }
    },

    async promotionServiceCheck({ code }, visit) {
      const { eligible, ...why } = await trialState(visit.known(), trialOf(code, visit.now), deps)
      return { eligible, ...('reason' in why && { reason: why.reason }) }
    },
    promotionServiceCheckList({ codes: asked }, visit) {
      const onOffer = () => trialsOn(today(visit.now)).filter(({ endAt }) => endAt > visit.now)
      const codes = asked ?? onOffer().map(({ code }) => code)
      if (codes.length > 50) throw new Refusal(40095, '一次最多查询50项体验')
      const session = visit.known()
      return Promise.all(
        [...new Set(codes)].map(async (code) => {
          const trial = trialOf(code, visit.now)
          const { name, days, desc, riskLevel } = trial
          return { code: trial.code, name, days, desc, riskLevel, ...(await trialState(session, trial, deps)) }
        }),
      )
    },
    promotionInviteLinkInfo({ code }, visit) {
      const found = invites.find((each) => each.code === code)
      const inviter = deps.content().salesPeople.find(({ number }) => number === found?.inviter)
      if (!found || !inviter) throw notFound('邀请')
      const trial = trialOf(found.trial, visit.now)
      const { name, days, desc, riskLevel } = trial
      return {
        code: found.code,
        inviterMasked: `${inviter.name.slice(0, 1)}**`,
        service: { code: trial.code, name, days, desc, riskLevel },
        valid: visit.now >= trial.startAt && visit.now < trial.endAt,
      }
    },
    promotionServiceSubscribe: ({ code, salesNumber }, visit) =>
      openTrial(visit.known(), trialOf(code, visit.now), salesNumber, deps),
    promotionApplyInfo: ({ code }, visit) =>
      applyStatus(visit.known().user.userId, trialOf(code, visit.now).code, deps),
    promotionApplySubmit: ({ code, reason }, visit) =>
      applyForTrial(visit.known().user.userId, trialOf(code, visit.now), reason, deps),

    promotionStocks: (asked, visit) => listPromoStocks(asked, visit.now, deps),
    promotionVideoList: (_, { session }) => toVideos(videos(), deps, session),
    async promotionVideoInfo({ id }, { session }) {
      const [found] = await toVideos(
        videos().filter((each) => each.id === id),
        deps,
        session,
      )
      if (!found) throw notFound('视频')
      return { ...found, riskText: RISK_TEXT }
    },
  }
}

/**
 * Past records of the columns, also for the public twin: only what ended a month ago, so that none of it is current
 * advice.
 */
export function listPromoStocks(
  asked: { pageNo?: number | undefined; pageSize?: number | undefined },
  now: number,
  deps: Deps,
) {
  const { pools } = deps.library()
  const past = columns
    .flatMap(({ id }) => pools.of(id))
    .filter((record) => isOpen(record, now))
    .toSorted((a, b) => (b.outAt ?? 0) - (a.outAt ?? 0))
  const page = pageOf(past, asked)
  const list = page.list.map((record) => ({
    ...toCase(record, { allowed: true }, deps),
    delayedDays: Math.floor((now - (record.outAt ?? now)) / DAY),
  }))
  return { ...page, list }
}

async function needPromoter({ userId }: User, { db }: Deps): Promise<void> {
  const listed = and(eq(whitelist.userId, userId), eq(whitelist.feature, 'PROMOTION'))
  const isIn = (await db.query.whitelist.findFirst({ where: listed })) !== undefined
  demand({ allowed: isIn, reason: 'NOT_WHITELISTED' })
}

type Material = (typeof materials)[number]

function inFolder(folderId: string): Material[] {
  return materials.filter((each) => each.folderId === folderId)
}

function toMaterial(each: Material, now: number) {
  const { id, kind, title } = each
  return {
    id,
    kind,
    title,
    coverUrl: `/files/share/${id}.png`,
    ...('auditNo' in each && { auditNo: each.auditNo }),
    validTo: today(now) + each.validDays * DAY,
    canShare: canShare(each),
  }
}

function canShare(each: Material): boolean {
  return 'auditNo' in each && each.validDays > 0
}

/** A material that was approved and whose approval is still valid. */
function usable(id: string): Material {
  const found = materials.find((each) => each.id === id)
  if (!found) throw notFound('素材')
  if (!('auditNo' in found)) throw new Refusal(40992, '素材尚未通过审核，不能使用')
  if (!canShare(found)) throw new Refusal(40997, '素材审核已过有效期，不能使用')
  return found
}
