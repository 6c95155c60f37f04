import { navigate } from 'wouter/use-browser-location'
import type { Call } from '#api/call.ts'
import { labelOf, openEnvelope } from '#api/envelope.ts'
import { withDeadline } from '#api/exchange.ts'
import { createSend } from '#api/signed-send.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { filledRead } from '#app/shell/first-answers.ts'
import { type CreateSnapshots, deferredSnapshots } from './deferred.ts'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt } from '#app/routes/page-table.ts'
import type { AppServices } from './app-services.ts'
import { sendsKeys } from '#config/environment.ts'
import type { InlineRequest } from '#data/early-answers.ts'
import { here } from '#session/environment/here.ts'
import { REQUEST_TIMEOUT } from '#config/constants.ts'
import { CANCELLED } from '#lib/path/cancelled.ts'
import { leaveTo } from '#session/leave.ts'
import { createSession, type Session } from '#session/session.ts'
import { type AppStorage, createStorage } from '#session/storage.ts'
import { createServices, type FirstRender } from './create-services.ts'
import { createUserInfo } from './user-info.ts'
import { createSignInStarter } from './silent-sign-in.ts'

/** Makes the services of the application. Nothing here uses the network or waits. */
export function createAppServices(boot: BootWindow, firstRender: FirstRender, keyed = sendsKeys): AppServices {
  const local = createStorage('local')
  const tab = createStorage('session')
  const { bases } = here
  let desk: ReturnType<AppServices['bindDesk']> | undefined
  const bindDesk = () => (desk ??= import('#app/chrome/bind-desk.ts').then((code) => code.createBindDesk()))
  const bind = (pressed = true) =>
    bindDesk().then(
      ({ ask }) => ask(pressed),
      () => false,
    )
  const session: Session = createSession({
    local,
    tab,
    bases,
    config: here,
    locks: navigator.locks,
    channel: openChannel(),
    onSignedOut: (isClosed) => (isClosed ? closed() : starter.over(address())),
    signIn: (path) => starter.signIn(path ?? address()),
    bind,
  })
  const userInfo = createUserInfo(session)
  const { account, token, onSignOut, leave } = session
  const services = createServices({
    boot,
    firstRender,
    table: appPages,
    inline: inlineOf(boot),
    local,
    tab,
    bases,
    visitor: session,
    snapshots: deferredSnapshots({ account, now: Date.now }, () => withCopies(local, account)),
    holder: { account, onAccount: session.store.subscribe, token, onSignOut, leave },
    send: (deps) =>
      userInfo.noting(
        createSend({
          ...deps,
          bases,
          token,
          refresh: session.refresh,
          pending: session.pending,
          bind,
          epoch: session.epoch,
          keyed,
        }),
      ),
  })
  const { send, agent, board } = services
  /** The answer to closing the account was lost: treated as received. */
  const closed = () => {
    navigate(CANCELLED, { replace: true })
    void services.data.snapshots.clear()
  }
  const signIn = () =>
    import('#session/sign-in/sign-in.ts').then(({ createSignIn }) =>
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
  const starter = createSignInStarter({
    signIn,
    leave: leaveTo,
    board,
    remember: (path) => session.store.update('redirect', path),
    onNoLink: (cause) => void import('./failed-link.ts').then((code) => code.logFailedLink(cause, services)),
    closed: (path) => pageAt(appPages.now().pages, path)?.auth === 'L',
  })
  session.store.subscribe(({ tokens }, before) => {
    if (tokens !== null && before.tokens === null) starter.done()
  })
  return {
    ...services,
    session,
    userInfo,
    bindDesk,
    finish: (back) =>
      signIn().then(
        (ready) => ready.finish(back),
        (error: unknown) => ({ kind: 'failed', reason: 'exchange', to: back.to, error }),
      ),
    outcome: { kind: 'idle' },
    restart: starter.restart,
  }
}

/** The request of the inline script, made for the account that opened the page. */
function inlineOf({ key, answer, answeredAt }: BootWindow): InlineRequest | undefined {
  if (key === undefined || !answer) return undefined
  const inTime = (call: Call) => withDeadline(labelOf(call), REQUEST_TIMEOUT, undefined, () => answer)
  return { key, at: answeredAt, open: async (call) => openEnvelope(call, await inTime(call)) }
}

/** The code of snapshots that also store what a document may begin with. */
async function withCopies(local: AppStorage, account: () => string): Promise<{ createSnapshots: CreateSnapshots }> {
  const code = await import('#app/shell/first-copies.ts')
  return { createSnapshots: (deps) => code.withFirstCopies(code.createSnapshots(deps), local, account, filledRead) }
}

/** A channel between the tabs; some browsers refuse it together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

function address(): string {
  return location.pathname + location.search
}
