import { array, boolean, object, optional, picklist, string, union } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'
import { Msg } from '#api/shapes/media.ts'
import { CaseChannel, PoolNotice } from '#api/shapes/stock-case.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const KINDS = ['SIGNAL', 'ADJUST', 'NOTICE'] as const
/** Quiet hours, HH:mm; may span midnight. */
const QuietHours = object({ from: string(), to: string() })

/** The series of cases. spec §7 Stock cases */
export const caseChannelList = get('/stock/case/channel/list', { input: object({}), output: listOf(CaseChannel) })

/** The PC terminal's twin of the channels. spec §7 Stock cases */
export const caseChannelPc = get('/stock/case/channel/pc', { input: object({}), output: listOf(CaseChannel) })

/**
 * The chat of a channel, read-only: `path` is `list` (its messages, newest first) or `info`. spec §7 Stock cases
 * Ambiguous: written chat/*, a wildcard tail; anything but these two is not found.
 */
export const caseChat = get('/stock/case/chat/{path}', {
  input: object({ path: string(), channelId: string() }),
  output: union([listOf(Msg), object({ chatId: string(), name: string() })]),
})

/** The trades of a channel, newest first, each with the number of its adviser. spec §7 Stock cases */
export const caseSignal = get('/stock/case/signal', {
  input: object({ channelId: string(), beforeId: optional(string()) }),
  output: listOf(
    object({
      id: string(),
      symbol: string(),
      name: string(),
      side: known('BUY', 'SELL'),
      price: Finite,
      at: Time,
      reason: string(),
      certNo: string(),
      /** Until when a purchase counts as advice, epoch ms; absent otherwise. */
      validUntil: optional(Time),
    }),
  ),
})

/** Notifications of a channel, newest first. spec §7 Stock cases */
export const caseNotice = get('/stock/case/notice', {
  input: object({ channelId: string() }),
  output: listOf(PoolNotice),
})

/** The customer's notification settings of a channel: on or off, subjects, quiet hours. spec §7 Stock cases */
export const caseNoticeSub = get('/stock-case/get-notice-sub', {
  input: object({ channelId: string() }),
  output: object({ on: boolean(), kinds: array(known(...KINDS)), quietHours: optional(QuietHours) }),
})

/** Turns the notifications of a channel on or off. spec §7 Stock cases */
export const caseNoticeSubSet = post('/stock-case/sub-notice', {
  input: object({ channelId: string(), on: boolean() }),
  output: Ack,
})

/** Chooses the subjects of the notifications, once they are on. spec §7 Stock cases */
export const caseSubEdit = postJson('/stock/case/sub/editSubInfo', {
  input: object({ channelId: string(), kinds: array(picklist(KINDS)), quietHours: optional(QuietHours) }),
  output: Ack,
})
