import type { TalkMsg } from './frames.ts'
import type { Own } from './own.ts'

/** What a screen shows of a talk. */
export interface TalkState {
  state: 'loading' | 'ready' | 'failed'
  error: unknown
  /** Oldest first. */
  messages: readonly TalkMsg[]
  /** Whether there are older messages. */
  older: boolean
  /** The customer's messages that are not among them yet. */
  own: readonly Own[]
  /** The number of people present; undefined without a connection. */
  online: number | undefined
  likes: number | undefined
  /** Whether the newest are missing, because somebody reads far above them. */
  isBehind: boolean
  /** The latest notice. */
  notice: string
  /** The state of the room as it was last announced; '' before. */
  status: string
  /** Whether the customer may not speak, as it was last announced; undefined before. */
  muted: boolean | undefined
  /** How many times a lottery has changed. */
  lotteries: number
  /** Why the connection has ended for good. */
  stopped: Stopped | undefined
}

/** `text`: the reason as the gateway gives it, '' for none; `until`: when it ends, epoch ms. */
export interface Stopped {
  code: number
  text: string
  until: number | undefined
}

/** Before anything has arrived. */
export const UNREAD: TalkState = {
  state: 'loading',
  error: undefined,
  messages: [],
  older: false,
  own: [],
  online: undefined,
  likes: undefined,
  isBehind: false,
  notice: '',
  status: '',
  muted: undefined,
  lotteries: 0,
  stopped: undefined,
}
