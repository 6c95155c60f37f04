import { Anchor } from '#ui/anchor.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import css from './hero.module.css'
import { Motto } from './motto.tsx'
import type { To } from './modules/item.ts'
import { useNextRoom } from './next-room.model.ts'

/** The room that is live or comes next. Until it is known the motto takes its place. */
export function NextRoomLine({ to }: { to: To }) {
  const room = useNextRoom(to)
  if (!room) return <Motto />
  const words = (
    <>
      <Avatar src={room.face} name="" size={40} />
      <span className={css.room}>
        <strong>{room.title}</strong>
        <small>{room.author}</small>
      </span>
      <span className={css.wait}>
        {room.left !== '' && <strong>{room.left}</strong>}
        <small>{room.label}</small>
      </span>
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
