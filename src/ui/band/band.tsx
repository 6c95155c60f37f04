import type { ReactNode } from 'react'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './band.module.css'

/**
 * The brand band at the head of a page: one sentence or one number on what matters now, and a line below it; '' while
 * unknown.
 */
export function Band({ says, note, children }: { says: ReactNode; note: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.band}>
      <p className={css.says}>{says}</p>
      <p className={css.note}>{typeof note === 'string' ? <Unbroken>{note}</Unbroken> : note}</p>
      {children}
    </div>
  )
}
