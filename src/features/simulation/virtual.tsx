import type { ReactNode } from 'react'
import css from './virtual.module.css'

/** Everything in it is of virtual money: 「模拟」 lies over each amount. law §4, journey H1 */
export function Virtual({ children }: { children: ReactNode }) {
  return (
    <div className={css.virtual} data-virtual>
      {children}
    </div>
  )
}

/** A list among it that keeps its own distance from the edges of the page. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>
}
