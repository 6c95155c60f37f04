import { useLastWords } from './last-words.model.ts'
import css from './live.module.css'

/** The last message, over the picture of a room. */
export function LastWords({ roomId }: { roomId: string }) {
  const said = useLastWords(roomId)
  if (!said) return null
  return (
    <span className={css.said}>
      <b>{said.name}</b> {said.text}
    </span>
  )
}
