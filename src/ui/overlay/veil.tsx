import { type ReactNode, useSyncExternalStore } from 'react'
import css from './veil.module.css'

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** What nobody should read from the list of open apps: blurred while the page is not in front. product 4.6 */
export function Veil({ children }: { children: ReactNode }) {
  const hidden = useSyncExternalStore(
    watch,
    () => document.visibilityState === 'hidden',
    () => false,
  )
  return <div className={hidden ? css.veiled : undefined}>{children}</div>
}
