import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever the customer returns to the page, from another app or by going back. */
export function useReturned(back: (() => unknown) | undefined): void {
  const onReturn = useEffectEvent(() => void back?.())
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && onReturn()
    // WeChat restores left pages as they were.
    const shown = (event: PageTransitionEvent) => event.persisted && onReturn()
    document.addEventListener('visibilitychange', seen)
    addEventListener('pageshow', shown)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pageshow', shown)
    }
  }, [])
}
