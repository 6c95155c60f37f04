import { createEdge, type EdgeOptions } from '#edge/handler.ts'
import { filesIn } from '#edge/node/files.ts'
import { packed } from '#edge/node/packer.ts'
import { toResponse, toVisit } from '#edge/reply.ts'
import { createWebApp, type WebApp } from '#test/web-app.ts'

interface SiteOptions extends Pick<EdgeOptions, 'request' | 'words' | 'inject'> {
  /** The finished build. */
  dist: string
  /** Files beside the build, such as WeChat's verification files. */
  beside: string
  /** E.g. `http://localhost:4173`; the first is used for links and unknown hosts. */
  origins: readonly string[]
  /** Of brotli; the best by default. */
  quality?: number | undefined
}

/** The front handler as a Hono app, for all paths that the service does not serve. */
export function createSite({ dist, beside, quality, ...options }: SiteOptions): WebApp {
  const reply = packed(createEdge({ ...options, files: filesIn([dist, beside]) }).reply, quality)
  return createWebApp().all('*', async ({ req }) => toResponse(await reply(toVisit(req.raw))))
}
