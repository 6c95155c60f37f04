import type { ReactNode } from 'react'
import css from './virtual.module.css'

/** All amounts in it are virtual: 「模拟」 is laid over each of them. law §4, journey H1 */
export function Virtual({ children }: { children: ReactNode }) {
  return (
    <div className={css.virtual} data-virtual>
      {children}
    </div>
  )
}

/** A list in it with its own page margins. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>
}
