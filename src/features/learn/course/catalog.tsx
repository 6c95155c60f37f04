import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { LessonRowView } from '#entities/course/lesson-row.words.ts'
import { Badge } from '#ui/badge.tsx'
import type { Mark } from './learned-catalog.model.ts'
import css from './catalog.module.css'

export interface CatalogProps {
  rows: readonly LessonRowView[]
  /** The lesson being played, and what is shown under it. */
  current?: string | undefined
  below?: ReactNode
  onOpen?: ((row: LessonRowView) => void) | undefined
}

interface Props extends CatalogProps {
  /** The progress of a lesson, by its key. */
  marks?: ReadonlyMap<string, Mark> | undefined
}

/** A course's lessons, each with a progress ring; a chapter's title is above its first lesson. */
export function Catalog({ rows, current, below, onOpen, marks }: Props) {
  return (
    <ul className={css.catalog} data-each="lessons">
      {rows.map((row, at) => (
        <li key={row.key} data-current={row.key === current || undefined}>
          <h3 className={css.chapter}>{row.chapter}</h3>
          <Link
            href={row.href}
            className={css.lesson}
            data-state={row.state}
            aria-current={row.key === current ? 'true' : undefined}
            onClick={() => onOpen?.(row)}
          >
            <Ring mark={marks?.get(row.key)} state={row.state} number={at + 1} />
            <span className={css.words}>
              <span className={css.title}>{row.title}</span>
              <span className={css.note}>{[row.note, marks?.get(row.key)?.text].filter(Boolean).join(' · ')}</span>
            </span>
            {row.state === 'trial' && <Badge tone="brand">试看</Badge>}
          </Link>
          {row.key === current && below}
        </li>
      ))}
    </ul>
  )
}

const signs = {
  done: 'm9 14.5 3.5 3.5 6.5-7.5',
  begun: 'M11.5 9.5v9l7-4.5z',
  locked: 'M10 13.5h8v6h-8zM11.5 13.5v-2a2.5 2.5 0 0 1 5 0v2',
}

/** Filled by the lesson's progress; its number until it is started, a lock if it is locked. */
function Ring({ mark, state, number }: { mark: Mark | undefined; state: string; number: number }) {
  const sign = mark ? (mark.part === 1 ? 'done' : 'begun') : state === 'locked' ? 'locked' : undefined
  return (
    <svg aria-hidden width={28} height={28} viewBox="0 0 28 28" className={css.ring} data-sign={sign}>
      {sign !== 'locked' && <circle cx={14} cy={14} r={11.5} />}
      {mark && (
        <circle cx={14} cy={14} r={11.5} pathLength={1} strokeDasharray={`${mark.part} 1`} className={css.part} />
      )}
      {sign ? (
        <path d={signs[sign]} />
      ) : (
        <text x={14} y={14} textAnchor="middle" dominantBaseline="central">
          {number}
        </text>
      )}
    </svg>
  )
}
