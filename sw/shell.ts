import { matchPrecache } from 'workbox-precaching'
import { freshPage } from './update.ts'

/** The prerendered pages of the application, inserted by the build. */
declare const __SHELLS__: readonly { pattern: string; file: string }[]

/** Answers a navigation from the precached shell of its path. The browser looks for a new worker by itself. */
export async function answerShell(request: Request): Promise<Response> {
  const waitingPage = await freshPage(request)
  if (waitingPage) return waitingPage
  const { pathname } = new URL(request.url)
  const shell = __SHELLS__.find(({ pattern }) => new RegExp(pattern).test(pathname))
  const kept = (shell && (await matchPrecache(`/${shell.file}`))) ?? (await matchPrecache('/index.html'))
  return kept ?? fetch(request)
}

/** Longest wait for the server's page of the site, ms. */
const WAIT = 3_000

/**
 * A page of the site: the server's version, in the device's skin; offline the plain shell, whose code renders the same
 * page.
 */
export async function answerSite(request: Request): Promise<Response> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT))
  const answered = await Promise.race([fetch(request).catch(() => null), timeout])
  return answered?.ok === true ? answered : answerShell(request)
}
