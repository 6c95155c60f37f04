import { array, nullable, object, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { CampaignSku, Sku } from '#api/shapes/order.ts'
import { publicSkuDetail } from '#api/domains/public/orders.ts'
import { Count, Finite } from '#api/shapes/number.ts'

/** Current price (fen), stock and availability of a sku. spec §7 Sku */
export const skuBrief = get('/sku/{skuId}', {
  members: true,
  input: object({ skuId: string() }),
  output: object({
    skuId: string(),
    priceFen: Finite,
    originPriceFen: nullable(Finite),
    stock: nullable(Count),
    saleStatus: known('ON', 'OFF', 'SOLD_OUT', 'NOT_START'),
  }),
})

/** A sku with all fields of its page. spec §7 Sku */
export const skuDetail = get('/sku/{skuId}/detail', {
  input: object({ skuId: string() }),
  output: Sku,
  twin: publicSkuDetail,
})

/** The old call for a sku. spec §7 Sku */
export const skuById = get('/sku/findBySkuId/{skuId}', { input: object({ skuId: string() }), output: Sku })

/** A sku by the number printed on materials. spec §7 Sku */
export const skuByNumber = get('/sku/number/{skuNumber}', { input: object({ skuNumber: string() }), output: Sku })

/** The same with all fields of its page. spec §7 Sku */
export const skuDetailByNumber = get('/sku/number/{skuNumber}/detail', {
  input: object({ skuNumber: string() }),
  output: Sku,
})

/** A sku by number, for an order that sales prepared. spec §7 Sku */
export const skuInfoByNumber = get('/sku/info-by-number', { input: object({ number: string() }), output: Sku })

/** A link to the sku that credits its sender. spec §7 Sku */
export const skuInviteUrl = get('/sku/invite-url', {
  input: object({ skuId: string() }),
  output: object({ url: string() }),
})

/** The sku of an order that sales prepared for this customer. spec §7 Sku */
export const skuOfStrategyLink = get('/sku/strategy-order-link/info', {
  input: object({ code: string() }),
  output: Sku,
})

/** The sku of a campaign. spec §7 Sku */
export const campaignInfo = get('/sku/promotion/info', { input: object({ code: string() }), output: CampaignSku })

/** The skus of several campaigns; unknown ones are omitted. spec §7 Sku */
export const campaignList = postJson('/sku/promotion/list', {
  input: object({ codes: array(string()) }),
  output: listOf(CampaignSku),
})
