import { isDirty } from './dirty.ts'
import { reload } from '#session/leave.ts'
import { onPrefetched } from './prefetch.ts'
import { createWorker, type WorkerHandle } from './worker.ts'

declare const __BUILD__: string

/**
 * The page's side of the worker, for this document.
 * @param trusted makes an address that Trusted Types accept
 */
export function openWorker(trusted: (path: string) => string): WorkerHandle {
  return createWorker({ script: '/sw.js', build: __BUILD__, onChunks: onPrefetched, dirty: isDirty, reload, trusted })
}
