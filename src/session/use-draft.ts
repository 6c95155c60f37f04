import { useCallback, useState } from 'react'
import { useWholeSession } from '#session/context.tsx'

/** Typed text that survives reloads and authorization: the text and its setter ('' removes it). */
export function useDraft(key: string): [string, (text: string) => void] {
  const { drafts } = useWholeSession()
  const [typed, setTyped] = useState({ key, text: drafts.get(key) })
  const keep = useCallback(
    (text: string) => {
      drafts.set(key, text)
      setTyped({ key, text })
    },
    [drafts, key],
  )
  return [typed.key === key ? typed.text : drafts.get(key), keep]
}
