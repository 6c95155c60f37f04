declare const self: ServiceWorkerGlobalScope

/** A slow network does not hold up a page that is there already, ms. */
const PATIENCE = 3_000

/**
 * The page of a new build that waits, when at most one page is open: the one that is being left or loaded anew. Should
 * it be another after all, it goes on undisturbed with the chunks of its build. The page itself has its worker take over
 * later. Undefined: the old build goes on.
 */
export async function freshPage(request: Request): Promise<Response | undefined> {
  if (!self.registration.waiting) return undefined
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.length > 1) return undefined
  const answer = await inTime(fetch(request))
  return answer?.ok ? answer : undefined
}

async function inTime(answer: Promise<Response>): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE))
  return Promise.race([answer.catch(() => undefined), timeout])
}
