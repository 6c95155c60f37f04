import type { Call } from '#api/call.ts'
import type { InferOutput } from 'valibot'
import type { Contract } from '#api/contract.ts'
import type { Access } from './access.ts'
import type { Accounts } from './accounts.ts'
import type { Database } from './database/open.ts'
import type { Exchange } from './quotes/exchange.ts'
import type { Content } from './seed/content.ts'
import type { Limit } from './limit.ts'
import type { Library } from './seed/library.ts'
import type { Broadcasts } from './room/broadcast.ts'
import type { RoomPort } from './room/port.ts'
import type { Sessions } from './sessions.ts'
import type { SmsDesk } from './sms.ts'
import type { Seals } from './stocks/proof.ts'
import type { VendorPort } from './vendor-port.ts'
import type { Visit } from './visit.ts'
import type { WeChatPort } from './wechat-port.ts'

/** Dependencies of handlers. */
export interface Deps {
  db: Database
  sessions: Sessions
  sms: SmsDesk
  access: Access
  accounts: Accounts
  seals: Seals
  content: () => Content
  library: () => Library
  wechat: WeChatPort
  /** The payment service, the e-sign and face vendors, and the manual desk. */
  vendors: VendorPort
  /** Where the pages are served: only their origins are signed for and allowed as return addresses. */
  origins: () => readonly string[]
  rooms: RoomPort
  broadcasts: Broadcasts
  /** Prices and the trading state, by the market clock. */
  exchange: Exchange
  /** The likes of each customer in each room. */
  likeLimit: Limit
  now: () => number
  switches: Switches
}

/** Switches for tests. */
export interface Switches {
  captcha: boolean
  /** Which questionnaire is in use. A22 */
  evalVersion: 1 | 2
  /** The next refreshes fail with this code. */
  refreshCode: { code: number; times: number } | null
  /** The response status for an expired token. */
  expiredStatus: 401 | 403
  /** Whether an account is muted in a chat, by `chatId/userId`; other accounts follow the seed. */
  muted: ReadonlyMap<string, boolean>
}

type Handler<C extends Call> = (
  input: InferOutput<C['input']>,
  visit: Visit,
) => InferOutput<C['output']> | Promise<InferOutput<C['output']>>

/** One handler per call of a domain: a missing one does not compile. */
export type Handlers<D extends keyof Contract> = {
  [N in keyof Contract[D]]: Contract[D][N] extends Call ? Handler<Contract[D][N]> : never
}
