import { type ReactNode, useSyncExternalStore } from 'react'
import css from './veil.module.css'

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Content that must not be readable in the app switcher: blurred while the page is in the background. law §6 */
export function Veil({ children }: { children: ReactNode }) {
  const hidden = useSyncExternalStore(
    watch,
    () => document.visibilityState === 'hidden',
    () => false,
  )
  return <div className={hidden ? css.veiled : undefined}>{children}</div>
}
