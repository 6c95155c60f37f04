import { Button } from '#ui/button.tsx'
import { FloatingLikes } from './floating-likes.tsx'
import { useRoomLikes } from './like-room.model.ts'

/** The like of a room; `heard`: how many there are, as its connection says. */
export function LikeRoom({ roomId, heard }: { roomId: string; heard: number | undefined }) {
  const { text, total, press } = useRoomLikes(roomId, heard)
  return (
    <>
      <Button kind="plain" size="small" onClick={press}>
        {text}
      </Button>
      <FloatingLikes total={total} />
    </>
  )
}
