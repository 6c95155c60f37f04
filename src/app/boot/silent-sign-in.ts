import { navigate } from 'wouter/use-browser-location'
import type { NoticeBoard } from '#app/chrome/notice.ts'
import type { SignIn } from '#session/sign-in/sign-in.ts'

interface Deps {
  /** Its code comes when it is needed. */
  signIn: () => Promise<SignIn>
  leave: (url: string, how: 'replace') => boolean
  board: NoticeBoard
  /** Whether the page at a path is for customers alone. */
  closed: (path: string) => boolean
}

/** A page that is being left is still there for a moment, ms. */
const LEAVING = 3_000

const unknown = () => ({ kind: 'stay', message: '未知错误' }) as const

/** Goes the way that signing in takes here: WeChat's authorize page, the login page, or a sentence. spec §4, §8 */
export function createSignInStarter({ signIn, leave, board, closed }: Deps) {
  let pending: Promise<void> | null = null
  const go = async (path: string, trip: number): Promise<void> => {
    const start = await signIn().then((ready) => ready.start(path, trip), unknown)
    // Replaced, so that Back leaves the app instead of coming by the authorize page again.
    if (start.kind === 'leave') {
      leave(start.url, 'replace')
      // The page is going; where it could not, somebody may ask again.
      await new Promise((resolve) => setTimeout(resolve, LEAVING))
    } else if (start.kind === 'login') {
      // On the login page already: its own target is where the visitor wanted to go. A page that is closed to them is no
      // place to come back to.
      if (location.pathname !== '/login') navigate(start.path, { replace: closed(location.pathname) })
    } else board.show({ text: start.message, retry: () => void signInOnce(path) })
  }
  /** One way at a time: ten failed requests lead to one page. */
  const signInOnce = (path: string, trip = 0): Promise<void> => {
    pending ??= go(path, trip).finally(() => (pending = null))
    return pending
  }
  return {
    signIn(path: string) {
      if (closed(location.pathname) && board.get() === null) board.show({ text: '请先登录' })
      void signInOnce(path)
    },
    restart: signInOnce,
    /** Somebody is signed in: what was said about signing in is over. */
    done: () => board.show(null),
    /** The session could not be renewed. */
    over(path: string) {
      board.show({ text: '登录已过期，正在重新登录' })
      void signInOnce(path)
    },
  }
}
