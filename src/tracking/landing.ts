import type { Item } from './event.ts'

/** Somebody opened a link that another person shared. product 0.4 */
export interface Landing {
  /** The sharer's. */
  wxId: string
  /** Path of the opened page, without its query. */
  path: string
  salesNumber: string | null
}

/** Notes that live as long as the visit: `#session/storage.ts` of the session. */
export interface Marks {
  get(key: string): string | null
  set(key: string, value: string): unknown
}

const KEY = 'trackedLanding'

/** Whether this landing has been taken down in this visit already: the return from WeChat loads the page again. */
export function isTaken(landing: Landing, marks: Marks): boolean {
  return marks.get(KEY) === nameOf(landing)
}

export function take(landing: Landing, marks: Marks): void {
  marks.set(KEY, nameOf(landing))
}

export function landingItem({ wxId, path, salesNumber }: Landing, id: string, ts: number): Item {
  return { kind: 'landing', id, tries: 0, wxId, path, ts, ...(salesNumber !== null && { salesNumber }) }
}

function nameOf({ wxId, path }: Landing): string {
  return `${wxId} ${path}`
}
