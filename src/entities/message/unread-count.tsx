import { useMessages } from '#entities/message/messages.model.ts'
import { Count } from '#ui/count.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import css from './hero.module.css'

/** How many messages are unread, on the bell. SV-03 */
export function UnreadCount() {
  const { unread } = useMessages()
  if (unread === 0) return null
  return (
    <span className={css.unread}>
      <Count of={unread} />
      <Unseen>条未读</Unseen>
    </span>
  )
}
