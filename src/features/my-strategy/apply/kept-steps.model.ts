import { useMemo, useState } from 'react'
import { useAccount } from '#data/deps.tsx'
import { createStorage } from '#session/storage.ts'
import { CHECKED, keptSteps } from './kept-steps.ts'

export interface Kept {
  checked: boolean
  check: () => void
  /** The documents that were read. */
  papers: readonly string[]
  markRead: (paper: string) => void
}

/** The steps of an application done on this device. SG-09 */
export function useKept(id: string): Kept {
  const account = useAccount()
  const steps = useMemo(() => keptSteps(createStorage('local'), account, id), [account, id])
  const [done, setDone] = useState(steps.read)
  const add = (step: string) => {
    steps.add(step)
    setDone(steps.read())
  }
  return {
    checked: done.includes(CHECKED),
    check: () => add(CHECKED),
    papers: done.filter((each) => each !== CHECKED),
    markRead: add,
  }
}
