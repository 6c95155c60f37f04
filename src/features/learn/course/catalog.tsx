import { Link } from 'wouter'
import type { LessonRowView } from '#entities/course/lesson-row.words.ts'
import css from './catalog.module.css'

interface Props {
  rows: readonly LessonRowView[]
  /** The lesson being played. */
  current?: string | undefined
  onOpen?: ((row: LessonRowView) => void) | undefined
  /** How far a lesson was learned, by its key. */
  marks?: ReadonlyMap<string, string> | undefined
}

/** A course's lessons; a chapter's title stands over its first lesson. */
export function Catalog({ rows, current, onOpen, marks }: Props) {
  return (
    <ul className={css.catalog} data-each="lessons">
      {rows.map((row) => (
        <li key={row.key}>
          <h3 className={css.chapter}>{row.chapter}</h3>
          <Link
            href={row.href}
            className={css.lesson}
            data-state={row.state}
            aria-current={row.key === current ? 'true' : undefined}
            onClick={() => onOpen?.(row)}
          >
            <span className={css.title}>{row.title}</span>
            <span className={css.note}>
              {row.note}
              {marks?.has(row.key) && <b className={css.mark}>{marks.get(row.key)}</b>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
