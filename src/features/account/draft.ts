import { useState } from 'react'
import { createStorage } from '#session/storage.ts'

const PREFIX = 'draft.'

/** Text being typed, kept for this tab: an error, a reload or a trip to WeChat does not lose it. product D6 */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const [storage] = useState(() => createStorage('session'))
  const [text, setText] = useState(() => storage.get(PREFIX + name) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') storage.remove(PREFIX + name)
    else storage.set(PREFIX + name, next)
  }
  return [text, change]
}
