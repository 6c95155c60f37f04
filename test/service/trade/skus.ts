import { and, count, eq, gt, notInArray } from 'drizzle-orm'
import type { Sku } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { riskLetter } from '#lib/text/risk-letter.ts'
import { orders, preOrders, skuPrices } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { toGift } from '#test/service/gift-stock.ts'
import { notFound } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { DOC_VERSION, effectiveAt, orderAgreements, RISK_READ_SEC } from '#test/service/seed/documents.ts'
import { campaigns, type SkuSeed } from '#test/service/seed/skus.ts'
import { without } from '#test/service/without.ts'

/** Orders that no longer occupy stock. */
const GONE = ['CLOSED', 'REFUNDED']

/** A sku of the catalogue at its current price; throws when there is none. */
export async function skuOf(skuId: string, deps: Deps): Promise<SkuSeed> {
  const seed = deps.content().skus.get(skuId)
  if (!seed) throw notFound('服务')
  const changed = await deps.db.query.skuPrices.findFirst({ where: eq(skuPrices.skuId, skuId) })
  return changed ? { ...seed, priceFen: changed.priceFen } : seed
}

export function skuByNumber(skuNumber: string, deps: Deps): Promise<SkuSeed> {
  const found = [...deps.content().skus.values()].find((each) => each.skuNumber === skuNumber)
  return skuOf(found?.skuId ?? '', deps)
}

/** The name of a sku, even if no longer sold. */
export function skuName(skuId: string, deps: Deps): string {
  return deps.content().skus.get(skuId)?.name ?? '投顾服务'
}

/** The available stock, without reservations; null where it is not counted. */
export async function stockOf({ skuId, quota }: SkuSeed, deps: Deps): Promise<number | null> {
  if (quota === undefined) return null
  const { db, now } = deps
  const [sold] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.skuId, skuId), notInArray(orders.status, GONE)))
  const [kept] = await db
    .select({ n: count() })
    .from(preOrders)
    .where(and(eq(preOrders.skuId, skuId), gt(preOrders.expireAt, now())))
  return Math.max(0, quota - (sold?.n ?? 0) - (kept?.n ?? 0))
}

/** A sku in the shape of the contract; the price is the same for everyone. */
export async function toSku(seed: SkuSeed, deps: Deps): Promise<Sku> {
  const { giftNumbers, quota, courseNumber, strategies, opensNextDay, ...plain } = seed
  void [quota, strategies, opensNextDay]
  const stock = await stockOf(seed, deps)
  return {
    ...plain,
    ...(courseNumber !== undefined && { opens: { kind: 'COURSE' as const, id: courseNumber } }),
    stock,
    ...(stock === 0 && seed.saleStatus === 'ON' && { saleStatus: 'SOLD_OUT' as const }),
    ...(giftNumbers.length > 0 && { gifts: await Promise.all(giftNumbers.map((each) => toGift(each, deps))) }),
    ...(seed.riskLevel !== 'R1' && {
      riskDisclosure: {
        docVersion: DOC_VERSION,
        title: '风险揭示书',
        items: [...riskLetter(brand)],
        mustReadSec: RISK_READ_SEC,
      },
    }),
    ...(seed.needSign && {
      agreements: orderAgreements.map(({ key, doc: { name, docVersion, body, annex } }) => ({
        key,
        name,
        docVersion,
        effectiveAt: effectiveAt(today(deps.now())),
        paragraphs: [...body, ...annex],
      })),
    }),
  }
}

/** An active campaign; throws when it is unknown, not yet started or over. */
export function campaignOf(code: string, deps: Deps) {
  const found = campaigns(today(deps.now())).find((each) => each.code === code)
  if (!found || found.startAt > deps.now() || found.endAt <= deps.now()) throw notFound('活动')
  return found
}

export async function toCampaignSku(code: string, deps: Deps) {
  const campaign = campaignOf(code, deps)
  return { ...(await toSku(await skuOf(campaign.skuId, deps), deps)), campaign: without(campaign, 'skuId') }
}
