import type { ReactNode } from 'react'
import css from './bar.module.css'

/** What the foot of a screen holds beside its button, and the button, which takes what room is left. */
export function Bar({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <div>{lead}</div>
      <div>{children}</div>
    </div>
  )
}
