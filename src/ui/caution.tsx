import type { ReactNode } from 'react'
import css from './caution.module.css'

/** A warning that the law or the company requires; `alert` where it has just appeared. */
export function Caution({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <p className={css.caution} role={alert ? 'alert' : undefined}>
      {children}
    </p>
  )
}
