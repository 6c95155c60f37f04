import type { BrowserContext } from '@playwright/test'

/** A server message that is shown as it is. product §0.3 */
export const MAINTENANCE = '系统正在维护，请于今晚十点后再试'

/** A page's reads, except the background requests of every page. */
export const READS = /\/api\/(?!wx\/jsapi|public\/current-time)/

/** How the service answers the reads of a page. */
export type ServiceState = 'not yet' | 'broken' | 'refused' | 'unreached' | 'empty' | 'well'

/** Sets the state of the service for a context; held requests are answered accordingly. */
export async function controlService(context: BrowserContext): Promise<(next: ServiceState) => void> {
  let stage: ServiceState = 'well'
  let held: (() => void)[] = []
  await context.route(READS, async (route) => {
    if (stage === 'not yet') await new Promise<void>((resolve) => held.push(resolve))
    if (stage === 'broken') return route.fulfill({ status: 500, body: '' })
    if (stage === 'refused') return route.fulfill({ json: { code: 50_000, message: MAINTENANCE, data: null } })
    if (stage === 'unreached') return route.abort('connectionrefused')
    if (stage !== 'empty') return route.fallback()
    const response = await route.fetch()
    const json: unknown = await response.json()
    return route.fulfill({ response, json: emptied(json) })
  })
  return (next) => {
    stage = next
    const all = held
    held = []
    for (const go of all) go()
  }
}

/** The same answer with empty lists. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'total' ? 0 : emptied(each)]))
}
