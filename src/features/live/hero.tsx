import { Link } from 'wouter'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Locked } from './locked.tsx'
import type { RoomRow } from './live.words.ts'
import css from './live.module.css'

// Neither is needed for the first render.
const Adviser = lazyPart(
  () => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser),
  <span className={css.place} />,
)
const LastWords = lazyPart(() => import('./last-words.tsx').then((m) => m.LastWords))

/** The live room: its picture with the last message, subject, speakers, and the entry. */
export function Hero({ row }: { row: RoomRow }) {
  const { id, title, href, cover, color, badge, tone, since, watching, topic, person, isLocked } = row
  return (
    <Card label={title}>
      <div className={css.hero}>
        <Picture src={cover} alt="" ratio={16 / 9} color={color} eager />
        <span className={css.state}>
          <Badge tone={tone}>{badge}</Badge>
        </span>
        {since !== '' && <span className={css.since}>{since}</span>}
        <LastWords roomId={id} />
        <Link href={href} className={css.way} aria-hidden tabIndex={-1} />
      </div>
      <h2 className={css.title}>
        <Link href={href} className={css.top}>
          <Unbroken>{title}</Unbroken>
        </Link>
      </h2>
      {topic !== '' && (
        <p className={css.topic}>
          正在讲 <span>{topic}</span>
        </p>
      )}
      <Adviser person={person} />
      {isLocked && <Locked />}
      <div className={css.enter}>
        <p className={css.facts}>
          {watching !== '' && <b className={css.watching}>{watching}</b>}
          {watching !== '' && '人在看'}
        </p>
        <LinkButton href={href}>进入直播间</LinkButton>
      </div>
      <p className={css.facts}>投资有风险，直播内容仅供学习交流，不构成任何买卖建议</p>
    </Card>
  )
}
