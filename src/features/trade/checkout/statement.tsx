import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './checkout.module.css'

/** What the customer has to know before going on, with what can be done about it. */
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
