import { BarSign } from '#ui/layout/bar-sign.tsx'
import { FloatingLikes } from './floating-likes.tsx'
import { useRoomLikes } from './like-room.model.ts'

/** The like button of a room, a sign of its bottom bar; `heard`: the total from its connection. */
export function LikeRoom({ roomId, heard }: { roomId: string; heard: number | undefined }) {
  const { text, total, press } = useRoomLikes(roomId, heard)
  return (
    <>
      <BarSign icon="like" name="点赞" label={text} onClick={press} />
      <FloatingLikes total={total} />
    </>
  )
}
