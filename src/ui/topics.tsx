import { splitTopics } from '#lib/topics.ts'
import css from './topics.module.css'

/** Plain words with their topics between `#` marked. spec §9 */
export function Topics({ text }: { text: string }) {
  return splitTopics(text).map((piece, at) =>
    piece.topic ? (
      <mark key={at} className={css.topic}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
