import { createSend } from '#api/send.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { isDirty } from '#app/dirty.ts'
import { lateHost, lateSnapshots, lateTracker } from '#app/late.ts'
import { withFirstCopies } from '#app/first-copies.ts'
import { createNoticeBoard } from '#app/notice.ts'
import { createSignal } from '#app/signal.ts'
import type { Wiring } from '#app/wiring.ts'
import { basesOf, sendsKeys } from '#config/environment.ts'
import { createAhead } from '#data/ahead.ts'
import { readAgent } from '#lib/user-agent.ts'
import { environmentIn } from '#session/env.ts'
import { leaveTo, reload } from '#session/leave.ts'
import { createSession, type Session } from '#session/session.ts'
import { createStorage } from '#session/storage.ts'
import { shareLink } from '#wechat/link.ts'
import { createOnLostChunk } from './lost-chunk.ts'
import { createSignInStarter } from './silent-sign-in.ts'
import { onPrefetched, routeOf } from './prefetch.ts'

/** Resolves when the first content stands: what nobody waits for is loaded from then on. */
export interface Later {
  promise: Promise<void>
  now: () => void
}

/** Makes the parts of the application. Nothing here asks the network or waits. */
export function wire(boot: BootWindow, later: Later, keyed = sendsKeys): Wiring {
  const agent = readAgent(navigator.userAgent, navigator)
  const local = createStorage('local')
  const tab = createStorage('session')
  const bases = basesOf(environmentIn(document))
  const session: Session = createSession({
    local,
    tab,
    bases,
    locks: navigator.locks,
    channel: openChannel(),
    onSignedOut: () => starter.over(here()),
    signIn: (path) => starter.signIn(path ?? here()),
  })
  const send = createSend({
    bases,
    token: () => session.token(),
    refresh: (failed, status) => session.refresh(failed, status),
    pending: () => session.pending(),
    epoch: () => session.epoch(),
    keyed,
    // Asked for by whoever was here when the page was opened.
    seeded: (key) => (key === boot.key && session.epoch() === 0 ? boot.answer : undefined),
    log: (fault) => void tracker.track('app', 'http_400', fault.traceId ?? 'no trace'),
    onShape: (label) => void tracker.track('app', 'contract_error', label),
  })
  const signIn = () =>
    import('#session/sign-in.ts').then(({ createSignIn }) =>
      createSignIn({
        send,
        session,
        local,
        tab,
        locks: navigator.locks,
        origin: location.origin,
        insideWechat: agent.wechat,
      }),
    )
  const board = createNoticeBoard()
  const starter = createSignInStarter({
    signIn,
    leave: leaveTo,
    board,
    closed: (path) => routeOf(path)?.auth === 'L',
  })
  session.store.subscribe(({ tokens }, before) => {
    if (tokens !== null && before.tokens === null) starter.done()
  })
  const host = lateHost(
    {
      kind: agent.wechat && !agent.miniProgram ? 'inside' : 'outside',
      platform: agent.platform === 'harmony' ? 'other' : agent.platform,
    },
    boot.landing,
    later.promise.then(() => import('./host.ts')).then(({ openHost }) => openHost(agent, boot.landing, send)),
  )
  const stored = lateSnapshots({ account: session.account, now: Date.now })
  const snapshots = withFirstCopies(stored, local, session.account)
  const tracker = lateTracker(
    later.promise
      .then(() => import('./tracker.ts'))
      .then(({ openTracker }) => openTracker({ send, session, local, tab })),
  )
  const unreached = createSignal()
  const worker = later.promise
    .then(() => import('./worker.ts'))
    .then(({ createWorker }) =>
      createWorker({ script: '/sw.js', onChunks: onPrefetched, dirty: isDirty, reload, trusted: boot.url }),
    )
  // Whoever asks for it hears of a loss; nobody may be asking yet.
  worker.catch(() => undefined)
  return {
    agent,
    landing: boot.landing,
    local,
    tab,
    send,
    session,
    data: {
      send,
      snapshots,
      account: session.account,
      onAccount: session.store.subscribe,
      now: Date.now,
      ahead: createAhead({ send, account: session.account, now: Date.now }),
      onUnreached: unreached.emit,
    },
    unreached,
    snapshots,
    host,
    tracker,
    link: (path, query = '') =>
      shareLink(path, query, {
        origin: bases.production || location.origin,
        allow: routeOf(path)?.query,
        salesNumber: session.attribution.salesNumber(),
        shareWxId: local.get('wxId'),
      }),
    dirty: isDirty,
    onCrash: (error) => void tracker.track('app', 'crash', error instanceof Error ? error.name : 'unknown'),
    onLostChunk: createOnLostChunk(tab, isDirty, (error) => {
      void tracker.track('app', 'chunk_error', error instanceof Error ? error.name : 'unknown')
    }),
    later: later.promise,
    finish: (back) =>
      signIn().then(
        (ready) => ready.finish(back),
        (error: unknown) => ({ kind: 'failed', reason: 'exchange', to: back.to, error }),
      ),
    outcome: { kind: 'idle' },
    board,
    restart: starter.restart,
    worker,
  }
}

/** Between the tabs; some browsers refuse one together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

function here(): string {
  return location.pathname + location.search
}
