import { useMemo } from 'react'
import { useData } from '#data/deps.tsx'
import { createSavedFiles, type SavedFiles } from './saved-files.ts'

/** The files this account has saved on this device. */
export function useSavedFiles(): SavedFiles {
  const { account, now } = useData()
  return useMemo(() => createSavedFiles({ account, now }), [account, now])
}
