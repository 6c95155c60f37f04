import { matchPrecache } from 'workbox-precaching'
import { freshPage, inTime } from './update.ts'

/** The prerendered pages of the application, inserted by the build. */
declare const __SHELLS__: readonly { pattern: string; file: string }[]

/**
 * Answers a navigation from the precached shell of its path; from the network, if the cache is lost or gives no answer.
 * The browser looks for a new worker by itself.
 */
export async function answerShell(request: Request): Promise<Response> {
  return (await freshPage(request)) ?? (await inTime(shellOf(request))) ?? fetch(request)
}

async function shellOf(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const shell = __SHELLS__.find(({ pattern }) => new RegExp(pattern).test(pathname))
  return (shell && (await matchPrecache(`/${shell.file}`))) ?? matchPrecache('/index.html')
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
