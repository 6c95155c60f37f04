import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Records every call that a browser, or a screen in happy-dom, got a successful response to, once, in a file per
 * process: after a run of many services `test/calls-made.ts` reads which calls the screens really made. Without a
 * folder nothing is recorded.
 */
export function createAnswered(folder: string | undefined) {
  const seen = new Set<string>()
  return (call: { method: string; path: string; userAgent: string | null; status: number }): void => {
    const line = `${call.method} ${call.path}`
    const isGood = call.status >= 200 && call.status < 300 && (call.userAgent ?? '').startsWith('Mozilla/')
    if (!call.path.startsWith('/api/')) return
    if (folder === undefined || !isGood || seen.has(line)) return
    seen.add(line)
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`)
  }
}
