import { object, optional, string } from 'valibot'
import { publicKfUrl } from '#api/domains/public/company.ts'
import { OnlineService } from '#api/shapes/online-service.ts'
import { get } from '#api/call.ts'
import { Access, Analyst, known, listOf, Quote } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** The result of a selection rule, as of a close; without access `stocks` is empty. spec §7 Misc */
export const cdAdviserSelectionStockInfo = get('/cd-adviser/strategy/selection-stock/info', {
  input: object({ code: string() }),
  output: object({
    name: string(),
    rule: string(),
    stocks: listOf(object({ ...Quote.entries, reason: string() })),
    asOf: Time,
    access: Access,
  }),
})

/** One industry chain from raw materials to the consumer; descriptive, no recommendation. spec §7 Misc */
export const chainInfo = get('/chain/info', {
  input: object({ id: string() }),
  output: object({
    nodes: listOf(object({ name: string(), level: known('UP', 'MID', 'DOWN'), stocks: listOf(Quote) })),
    asOf: Time,
  }),
})

/** The industry chains. spec §7 Misc */
export const chainList = get('/chain/list', {
  input: object({}),
  output: listOf(object({ id: string(), name: string(), stage: string() })),
})

/** The adviser in the customer's agreement, and the description of the service. spec §7 Misc */
export const contractAdvisorInfo = get('/content/contract-advisor/info', {
  input: object({}),
  output: object({ adviser: optional(Analyst), contentHtml: string() }),
})

/** The online service; works without login. spec §7 Misc */
export const kfUrl = get('/kf/url', { input: object({}), output: OnlineService, twin: publicKfUrl })
