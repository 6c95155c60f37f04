import { Link } from 'wouter'
import { splitTopics } from '#lib/text/topics.ts'
import css from './topics.module.css'

interface Props {
  text: string
  /** The address of a topic, given its text with the marks; without it topics are only highlighted. */
  href?: ((topic: string) => string) | undefined
  onPick?: ((topic: string) => void) | undefined
}

/** Plain text with its topics between `#` highlighted. spec §9 */
export function Topics({ text, href, onPick }: Props) {
  return splitTopics(text).map((piece, at) => {
    if (!piece.topic) return piece.text
    const marked = (
      <mark key={at} className={css.topic}>
        {piece.text}
      </mark>
    )
    if (!href) return marked
    return (
      <Link key={at} href={href(piece.text)} onClick={() => onPick?.(piece.text)}>
        {marked}
      </Link>
    )
  })
}
