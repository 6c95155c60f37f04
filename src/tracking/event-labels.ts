import type { Stay, Wait } from './stay.ts'

/** The meaning of an event's label, by its kind in the plan. None contains personal data. product §2.20 */
export interface EventLabels {
  none: undefined

  /** A pattern of the route table, never an address. */
  pattern: string
  /** What was shared: a pattern of the route table, of a course its path. */
  shared: string
  /** An unknown old link, without its query. */
  oldLink: string
  /** The source of the visit: `scene` of its first link. */
  scene: string
  stay: Stay
  wait: Wait
  /** Seconds of reading. */
  seconds: string
  /** YYYY-MM-DD. */
  date: string

  /** The build, or the version of the text that was agreed to. */
  version: string
  /** The code of a business error, an HTTP status or the kind of failure (`data/error-code.ts`). */
  code: string
  /** The failure in the client: the name of the error, or its message with numbers masked. */
  failure: string
  /** Method and path of a call whose answer has an unknown shape. */
  call: string
  /** `x-trace-id` of a request that was answered with 400. */
  traceId: string

  /** An entry, module, setting, tab or order of a list, by its name in the code. */
  key: string
  /** A word of the glossary. */
  term: string
  /** A filter: the id of a tag or category, the name of a topic. */
  tag: string
  /** Whether a search found something; the words are not reported. */
  found: 'hit' | 'miss'
  loginWay: 'mobile' | 'pc'

  /** The id of the subject of the action, as the service returns it. */
  id: string
  teamNumber: string
  analystNumber: string
  brokerId: string
  /** The code of a campaign. */
  campaign: string
  caseId: string
  catalogId: string
  /** The number of a practitioner in the register. */
  certNo: string
  channelId: string
  chatId: string
  courseNumber: string
  goodsNumber: string
  messageId: string
  planNumber: string
  roomId: string
  sceneId: string
  skuId: string
  strategyId: string
  /** A stock with its market: `SH600901`. */
  symbol: string
  videoId: string

  complaintType: string
  docType: 'news' | 'announce' | 'research'
  /** The first unmet gate of an order. */
  gate: string
  messageKind: string
  noticeKind: string
  payType: string
  /** The reason, as one of the service's. */
  reason: string
  riskLevel: string
  /** Level of the service and of the customer: `R3-C2`. */
  riskPair: string
  /** Stars of a rating, 1 to 5. */
  score: string
  /** Days in a row. */
  streak: string
  vipLevel: string
}
