import { eq } from 'drizzle-orm'
import type * as calls from '#api/domains/trade/order/campaign.ts'
import { adClicks } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { createOrder } from '#test/service/trade/create.ts'
import type { Ack } from '#test/service/trade/gates.ts'
import { pendingOf } from '#test/service/trade/pending.ts'
import { campaignOf } from '#test/service/trade/skus.ts'
import { nextStepOf, ownOrderNow, tidy } from '#test/service/trade/status.ts'

interface CampaignWish {
  code: string
  salesNumber?: string | undefined
  adClickId?: string | undefined
  riskAck?: Ack | undefined
  clientNo?: string | undefined
  payableFen?: number | undefined
}

export function orderCampaigns(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  return {
    campaignOrder: (wish, visit) => joinCampaign(wish, visit.known(), deps),
    campaignOrderH5: (wish, visit) => joinCampaign(wish, visit.known(), deps),
    async adUnionId({ clickId }, visit) {
      await noteClick(clickId, visit.known().user.userId, null, deps)
      return true
    },
    async adPayClickBind({ clickId, orderNumber }, visit) {
      const { userId } = visit.known().user
      await ownOrderNow(orderNumber, userId, deps)
      await noteClick(clickId, userId, orderNumber, deps)
      return true
    },
  }
}

/** The order of a campaign; an unpaid one is returned again, with or without its `clientNo`. */
async function joinCampaign(wish: CampaignWish, session: Session, deps: Deps) {
  const { code, salesNumber, adClickId, riskAck, clientNo, payableFen } = wish
  const { skuId } = campaignOf(code, deps)
  await tidy(deps)
  const number = clientNo ?? `${code} ${deps.now()}`
  const wanted = { skuId, salesNumber, riskAck, campaignCode: code, payableFen, clientNo: number }
  const answer =
    (await waitingIn(code, skuId, session, deps)) ??
    (await createOrder(wanted, session, deps).catch(async (error: unknown) => {
      // Two requests at once: the slower one finds what the faster one created.
      const made = await waitingIn(code, skuId, session, deps)
      if (made) return made
      throw error
    }))
  if (adClickId !== undefined) await noteClick(adClickId, session.user.userId, answer.orderNumber, deps)
  return answer
}

async function waitingIn(code: string, skuId: string, session: Session, deps: Deps) {
  const made = await pendingOf(session.user.userId, skuId, deps)
  if (made?.campaignCode !== code) return undefined
  return { orderNumber: made.orderNumber, nextStep: await nextStepOf(made, session, deps) }
}

/** A click is attributed to the first customer who reports it. */
async function noteClick(
  clickId: string,
  userId: string,
  orderNumber: string | null,
  { db, now }: Deps,
): Promise<void> {
  if (!/^[\w.:-]{1,128}$/.test(clickId)) throw badInput(40058, '参数 clickId 不正确')
  const row = { clickId, userId, orderNumber, at: now() }
  await db
    .insert(adClicks)
    .values(row)
    .onConflictDoUpdate({
      target: adClicks.clickId,
      set: orderNumber === null ? { at: row.at } : { orderNumber },
      setWhere: eq(adClicks.userId, userId),
    })
}
