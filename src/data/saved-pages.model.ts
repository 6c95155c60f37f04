import { useEffect, useState } from 'react'
import { useAccount, useData } from '#data/deps.tsx'
import type { SavedPage } from '#data/snapshot.ts'
import { stamp } from '#lib/dates.ts'
import { size } from '#lib/size.ts'

/** A page that can be read without a network, in words. */
interface SavedRow {
  route: string
  title: string
  asOf: string
  size: string
}

export type SavedPages = { state: 'loading' } | { state: 'empty' } | Listed

interface Listed {
  state: 'ready'
  rows: SavedRow[]
  /** Of all of them. */
  size: string
  remove: (row: SavedRow) => Promise<void>
  clear: () => Promise<void>
}

/** What this account, or the guest, has saved on this device. Nothing of any other account is listed. */
export function useSavedPages(): SavedPages {
  const { snapshots } = useData()
  const account = useAccount()
  const [found, setFound] = useState<{ account: string; pages: SavedPage[] }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    void snapshots
      .list()
      .catch((): SavedPage[] => [])
      .then((pages) => wanted && setFound({ account, pages }))
    return () => {
      wanted = false
    }
  }, [snapshots, account, round])
  if (found?.account !== account) return { state: 'loading' }
  if (found.pages.length === 0) return { state: 'empty' }
  const again = () => setRound((count) => count + 1)
  return {
    state: 'ready',
    rows: found.pages.map(toRow),
    size: size(found.pages.reduce((sum, { bytes }) => sum + bytes, 0)),
    remove: ({ route }) => snapshots.remove(route).then(again),
    clear: () => snapshots.clear().then(again),
  }
}

function toRow({ route, title, savedAt, bytes }: SavedPage): SavedRow {
  return { route, title, asOf: `截至 ${stamp(savedAt)}`, size: size(bytes) }
}
