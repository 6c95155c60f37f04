import type { WorkboxPlugin } from 'workbox-core'
import { isFile } from './keepable.ts'
import { runsItsScripts } from './own-script.ts'

/**
 * Answers that the worker may be installed with. Workbox omits its own check of the status as soon as there is another
 * one: a file missing during a release, or an overloaded server, would be cached until the next release.
 */
export const installable: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const isChunk = request.url.includes('/assets/')
    const isWhole = isChunk ? isFile(response) : response.status === 200 && (await runsItsScripts(response))
    return isWhole ? response : null
  },
}
