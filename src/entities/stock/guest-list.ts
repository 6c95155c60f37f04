import { createStorage } from '#session/storage.ts'

/** A stock on a list: the name is kept, so that it can be shown without the service. */
export interface Listed {
  symbol: string
  name: string
  /** The groups it belongs to according to the service. */
  tags?: readonly string[] | undefined
}

/** The most stocks of a guest on the device. ST-01 */
export const GUEST_MOST = 50

const KEY = 'guestStocks'
const listeners = new Set<() => void>()
let kept: { text: string | null; list: readonly Listed[] } = { text: null, list: [] }

/** A guest's watchlist, on this device only; the same array until it changes. */
export function guestList(): readonly Listed[] {
  const text = createStorage('local').get(KEY)
  if (text !== kept.text) kept = { text, list: read(text) }
  return kept.list
}

export function setGuestList(list: readonly Listed[]): void {
  if (list.length === 0) createStorage('local').remove(KEY)
  else createStorage('local').set(KEY, JSON.stringify(list.map(({ symbol, name }) => ({ symbol, name }))))
  for (const changed of listeners) changed()
}

export function subscribeGuestList(changed: () => void): () => void {
  listeners.add(changed)
  const stop = createStorage('local').onOtherTab((key) => (key === KEY || key === null) && changed())
  return () => {
    listeners.delete(changed)
    stop()
  }
}

function read(text: string | null): Listed[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    const rows = found.flatMap((row: unknown): Listed[] => {
      const { symbol, name } = Object(row) as Partial<Record<keyof Listed, unknown>>
      if (typeof symbol !== 'string' || typeof name !== 'string' || !/^(?:SH|SZ|BJ)\d{6}$/.test(symbol)) return []
      return [{ symbol, name }]
    })
    return [...new Map(rows.map((row) => [row.symbol, row])).values()].slice(0, GUEST_MOST)
  } catch {
    return []
  }
}
