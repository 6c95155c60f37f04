import { Quiet } from '#ui/layout/quiet.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { Message } from './context.tsx'
import { useKept } from './kept.model.ts'

interface Props {
  chatId: string
  /** Why the talk itself is missing. */
  error: string
  onRetry: () => void
}

/** The last messages of a chat offline, with their date. CH-02 */
export function Kept({ chatId, error, onRetry }: Props) {
  const kept = useKept(chatId, onRetry)
  if (kept === undefined) return <Skeleton lines={6} inset />
  if (kept === null) return <ErrorCard message={error} onRetry={onRetry} />
  return (
    <>
      <div className={css.keptAt}>
        <Quiet small>{`暂时连不上，以下为${kept.savedAt}保存的消息`}</Quiet>
      </div>
      <div className={css.kept}>
        <ol aria-label="保存的消息">
          {kept.messages.map((message) => (
            <li key={message.key} className={css.row}>
              <Message message={message} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
