import { Link } from 'wouter'
import { Adviser } from '#entities/adviser/adviser.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { useLastWords } from './last-words.model.ts'
import { Locked } from './locked.tsx'
import type { RoomRow } from './live.words.ts'
import css from './live.module.css'

/** The room that is on: its picture with what was said last, what is spoken of, who speaks, and the way in. */
export function Hero({ row }: { row: RoomRow }) {
  const { id, title, href, cover, color, badge, tone, since, watching, topic, person, isLocked } = row
  const said = useLastWords(id)
  return (
    <Card label={title}>
      <Link href={href} className={css.hero} aria-hidden tabIndex={-1}>
        <Picture src={cover} alt="" ratio={16 / 9} color={color} eager />
        <span className={css.state}>
          <Badge tone={tone}>{badge}</Badge>
        </span>
        {since !== '' && <span className={css.since}>{since}</span>}
        {said && (
          <span className={css.said}>
            <b>{said.name}</b> {said.text}
          </span>
        )}
      </Link>
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
