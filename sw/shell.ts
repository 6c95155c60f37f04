import { matchPrecache } from 'workbox-precaching'
import { shellOf } from '#lib/shells.ts'
import { freshPage } from './update.ts'

/** A navigation, from the precached shell of its path. The browser itself looks for a new worker behind it. */
export async function answerShell(request: Request): Promise<Response> {
  const fresh = await freshPage(request)
  if (fresh) return fresh
  const { pathname } = new URL(request.url)
  const kept = (await matchPrecache(`/${shellOf(pathname)}`)) ?? (await matchPrecache('/index.html'))
  return kept ?? fetch(request)
}
