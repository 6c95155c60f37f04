import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/media/picture.tsx'
import css from './story-row.module.css'

interface Props {
  href: string
  title: string
  /** A mark behind the title; '' for none. */
  badge?: string
  tone?: 'brand' | 'plain'
  /** '' where it has none. */
  cover: string
  summary: ReactNode
  /** Source, time and the like. */
  facts: string
  /** Who wrote it, with the list of their articles. */
  author?: { text: string; href: string } | undefined
}

/** An article or a piece of news in a list. */
export function StoryRow({ href, title, badge = '', tone = 'plain', cover, summary, facts, author }: Props) {
  return (
    <div className={css.row}>
      <Link href={href} className={css.head}>
        <span className={css.title}>
          {title} <Badge tone={tone}>{badge}</Badge>
        </span>
        {cover !== '' && (
          <span className={css.thumb}>
            <Picture src={cover} alt="" ratio={16 / 9} />
          </span>
        )}
      </Link>
      <p className={css.summary}>{summary}</p>
      <p className={css.facts}>{facts}</p>
      {author && (
        <Link href={author.href} className={css.author}>
          {author.text}
        </Link>
      )}
    </div>
  )
}
