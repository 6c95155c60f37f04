import { useCallback, useState } from 'react'
import { useSession, useWholeSession } from '#session/context.tsx'

/** Changes when all drafts are removed: what a form holds beside them goes with them. */
export function useDraftEra(): number {
  // It changes with no other value than the tokens.
  useSession(({ tokens }) => tokens)
  return useWholeSession().drafts.era()
}

/** Typed text that survives reloads and authorization: the text and its setter ('' removes it). */
export function useDraft(key: string): [string, (text: string) => void] {
  const { drafts } = useWholeSession()
  const era = useDraftEra()
  const [typed, setTyped] = useState({ key, era, text: drafts.get(key) })
  const keep = useCallback(
    (text: string) => {
      drafts.set(key, text)
      setTyped({ key, era: drafts.era(), text })
    },
    [drafts, key],
  )
  return [typed.key === key && typed.era === era ? typed.text : drafts.get(key), keep]
}
