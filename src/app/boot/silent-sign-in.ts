import { navigate } from 'wouter/use-browser-location'
import type { NoticeBoard } from '#app/chrome/notice.ts'
import type { SignIn } from '#session/sign-in/sign-in.ts'

interface Deps {
  /** Loads the sign-in code when it is needed. */
  signIn: () => Promise<SignIn>
  leave: (url: string, how: 'replace') => boolean
  board: NoticeBoard
  /** Whether a path needs a signed-in customer. */
  closed: (path: string) => boolean
  /** Stores the requested page. spec §3 */
  remember: (path: string) => void
  /** Called with the reason if there is no link to WeChat. spec §8 */
  onNoLink: (cause: unknown) => void
}

/** After this time a page that left should be gone, ms. */
const LEAVING = 3_000

const always = () => true
const never = () => false

const unknown = (cause: unknown) => ({ kind: 'stay', message: '未知错误', cause }) as const

/**
 * Resolves if the page was not left after all: it was restored from the browser's cache, or is touched when it should
 * be gone.
 */
function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    setTimeout(() => addEventListener('pointerdown', () => resolve(), { once: true }), LEAVING)
  })
}

/** Starts the sign-in of this environment: WeChat's authorize page, the login page, or a message. spec §4, §8 */
export function createSignInStarter({ signIn, leave, board, closed, remember, onNoLink }: Deps) {
  let pending: Promise<void> | null = null
  let isWanted = always
  let target = ''
  const go = async (path: string, trip: number): Promise<void> => {
    remember(path)
    const start = await signIn().then((ready) => ready.start(path, trip), unknown)
    // Replaced, so that Back leaves the app instead of returning to the authorize page.
    if (start.kind === 'leave') {
      if (!isWanted()) return (await signIn()).stayed()
      leave(start.url, 'replace')
      await stillHere()
    } else if (start.kind === 'login') {
      // The login page keeps its own target. A page that is closed to the visitor is replaced, because Back could not return
      // to it.
      if (location.pathname !== '/login') navigate(start.path, { replace: closed(location.pathname) })
    } else {
      if (start.cause !== undefined) onNoLink(start.cause)
      board.show({ text: start.message, retry: () => void signInOnce(path), login: path })
    }
  }
  /**
   * One sign-in at a time: ten failed requests lead to one page. Resolves where that page is not left. `wanted` is asked
   * before a page is left for a sign-in that nobody asked for; whoever asks for one meanwhile leaves with it, from
   * another page with one that leads back there.
   */
  const signInOnce = (path: string, trip = 0, wanted = always): Promise<void> => {
    if (pending && wanted === always && isWanted !== always) {
      isWanted = path === target ? always : never
      if (isWanted === never) return pending.then(() => signInOnce(path, trip))
    }
    if (!pending) {
      isWanted = wanted
      target = path
      pending = go(path, trip).finally(() => (pending = null))
    }
    return pending
  }
  return {
    signIn(path: string) {
      if (closed(location.pathname) && board.get() === null) board.show({ text: '请先登录' })
      void signInOnce(path)
    },
    restart: signInOnce,
    /** Somebody is signed in: removes the notice about signing in. */
    done: () => board.show(null),
    /** The session could not be renewed. */
    over(path: string) {
      board.show({ text: '登录已过期，正在重新登录' })
      void signInOnce(path)
    },
  }
}
