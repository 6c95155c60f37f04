import { Link } from 'wouter'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import type { RoomRow } from './rooms.words.ts'
import { Locked } from './locked.tsx'
import { Reserve } from './reserve.tsx'
import css from './live.module.css'

/** A room's speakers, and whether it requires a purchase. */
export function Author({ row: { summary, isLocked } }: { row: RoomRow }) {
  return (
    <span className={css.author}>
      {summary}
      {isLocked && <Locked />}
    </span>
  )
}

/** Upcoming rooms, led by their hour, or by day and hour. */
export function Coming({ rows, isDated = false }: { rows: readonly RoomRow[]; isDated?: boolean }) {
  return (
    <ul className={css.rooms}>
      {rows.map((row) => (
        <li key={row.id} className={css.coming}>
          <time className={css.hour}>{isDated ? row.since : row.hour}</time>
          <div className={css.words}>
            <Link href={row.href} className={css.name}>
              <Unbroken>{row.title}</Unbroken>
            </Link>
            <Author row={row} />
          </div>
          <Reserve roomId={row.id} title={row.title} asSign />
        </li>
      ))}
    </ul>
  )
}
