import { Link } from 'wouter'
import type { LessonRowView } from '#entities/course/lesson-row.words.ts'
import type { Mark } from './learned-catalog.model.ts'
import css from './catalog.module.css'

interface Props {
  rows: readonly LessonRowView[]
  /** The lesson being played. */
  current?: string | undefined
  onOpen?: ((row: LessonRowView) => void) | undefined
  /** How far a lesson was learned, by its key. */
  marks?: ReadonlyMap<string, Mark> | undefined
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
              <Learned mark={marks?.get(row.key)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A ring as far round as the lesson was learned, and the words for it. */
function Learned({ mark }: { mark: Mark | undefined }) {
  if (mark === undefined) return null
  return (
    <>
      <svg aria-hidden width={20} height={20} viewBox="0 0 20 20" className={css.ring}>
        <circle cx={10} cy={10} r={8} />
        <circle cx={10} cy={10} r={8} pathLength={1} strokeDasharray={`${mark.part} 1`} />
      </svg>
      <b className={css.mark}>{mark.text}</b>
    </>
  )
}
