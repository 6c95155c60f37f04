import { useEffect, useState } from 'react'
import { useAccount, useData } from '#data/provider.tsx'
import type { SavedPage } from '#data/snapshot.ts'
import { stamp } from '#lib/dates.ts'

/** A page that can be read without a network, in words. */
interface SavedRow {
  route: string
  title: string
  asOf: string
}

export type SavedPages = { state: 'loading' } | { state: 'empty' } | { state: 'ready'; rows: SavedRow[] }

/** What this account, or the guest, has saved on this device. Nothing of any other account is listed. */
export function useSavedPages(): SavedPages {
  const { snapshots } = useData()
  const account = useAccount()
  const [found, setFound] = useState<{ account: string; rows: SavedRow[] }>()
  useEffect(() => {
    let wanted = true
    void snapshots
      .list()
      .catch((): SavedPage[] => [])
      .then((pages) => wanted && setFound({ account, rows: pages.map(toRow) }))
    return () => {
      wanted = false
    }
  }, [snapshots, account])
  if (found?.account !== account) return { state: 'loading' }
  return found.rows.length === 0 ? { state: 'empty' } : { state: 'ready', rows: found.rows }
}

function toRow({ route, title, savedAt }: SavedPage): SavedRow {
  return { route, title, asOf: `截至 ${stamp(savedAt)}` }
}
