import { Link } from 'wouter'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Locked } from './locked.tsx'
import type { HeroView } from './live.words.ts'
import type { RoomRow } from './rooms.words.ts'
import css from './live.module.css'

const ADVISER_ROOM = <span className={css.place} />
// Neither is needed for the first render.
const Adviser = lazyPart(() => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser), ADVISER_ROOM)
const LastWords = lazyPart(() => import('./last-words.tsx').then((m) => m.LastWords))

/**
 * The live room: its picture with the last message, subject, speakers, and the entry.
 * @param room undefined in the first render, which is that of the HTML
 */
export function Hero({ view, room }: { view: HeroView; room: RoomRow | undefined }) {
  const { id, title, href, cover, topic, watching, viewers } = view
  return (
    <Card label={title}>
      <div className={css.hero}>
        <Picture src={cover} alt="" ratio={16 / 9} color={room?.color} eager />
        <span className={css.state}>
          <Badge tone={room?.tone ?? 'brand'}>{room?.badge ?? '直播中'}</Badge>
        </span>
        {room && room.since !== '' && <span className={css.since}>{room.since}</span>}
        {room && <LastWords roomId={id} />}
        <Link href={href} className={css.way} aria-hidden tabIndex={-1} />
      </div>
      <h2 className={css.title}>
        <Link href={href} className={css.top}>
          {room ? <Unbroken>{title}</Unbroken> : title}
        </Link>
      </h2>
      <p className={css.topic} data-topic={topic}>
        正在讲 <span>{topic}</span>
      </p>
      {room ? <Adviser person={room.person} /> : ADVISER_ROOM}
      {room?.isLocked && <Locked />}
      <div className={css.enter}>
        <p className={css.facts}>
          <b className={css.watching}>{watching}</b>
          <span>{viewers}</span>
        </p>
        <LinkButton href={href}>进入直播间</LinkButton>
      </div>
      <p className={css.facts}>投资有风险，直播内容仅供学习交流，不构成任何买卖建议</p>
    </Card>
  )
}
