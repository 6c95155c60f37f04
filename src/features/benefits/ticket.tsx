import type { ReactNode } from 'react'
import { CourseRow } from '#entities/course/course-card.tsx'
import { classes } from '#ui/classes.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import type { TicketView } from './ticket.words.ts'
import css from './ticket.module.css'

interface Props {
  ticket: TicketView
  /** Its expiry, or why it is unavailable. */
  term: string
  /** It can no longer be used. */
  off?: boolean
  /** The action of the button. */
  children?: ReactNode
}

/** A coupon: its value, its scope and expiry, and below it the resulting price. */
export function Ticket({ ticket: { name, worth, from, scope, suits }, term, off = false, children }: Props) {
  return (
    <article className={classes(css.ticket, off && css.off)} aria-label={name}>
      <div className={css.head}>
        {worth.figure !== '' && (
          <p className={css.worth}>
            <strong>
              <small>{worth.unit}</small>
              {worth.figure}
              <small>{worth.end}</small>
            </strong>
            <span>{from}</span>
          </p>
        )}
        <div className={css.about}>
          <div className={css.words}>
            <h2 className={css.name}>{name}</h2>
            <p>
              <Unbroken>{scope}</Unbroken>
            </p>
            <p>
              <Unbroken>{term}</Unbroken>
            </p>
          </div>
          {children}
        </div>
      </div>
      {suits.length > 0 && (
        <ul aria-label="可用课程" className={css.suits}>
          {suits.map((row) => (
            <li key={row.key}>
              <CourseRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
