import { useEffect, useState } from 'react'
import { certification, idCard } from '#api/domains/account/users.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { type Certification, toCertification } from './certification.words.ts'

export interface CertificationPage {
  loaded: Loaded<Certification>
  /** The page is in the background: its content is blurred in the app switcher. law §6 */
  hidden: boolean
}

/** AC-10 */
export function useCertification(): CertificationPage {
  const now = useNow()
  const known = useCall(certification, {})
  const card = useCall(idCard, {})
  const sides = card.state === 'ready' ? card.data : undefined
  return {
    loaded: mapLoaded(known, (data) => toCertification(data, sides, now)),
    hidden: useHidden(),
  }
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const see = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [])
  return hidden
}
