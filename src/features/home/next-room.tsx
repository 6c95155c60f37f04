import { Anchor } from '#ui/anchor.tsx'
import css from './home.module.css'
import { Motto } from './motto.tsx'
import type { To } from './modules/item.ts'
import { useNextRoom } from './next-room.model.ts'

/** What counts today: the room that is live or comes next. Until it is known the motto stands there. */
export function NextRoomLine({ to }: { to: To }) {
  const room = useNextRoom(to)
  if (!room) return <Motto />
  const words = (
    <>
      {room.label} {room.left !== '' && <strong className={css.left}>{room.left}</strong>} {room.title}
    </>
  )
  return room.href === undefined ? (
    <p className={css.today}>{words}</p>
  ) : (
    <Anchor href={room.href} className={css.today}>
      {words}
    </Anchor>
  )
}
