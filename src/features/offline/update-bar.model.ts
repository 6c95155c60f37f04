import { useEffect, useState, useSyncExternalStore } from 'react'

export interface UpdateBarProps {
  /** Calls back with a new version and the function that activates it; returns the unsubscriber. */
  onUpdate: (offer: (accept: () => void) => void) => () => void
  /** Whether text is being typed. */
  dirty: () => boolean
}

/** `hidden`: there is no update, or a reload would lose typed text. */
export function useUpdate({
  onUpdate,
  dirty,
}: UpdateBarProps): { state: 'hidden' } | { state: 'offered'; accept(): void } {
  const [offer, setOffer] = useState<{ accept: () => void }>()
  useEffect(() => onUpdate((accept) => setOffer({ accept })), [onUpdate])
  const busy = useSyncExternalStore(offer ? everySecond : never, dirty, () => true)
  return offer && !busy ? { state: 'offered', accept: offer.accept } : { state: 'hidden' }
}

/** Forms have no change event for this, so they are checked while an update waits. */
function everySecond(check: () => void): () => void {
  const timer = setInterval(check, 1_000)
  return () => clearInterval(timer)
}

function never(): () => void {
  return () => undefined
}
