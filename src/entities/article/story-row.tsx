import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Picture } from '#ui/media/picture.tsx'
import css from './story-row.module.css'

interface Props {
  href: string
  title: ReactNode
  /** '' where it has none. */
  cover: string
  summary: ReactNode
  /** Source, time and the like. */
  facts: string
  /** Further links. */
  children?: ReactNode
}

/** An article or a piece of news in a list. */
export function StoryRow({ href, title, cover, summary, facts, children }: Props) {
  return (
    <div className={css.row}>
      <Link href={href} className={css.head}>
        <span className={css.title}>{title}</span>
        {cover !== '' && (
          <span className={css.thumb}>
            <Picture src={cover} alt="" ratio={16 / 9} />
          </span>
        )}
      </Link>
      <p className={css.summary}>{summary}</p>
      <p className={css.facts}>{facts}</p>
      {children}
    </div>
  )
}
