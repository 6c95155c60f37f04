import { useEffect, useState, useSyncExternalStore } from 'react'

export interface UpdateBarProps {
  /** Tells of a new version, with what takes it into use; returns how to stop. */
  onUpdate: (offer: (accept: () => void) => void) => () => void
  /** Text is being typed somewhere. */
  dirty: () => boolean
}

/** `hidden`: there is nothing new, or a reload would lose what is being typed. */
export function useUpdate({
  onUpdate,
  dirty,
}: UpdateBarProps): { state: 'hidden' } | { state: 'offered'; accept(): void } {
  const [offer, setOffer] = useState<{ accept: () => void }>()
  useEffect(() => onUpdate((accept) => setOffer({ accept })), [onUpdate])
  const busy = useSyncExternalStore(offer ? everySecond : never, dirty, () => true)
  return offer && !busy ? { state: 'offered', accept: offer.accept } : { state: 'hidden' }
}

/** Forms do not tell when they change; asked only while an update waits. */
function everySecond(ask: () => void): () => void {
  const timer = setInterval(ask, 1_000)
  return () => clearInterval(timer)
}

function never(): () => void {
  return () => undefined
}
