import { useSyncExternalStore } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { byHand } from '#ui/overlay/by-hand.ts'

const CopyByHand = lazyPart(() => import('#ui/overlay/copy-by-hand.tsx').then((m) => m.CopyByHand))

/** Shows a text that could not be copied. */
export function CopyDoor() {
  const text = useSyncExternalStore(byHand.subscribe, byHand.get, () => '')
  return text === '' ? null : <CopyByHand text={text} />
}
