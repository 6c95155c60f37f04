import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './time-rows.module.css'

/** One entry of a day. */
export interface TimeRow {
  key: string
  /** HH:mm, or 「现在」. */
  time: string
  title: string
  note: string
  /** Absent if it is not a link. */
  href: string | undefined
}

/** The entries of a day, each row led by its time. `end`: replaces the chevron at the end of a row. */
export function TimeRows({
  rows,
  label,
  onOpen,
  end,
}: {
  rows: readonly TimeRow[]
  label: string
  onOpen?: (key: string) => void
  end?: (row: TimeRow) => ReactNode
}) {
  return (
    <ol className={css.rows} aria-label={label}>
      {rows.map((row) => {
        const { key, time, title, note, href } = row
        const words = (
          <>
            <time className={css.time}>{time}</time>
            <span className={css.words}>
              <span className={css.title}>{title}</span>
              <small className={css.note}>{note}</small>
            </span>
          </>
        )
        const own = end?.(row)
        return (
          <li key={key} className={css.row}>
            {href === undefined ? (
              <p className={css.place}>{words}</p>
            ) : (
              <Anchor href={href} className={css.place} onClick={() => onOpen?.(key)}>
                {words}
                {!own && <Icon name="next" size={16} />}
              </Anchor>
            )}
            {own}
          </li>
        )
      })}
    </ol>
  )
}
