import { useMemo } from 'react'
import { useAccount } from '#data/deps.tsx'
import { createStorage } from '#session/storage.ts'
import { createProgress, type Progress } from './progress.ts'

/** The progress of the current account. */
export function useProgress(): Progress {
  const account = useAccount()
  return useMemo(() => createProgress(createStorage('local'), account), [account])
}
