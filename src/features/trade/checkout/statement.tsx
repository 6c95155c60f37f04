import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './checkout.module.css'

/** A notice the customer has to read before continuing, with the possible actions. */
export function Statement({ text, more, children }: { text: string; more: string; children?: ReactNode }) {
  return (
    <section className={css.say}>
      <Icon name="warning" />
      <div>
        <p className={css.name}>{text}</p>
        <p className={css.small}>{more}</p>
      </div>
      {children}
    </section>
  )
}
