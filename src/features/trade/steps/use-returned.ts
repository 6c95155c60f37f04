import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever somebody comes back to the page: from another app, or by going back to it. */
export function useReturned(back: (() => unknown) | undefined): void {
  const onReturn = useEffectEvent(() => void back?.())
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && onReturn()
    // WeChat keeps left pages as they were and shows them again.
    const shown = (event: PageTransitionEvent) => event.persisted && onReturn()
    document.addEventListener('visibilitychange', seen)
    addEventListener('pageshow', shown)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pageshow', shown)
    }
  }, [])
}
