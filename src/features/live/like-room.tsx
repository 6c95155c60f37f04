import { Button } from '#ui/button.tsx'
import { useRoomLikes } from './like-room.model.ts'

/** The like of a room. */
export function LikeRoom({ roomId }: { roomId: string }) {
  const { text, press } = useRoomLikes(roomId)
  return (
    <Button kind="plain" size="small" onClick={press}>
      {text}
    </Button>
  )
}
