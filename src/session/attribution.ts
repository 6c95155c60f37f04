import { TRIALS } from '#lib/path/promotion-href.ts'
import { type AppStorage, createStorage } from '#session/storage.ts'

/** Which link, person or campaign brought the visitor here. product §0.4 */
export interface Attribution {
  /**
   * Reads the query of an entry, e.g. `?sn=S100&shareWxId=W1`, before anything leaves the page. The last usable value
   * of a name wins, empty values never erase one, and the visitor's own links change nothing. `path` is the landing
   * page.
   */
  readAttribution(search: string, path: string): void
  /** The sales person, until 30 days after the last link with a sales number; null where there is none. */
  salesNumber(): string | null
  /** The wxId of the person whose shared link was opened in this tab. */
  shareWxId(): string | null
  scene(): string | null
  channel(): string | null
  adClickId(): string | null
  /** The code of the invitation to a trial service in this query, else of the last one opened in this tab. SV-05 */
  trialInvite(search?: string): string | null
  /** The shared landing that is still to be reported. Each is returned once. */
  takeLandingReport(): { wxId: string; path: string; salesNumber: string | null } | null
}

export interface AttributionDeps {
  local: AppStorage
  tab: AppStorage
  /** Epoch ms. */
  now: () => number
}

const DAYS_30 = 30 * 86_400_000
const SALES_NUMBER = /^[A-Za-z0-9_-]{1,32}$/
const WX_ID = /^[A-Za-z0-9_-]{1,64}$/
const AD_CLICK = /^[A-Za-z0-9_.-]{1,128}$/
/** When a link last carried the sales number, epoch ms. */
const TOUCHED = 'salesNumberAt'
/** Path and query of an entry whose page was left before it could boot. The inline script writes it. */
const ENTRY = 'entry'
/** The path of a shared landing that is not reported yet, and of the one that was. */
const [LANDING, REPORTED] = ['landing', 'landingReported']

/** Attribution over the device's storages: the sales number per browser, the rest per tab. */
export function createAttribution(deps: AttributionDeps): Attribution {
  const { local, tab } = deps
  return {
    readAttribution(search, path) {
      const entry = tab.get(ENTRY) ?? ''
      tab.remove(ENTRY)
      const [left = '', ...query] = entry.split('?')
      if (entry !== path + search) readEntry(deps, [...new URLSearchParams(query.join('?'))], left)
      readEntry(deps, [...new URLSearchParams(search)], path)
    },
    salesNumber: () => currentSales(deps),
    shareWxId: () => usable(tab.get('shareWxId'), WX_ID),
    scene: () => usable(tab.get('scene'), WX_ID),
    channel: () => usable(tab.get('ch'), WX_ID),
    adClickId: () => usable(tab.get('adClickId'), AD_CLICK),
    trialInvite: (search = '') => inviteIn(search) ?? usable(tab.get('trialInvite'), WX_ID),
    takeLandingReport() {
      const path = tab.get(LANDING)
      const wxId = usable(tab.get('shareWxId'), WX_ID)
      tab.remove(LANDING)
      if (path === null || wxId === null || wxId === local.get('wxId')) return null
      tab.set(REPORTED, landingName(wxId, path))
      return { wxId, path, salesNumber: currentSales(deps) }
    },
  }
}

const inBrowser = () =>
  createAttribution({ local: createStorage('local'), tab: createStorage('session'), now: Date.now })

/** The stored sales number, from the browser's storages; null where there is none. */
export const salesNumber = (): string | null => inBrowser().salesNumber()

/** The wxId of the person whose shared link was opened in this tab, from the browser's storages. */
export const shareWxId = (): string | null => inBrowser().shareWxId()

function readEntry({ local, tab, now }: AttributionDeps, query: [string, string][], path: string): void {
  const last = (names: string[], pattern: RegExp) =>
    query.filter(([name, value]) => names.includes(name) && pattern.test(value)).at(-1)?.[1] ?? null
  const keep = (key: string, value: string | null) => value !== null && tab.set(key, value)
  keep('scene', last(['scene'], WX_ID))
  keep('ch', last(['ch'], WX_ID))
  keep('adClickId', last(['gdt_vid', 'qz_gdt', 'clickid'], AD_CLICK))
  if (path === TRIALS) keep('trialInvite', last(['invite'], WX_ID))
  const sharer = last(['shareWxId'], WX_ID)
  if (sharer !== null && sharer === local.get('wxId')) return
  if (sharer !== null) {
    tab.set('shareWxId', sharer)
    // A reload and the return from authorization count as the same landing.
    if (tab.get(REPORTED) !== landingName(sharer, path)) tab.set(LANDING, path)
  }
  const sales = last(['salesNumber', 'sn'], SALES_NUMBER)
  if (sales === null) return
  local.set('salesNumber', sales)
  local.set(TOUCHED, String(now()))
}

const inviteIn = (search: string) => usable(new URLSearchParams(search).get('invite'), WX_ID)

function currentSales({ local, now }: AttributionDeps): string | null {
  const sales = usable(local.get('salesNumber'), SALES_NUMBER)
  if (sales === null) return null
  const touched = Number(local.get(TOUCHED) ?? Number.NaN)
  if (!Number.isFinite(touched)) local.set(TOUCHED, String(now()))
  else if (now() - touched > DAYS_30) {
    local.remove('salesNumber')
    local.remove(TOUCHED)
    return null
  }
  return sales
}

function landingName(wxId: string, path: string): string {
  return `${wxId} ${path}`
}

function usable(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value) ? value : null
}
