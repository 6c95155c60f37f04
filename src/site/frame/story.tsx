import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './story.module.css'

/** The style of a list of them. */
export const stories = css.stories

interface Props {
  href: string
  title: string
  summary: ReactNode
  /** Date and author. */
  note: ReactNode
  cover?: string | undefined
  isOld?: boolean
}

/** An article or similar in a list of the site. */
export function Story({ href, title, summary, note, cover = '', isOld = false }: Props) {
  return (
    <Link href={href} className={css.story} data-old={isOld || undefined}>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <Quiet as="span">
          <span className={css.summary}>{summary}</span>
        </Quiet>
        {note}
      </span>
      {cover !== '' && (
        <span className={css.cover}>
          <Picture src={cover} alt="" ratio={16 / 9} />
        </span>
      )}
    </Link>
  )
}

/** The skeleton of one. */
export function StoryOutline() {
  return (
    <div className={css.story}>
      <span className={css.words}>
        <Skeleton lines={4} />
      </span>
    </div>
  )
}
