import { array, boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { publicPromotionStocks } from '#api/domains/public/stock-case.ts'
import { Ack, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { VideoItem } from '#api/shapes/media.ts'
import { PromoStock } from '#api/shapes/stock-case.ts'
import { RiskLevel } from '#api/shapes/risk-level.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** Why a trial cannot be opened now. */
const TrialReason = known(
  'NEED_MOBILE',
  'NEED_EVAL',
  'EVAL_EXPIRED',
  'LEVEL_MISMATCH',
  'NEED_APPLY',
  'USED',
  'NOT_START',
  'ENDED',
)
const byId = object({ id: string() })
const byCode = object({ code: string() })

/** The folders of audited materials; for those on the list PROMOTION. spec §7 Promotion */
export const promotionFolderList = get('/promotion-resource/my-folder-list', {
  input: object({}),
  output: listOf(object({ folderId: string(), name: string(), count: Count })),
})

/** Materials of a folder with the number of their audit and until when it holds, epoch ms. spec §7 Promotion */
export const promotionResourceList = get('/promotion-resource/list', {
  input: object({ folderId: string(), ...paging }),
  output: pageOf(
    object({
      id: string(),
      kind: known('POSTER', 'ARTICLE', 'FILE'),
      title: string(),
      coverUrl: string(),
      auditNo: optional(string()),
      validTo: Time,
      canShare: boolean(),
    }),
  ),
})

/** Where the file of a material is. spec §7 Promotion */
export const promotionFileUrl = get('/promotion-resource/file-url', {
  input: byId,
  output: object({ url: string(), expireAt: Time }),
})

/** The link of a material, and exactly what it carries. spec §7 Promotion */
export const promotionLinkUrl = get('/promotion-resource/link-url', {
  input: byId,
  output: object({ url: string(), attached: array(object({ name: string(), value: string() })) }),
})

/** Whether the customer may open a trial service now. spec §7 Promotion */
export const promotionServiceCheck = get('/promotion-service/check', {
  input: byCode,
  output: object({ eligible: boolean(), reason: optional(TrialReason) }),
})

const Trial = { code: string(), name: string(), days: Count, desc: string(), riskLevel: RiskLevel }

/** The same of several, without codes of all on offer; `expireAt` (epoch ms) of one that was opened. spec §7 Promotion */
export const promotionServiceCheckList = postJson('/promotion-service/check-list', {
  input: object({ codes: optional(array(string())) }),
  output: listOf(object({ ...Trial, eligible: boolean(), reason: optional(TrialReason), expireAt: optional(Time) })),
})

/** Who invites to which trial service. spec §7 Promotion */
export const promotionInviteLinkInfo = get('/promotion-service/invite-link/info', {
  input: byCode,
  output: object({
    code: string(),
    inviterMasked: string(),
    service: object(Trial),
    valid: boolean(),
  }),
})

/** Opens a trial service, once; it ends by itself. `expireAt`: epoch ms. spec §7 Promotion */
export const promotionServiceSubscribe = postJson('/promotion-service/subscribe', {
  input: object({ code: string(), salesNumber: optional(string()) }),
  output: object({ expireAt: Time }),
})

/** How the application for a trial service stands. spec §7 Promotion */
export const promotionApplyInfo = get('/promotion-service-apply/info', {
  input: byCode,
  output: object({ status: known('NONE', 'AUDITING', 'APPROVED', 'REJECTED'), reason: optional(string()) }),
})

/** Applies for a trial service that is not open to everybody. spec §7 Promotion */
export const promotionApplySubmit = post('/promotion-service-apply/submit', {
  input: object({ code: string(), reason: string() }),
  output: Ack,
})

/** Past records of the pools, shown `delayedDays` after their end. spec §7 Promotion */
export const promotionStocks = get('/promotion-stock/list', {
  input: object({ ...paging }),
  output: pageOf(PromoStock),
  twin: publicPromotionStocks,
})

/** Videos that go with them. spec §7 Promotion */
export const promotionVideoList = get('/promotion-video/list', {
  members: true,
  input: object({}),
  output: listOf(VideoItem),
})

/** One of them, with what must be said beside it. spec §7 Promotion */
export const promotionVideoInfo = get('/promotion-video/info', {
  input: byId,
  output: object({ ...VideoItem.entries, riskText: string() }),
})
