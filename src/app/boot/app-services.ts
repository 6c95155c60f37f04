import type { BindDesk } from '#app/chrome/bind-desk.ts'
import type { NoticeBoard } from '#app/chrome/notice.ts'
import type { PageTable } from '#app/routes/page-table.ts'
import type { Signal } from './signal.ts'
import type { WorkerHandle } from './worker.ts'
import type { Data } from '#data/deps.tsx'
import type { Snapshots } from '#data/offline/snapshot.ts'
import type { Agent } from '#lib/user-agent.ts'
import type { Send } from '#api/send.ts'
import type { Session } from '#session/session.ts'
import type { Return, SignInResult } from '#session/sign-in/sign-in.ts'
import type { createUserInfo } from './user-info.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Visitor } from '#session/visitor.ts'
import type { Tracker } from '#tracking/tracker.ts'
import type { Host } from '#wechat/host.ts'

/** The services both trees use, made once at boot: all that the site needs. */
export interface Services {
  agent: Agent
  /** The address this document was opened with, without its hash. */
  landing: string
  /** The pages of this tree. */
  table: PageTable
  local: AppStorage
  tab: AppStorage
  send: Send
  visitor: Visitor
  data: Data
  snapshots: Snapshots
  host: Host
  tracker: Tracker
  /** The canonical share link of a path. */
  link: (path: string, query?: string) => string
  /** Whether text has been typed that a reload would lose. */
  dirty: () => boolean
  onCrash: (error: unknown) => void
  /** Called when a page's code is missing; true when the page is being reloaded. */
  onLostChunk: (error: unknown) => Promise<boolean>
  /** Available after the first render. */
  worker: Promise<WorkerHandle>
  /** Fires when a page's content is available neither online nor offline. */
  unreached: Signal
  /** Reports a page whose content or code did not arrive; if nothing else does either, `unreached` fires. */
  onUnreached: () => void
  /** Notices that are shown above any page. */
  board: NoticeBoard
  /** Resolves after the first render; nothing that can wait starts before. */
  firstRender: Promise<void>
}

/** The services of the application. */
export interface AppServices extends Services {
  session: Session
  userInfo: ReturnType<typeof createUserInfo>
  /** Asks for a mobile number over any page. */
  bindDesk: () => Promise<BindDesk>
  /** The result of a failed return from WeChat, for its page. */
  outcome: { kind: 'failed'; message: string } | { kind: 'idle' }
  /** Completes a return from WeChat. Never rejects. */
  finish: (back: Return) => Promise<SignInResult>
  /** Signs in and comes back to a path; `trip` counts restarts, `wanted` is asked before the page is left. */
  restart: (path: string, trip?: number, wanted?: () => boolean) => Promise<void>
}
