import type { PlainDeps, Send } from '#api/send.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { isDirty } from './dirty.ts'
import { deferredHost, deferredTracker } from './deferred.ts'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import { createSignal } from './signal.ts'
import { pageAt, type PageTable } from '#app/routes/page-table.ts'
import type { Services } from './app-services.ts'
import type { Bases } from '#config/environment.ts'
import { createData } from '#data/deps.tsx'
import type { InlineRequest } from '#data/early-answers.ts'
import { reaches } from '#data/reach.ts'
import type { Snapshots } from '#data/offline/snapshot.ts'
import { readAgent } from '#lib/user-agent.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Visitor } from '#session/visitor.ts'
import { shareLink } from '#wechat/link.ts'
import { createOnLostChunk } from '#app/routes/lost-chunk.ts'

/** Resolves after the first render; whatever can wait is loaded from then on. */
export interface FirstRender {
  promise: Promise<void>
  now: () => void
}

/** The parts in which the two trees differ. */
interface ServiceParts {
  boot: BootWindow
  firstRender: FirstRender
  table: PageTable
  local: AppStorage
  tab: AppStorage
  bases: Bases
  visitor: Visitor
  snapshots: Snapshots
  inline?: InlineRequest | undefined
  /** Sends requests and reports failed ones. */
  send: (deps: Pick<PlainDeps, 'log' | 'onShape'>) => Send
  /** Who is signed in; on the site nobody is. */
  holder: {
    account: () => string
    onAccount: (changed: () => void) => () => void
    token: () => string | null
    onSignOut?: (hook: () => unknown) => unknown
    leave?: (go: () => void) => unknown
  }
}

/** Makes the services of either tree. Nothing here uses the network or waits. */
export function createServices(parts: ServiceParts): Services {
  const { boot, firstRender, table, local, tab, bases, visitor, snapshots, holder } = parts
  const agent = readAgent(navigator.userAgent, navigator)
  const send = parts.send({
    log: (info) => void tracker.track('app', 'http_400', info.traceId ?? 'no trace'),
    onShape: (label) => void tracker.track('app', 'contract_error', label),
  })
  const tracker = deferredTracker(() =>
    import('./tracker.ts').then(({ openTracker }) => openTracker({ send, visitor, local, tab, ...holder })),
  )
  const host = deferredHost(
    {
      kind: agent.wechat && !agent.miniProgram ? 'inside' : 'outside',
      platform: agent.platform === 'harmony' ? 'other' : agent.platform,
    },
    boot.landing,
    firstRender.promise.then(() => import('./host.ts')).then(({ openHost }) => openHost(agent, boot.landing, send)),
  )
  const unreached = createSignal()
  const onUnreached = () => {
    const at = location.pathname
    // The page opened meanwhile is not the one that is missing.
    const emit = () => location.pathname === at && unreached.emit()
    void reaches(send).then((reached) => reached || emit())
  }
  const worker = firstRender.promise
    .then(() => import('./open-worker.ts'))
    .then(({ openWorker }) => openWorker(boot.url))
  // A failure is reported to callers that await the worker; without this line it would be an uncaught error until then.
  worker.catch(() => undefined)
  const { account, onAccount } = holder
  const data = createData({ send, snapshots, account, onAccount, now: Date.now, onUnreached }, parts.inline)
  return {
    agent,
    landing: boot.landing,
    table,
    local,
    tab,
    send,
    visitor,
    data,
    snapshots,
    host,
    tracker,
    link: (path, query = '') =>
      shareLink(path, query, {
        origin: bases.production || location.origin,
        allow: pageAt(table.now().pages, path)?.query,
        salesNumber: visitor.attribution.salesNumber(),
        shareWxId: local.get('wxId'),
      }),
    dirty: isDirty,
    onCrash: (error) => void tracker.track('app', 'crash', error instanceof Error ? error.name : 'unknown'),
    onLostChunk: createOnLostChunk(tab, isDirty, tracker, data.reach, holder.leave),
    worker,
    unreached,
    onUnreached,
    board: createNoticeBoard(),
    firstRender: firstRender.promise,
  }
}
