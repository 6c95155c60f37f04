import { createEdge, type EdgeOptions } from '#edge/handler.ts'
import { filesIn } from '#edge/node/files.ts'
import { packed } from '#edge/node/packer.ts'
import { createWebApp, type WebApp } from '#test/web-app.ts'

interface SiteOptions extends Pick<EdgeOptions, 'ask' | 'words' | 'inject'> {
  /** The finished build. */
  dist: string
  /** Files that stand beside it, such as WeChat's verification files. */
  beside: string
  /** Where it is served, e.g. `http://localhost:4173`; the first one stands for whatever a request names instead. */
  origins: readonly string[]
  /** Of brotli; the best if not said. */
  quality?: number | undefined
}

/** The front handler for all that nothing before it has answered. */
export function createSite({ dist, beside, quality, ...options }: SiteOptions): WebApp {
  const edge = packed(createEdge({ ...options, files: filesIn([dist, beside]) }), quality)
  return createWebApp().all('*', (context) => edge(context.req.raw))
}
