import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './story-row.module.css'

interface Props {
  href: string
  title: string
  /** A mark before the facts; '' for none. */
  badge?: string
  tone?: 'brand' | 'plain'
  /** '' without one. */
  cover: string
  /** Of the cover, until it has loaded. */
  color?: string | undefined
  summary: ReactNode
  /** Source, time and so on. */
  facts: string
  /** The author, with the list of their articles. */
  author?: { text: string; href: string } | undefined
  /** A button at the end. */
  end?: ReactNode
}

/** An article, news item or broadcast in a list: its text, with the picture at the right. */
export function StoryRow({
  href,
  title,
  badge = '',
  tone = 'plain',
  cover,
  color,
  summary,
  facts,
  author,
  end,
}: Props) {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Link href={href} className={css.title}>
          <span>
            <Unbroken>{title}</Unbroken>
          </span>
        </Link>
        <p className={css.summary}>{summary}</p>
        <p className={css.facts}>
          <Badge tone={tone}>{badge}</Badge>
          <span>
            <Unbroken>{facts}</Unbroken>
          </span>
        </p>
      </div>
      {cover !== '' && (
        <span className={css.thumb}>
          <Picture src={cover} alt="" ratio={16 / 9} color={color} />
        </span>
      )}
      {author && (
        <Link href={author.href} className={css.author}>
          {author.text}
        </Link>
      )}
      {end}
    </div>
  )
}
