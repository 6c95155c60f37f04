declare const self: ServiceWorkerGlobalScope

/** A slow network does not delay a page that is already in the cache, nor a broken cache one from the network, ms. */
const PATIENCE = 3_000

/**
 * The page of a waiting new build, if at most one page is open: the one being left or reloaded. If it turns out to be
 * another one, it continues undisturbed with the chunks of its build. The new page lets its worker take over later.
 * Undefined: the old build stays.
 */
export async function freshPage(request: Request): Promise<Response | undefined> {
  if (!self.registration.waiting) return undefined
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.length > 1) return undefined
  const answer = await inTime(fetch(request))
  return answer?.ok ? answer : undefined
}

/** Undefined after a failure, or too late. */
export async function inTime(answer: Promise<Response | undefined>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE))
  return Promise.race([answer.catch(() => undefined), timeout])
}
