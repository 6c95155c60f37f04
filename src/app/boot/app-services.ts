import type { NoticeBoard } from '#app/chrome/notice.ts'
import type { Signal } from './signal.ts'
import type { WorkerHandle } from './worker.ts'
import type { DataDeps } from '#data/deps.tsx'
import type { Snapshots } from '#data/snapshot.ts'
import type { Agent } from '#lib/user-agent.ts'
import type { Send } from '#api/send.ts'
import type { Session } from '#session/session.ts'
import type { Return, SignInResult } from '#session/sign-in/sign-in.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Visitor } from '#session/visitor.ts'
import type { Tracker } from '#tracking/tracker.ts'
import type { Host } from '#wechat/host.ts'

/** What either tree stands on, made once at boot: all that the site needs. */
export interface Services {
  agent: Agent
  /** The address this document was opened with, without its hash. */
  landing: string
  local: AppStorage
  tab: AppStorage
  send: Send
  visitor: Visitor
  data: DataDeps
  snapshots: Snapshots
  host: Host
  tracker: Tracker
  /** The canonical share link of a path of ours. */
  link: (path: string, query?: string) => string
  /** Whether text has been typed that a reload would lose. */
  dirty: () => boolean
  onCrash: (error: unknown) => void
  /** A page's code is gone; true when the page is being reloaded. */
  onLostChunk: (error: unknown) => boolean
  /** Comes after the first content. */
  worker: Promise<WorkerHandle>
  /** A page's content could be had from nowhere. */
  unreached: Signal
  /** What has to be said above any page. */
  board: NoticeBoard
  /** Resolves when the first content stands; nothing that can wait begins before. */
  firstRender: Promise<void>
}

/** The parts of the application. */
export interface AppServices extends Services {
  session: Session
  /** How a return from WeChat ended that did not lead on, for its page. */
  outcome: { kind: 'failed'; message: string } | { kind: 'idle' }
  /** Ends a return from WeChat. Never rejects. */
  finish: (back: Return) => Promise<SignInResult>
  /** Goes to sign in and come back to a path; `trip` counts restarts. */
  restart: (path: string, trip?: number) => Promise<void>
}
