import { Count } from '#ui/count.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { useMessages } from './messages.model.ts'

/** How many messages are unread; nothing for none. SV-03 */
export function UnreadCount() {
  const { unread } = useMessages()
  if (unread === 0) return null
  return (
    <>
      <Count of={unread} />
      <Unseen>条未读</Unseen>
    </>
  )
}
