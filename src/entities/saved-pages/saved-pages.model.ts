import { useAccount, useData } from '#data/deps.tsx'
import { type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import type { SavedFile } from '#data/offline/saved-files.ts'
import type { SavedPage } from '#data/offline/snapshot.ts'
import { useSavedFiles } from '#data/offline/use-saved-files.ts'
import { useLoad } from '#data/use-load.ts'
import { stamp } from '#lib/time/dates.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { size } from '#lib/number/size.ts'

/** A saved page in words. */
interface SavedRow {
  route: string
  /** The order whose saved files it shows, if any. */
  orderNumber?: string
  title: string
  asOf: string
  size: string
}

export interface SavedPages {
  rows: SavedRow[]
  /** The size of all of them. */
  size: string
  remove: (row: SavedRow) => Promise<void>
  clear: () => Promise<void>
  /** Whether there are files among them. */
  hasFiles: boolean
  /** Removes only the saved files. */
  clearFiles: () => Promise<void>
}

/** A saved page, or the page of an order's saved files. */
type Saved = SavedPage & { orderNumber?: string }

/** What this account, or the guest, has saved on this device; never another account's data. */
export function useSavedPages(): Loaded<SavedPages> {
  const { snapshots } = useData()
  const files = useSavedFiles()
  const found = useLoad(useAccount(), async (): Promise<Saved[]> => {
    const pages = snapshots.list().catch((): SavedPage[] => [])
    return [...byOrder(await files.list()), ...(await pages)]
  })
  const again = () => refresh(found)
  return mapLoaded(found, (pages) => ({
    rows: pages.map(toRow),
    size: size(pages.reduce((sum, { bytes }) => sum + bytes, 0)),
    remove: ({ route, orderNumber }) =>
      (orderNumber === undefined ? snapshots.remove((each) => each.route === route) : files.remove(orderNumber)).then(
        again,
      ),
    clear: () => snapshots.clear().then(again),
    hasFiles: pages.some(({ orderNumber }) => orderNumber !== undefined),
    clearFiles: () => files.clear().then(again),
  }))
}

/** One entry for all saved files of an order: its page opens them. */
function byOrder(files: readonly SavedFile[]): Saved[] {
  const orders = new Map<string, Saved>()
  for (const { orderNumber, serviceName, savedAt, bytes } of files) {
    const seen = orders.get(orderNumber)
    orders.set(orderNumber, {
      orderNumber,
      route: orderHref(orderNumber, 'contract'),
      title: `${serviceName} · 合同与文件`,
      savedAt: seen?.savedAt ?? savedAt,
      bytes: (seen?.bytes ?? 0) + bytes.byteLength,
    })
  }
  return [...orders.values()]
}

function toRow({ savedAt, bytes, ...page }: Saved): SavedRow {
  return { ...page, asOf: `截至 ${stamp(savedAt)}`, size: size(bytes) }
}
