import { useMemo } from 'react'
import { useData } from '#data/deps.tsx'
import { useWholeSession } from '#session/context.tsx'
import { createStorage } from '#session/storage.ts'
import { type Attempts, createAttempts } from './attempt.ts'

/** The attempts of the current account. */
export function useAttempts(): Attempts {
  const { now } = useData()
  const account = useWholeSession().account()
  return useMemo(() => createAttempts(createStorage('local'), account, now), [account, now])
}
