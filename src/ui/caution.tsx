import type { ReactNode } from 'react'
import css from './caution.module.css'

/** What the law or the company has a customer know before going on; `alert` where it has just come up. */
export function Caution({ alert = false, children }: { alert?: boolean; children: ReactNode }) {
  return (
    <p className={css.caution} role={alert ? 'alert' : undefined}>
      {children}
    </p>
  )
}
