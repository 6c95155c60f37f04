import { Button } from '#ui/button.tsx'
import { FloatingLikes } from './floating-likes.tsx'
import { useRoomLikes } from './like-room.model.ts'

/** The like button of a room; `heard`: the total from its connection. */
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
