import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { orderLinks } from '#test/service/seed/skus.ts'
import { skuByNumber, skuOf, toCampaignSku, toSku } from '#test/service/trade/skus.ts'

const MOST_CODES = 50

export function sku(deps: Deps): Handlers<'sku'> {
  const byId = async (skuId: string) => toSku(await skuOf(skuId, deps), deps)
  const byNumber = async (skuNumber: string) => toSku(await skuByNumber(skuNumber, deps), deps)
  return {
    async skuBrief({ skuId }, visit) {
      visit.known()
      const { priceFen, originPriceFen = null, stock = null, saleStatus } = await byId(skuId)
      return { skuId, priceFen, originPriceFen, stock, saleStatus }
    },
    skuDetail: ({ skuId }, visit) => visit.known() && byId(skuId),
    skuById: ({ skuId }, visit) => visit.known() && byId(skuId),
    // A printed number, or a campaign, resolves to the same for everyone.
    skuByNumber: ({ skuNumber }) => byNumber(skuNumber),
    skuDetailByNumber: ({ skuNumber }) => byNumber(skuNumber),
    skuInfoByNumber: ({ number }, visit) => visit.known() && byNumber(number),
    async skuInviteUrl({ skuId }, visit) {
      const { user, wxId } = visit.known()
      await skuOf(skuId, deps)
      const from = new URLSearchParams({
        ...(user.salesNumber !== null && { salesNumber: user.salesNumber }),
        ...(wxId !== null && { shareWxId: wxId }),
      })
      const query = from.size > 0 ? `?${from}` : ''
      return { url: `${visit.origin ?? deps.origins()[0] ?? ''}/sku/${encodeURIComponent(skuId)}${query}` }
    },
    skuOfStrategyLink({ code }, visit) {
      const { userId } = visit.known().user
      const found = orderLinks(today(deps.now())).find((each) => each.code === code)
      if (!found) throw notFound('订单链接')
      if (found.userId !== userId) throw new Refusal(40315, '该链接不属于当前账号')
      if (found.expireAt <= deps.now()) throw new Refusal(40316, '该链接已过期')
      return byId(found.skuId)
    },
    campaignInfo: ({ code }) => toCampaignSku(code, deps),
    async campaignList({ codes }, visit) {
      visit.known()
      if (codes.length > MOST_CODES) throw badInput(40003, '参数 codes 不正确')
      const found = await Promise.all([...new Set(codes)].map((code) => toCampaignSku(code, deps).catch(() => null)))
      return found.filter((each) => each !== null)
    },
  }
}
