import type { ReactNode } from 'react'
import css from './bar.module.css'

/** The foot of a screen: some information, and a button that fills the remaining width. */
export function Bar({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <div>{lead}</div>
      <div>{children}</div>
    </div>
  )
}
