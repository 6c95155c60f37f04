import { useState } from 'react'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useLongPress } from './use-long-press.ts'
import { useHost } from '#wechat/page.tsx'
import css from './talk.module.css'
import { type ListedTalk, useTalkList } from './talk-list.model.ts'
import type { Liked } from './message-menu.model.ts'
import type { BubbleView } from './talk.words.ts'

const Voice = lazyPart(() => import('./voice.tsx').then((m) => m.Voice), <Skeleton lines={1} />)
const Person = lazyPart(() => import('./person.tsx').then((m) => m.Person), <Skeleton lines={3} />)
const MessageMenu = lazyPart(() => import('./message-menu.tsx').then((m) => m.MessageMenu), <Skeleton lines={3} />)

interface Props {
  bubbles: readonly BubbleView[]
  talk: ListedTalk
  /** So many were unread when the talk was opened. */
  unread?: number
  /** Sends one again that did not arrive. */
  onAgain: (key: string) => void
  /** Takes a message up in what is written next. */
  onQuote?: ((bubble: BubbleView) => void) | undefined
}

/** The messages of a talk, the newest at the bottom. product LV-03, CH-02 */
export function TalkList({ bubbles, talk, unread = 0, onAgain, onQuote }: Props) {
  const [chosen, choose] = useState<BubbleView>()
  const [person, showPerson] = useState('')
  const [liked, like] = useState<Readonly<Record<string, Liked>>>({})
  const done = () => choose(undefined)
  const list = useTalkList(bubbles, talk, unread)
  const { box, shown, pill, toEnd, onScroll, spoken, firstUnread } = list
  return (
    <div className={css.talk}>
      <div
        ref={box}
        className={css.box}
        role="log"
        aria-live="off"
        aria-label="互动消息"
        // A box that scrolls must be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={css.list}>
          {list.hasOlder && (
            <li>
              <button type="button" className={css.older} onClick={list.older}>
                查看更早的消息
              </button>
            </li>
          )}
          {shown.map((bubble) => (
            <Bubble
              key={bubble.key}
              bubble={bubble}
              like={liked[bubble.messageId] ?? bubble.like}
              onPerson={showPerson}
              isFirstUnread={bubble.key === firstUnread}
              isTarget={bubble.messageId !== '' && bubble.messageId === list.target}
              onAgain={onAgain}
              onQuoted={list.jump}
              onMore={choose}
            />
          ))}
        </ol>
      </div>
      {pill !== '' && (
        <button type="button" className={css.pill} onClick={toEnd}>
          {pill}
        </button>
      )}
      <Sheet open={chosen !== undefined} title="消息操作" onClose={done}>
        {chosen && (
          <MessageMenu
            bubble={chosen}
            onQuote={onQuote}
            onLiked={(messageId, now) => like((before) => ({ ...before, [messageId]: now }))}
            onPerson={() => {
              done()
              showPerson(chosen.person)
            }}
            onDone={done}
          />
        )}
      </Sheet>
      <Sheet open={person !== ''} title="发言人资料" onClose={() => showPerson('')}>
        {person !== '' && <Person id={person} />}
      </Sheet>
      <div className={css.heard} role="status">
        {spoken}
      </div>
    </div>
  )
}

interface BubbleProps extends Pick<Props, 'onAgain'> {
  bubble: BubbleView
  isFirstUnread: boolean
  isTarget: boolean
  onQuoted: (messageId: string) => void
  onMore: (bubble: BubbleView) => void
  like: Liked
  onPerson: (id: string) => void
}

function Bubble({ bubble, isFirstUnread, isTarget, like, onAgain, onQuoted, onMore, onPerson }: BubbleProps) {
  const { key, messageId, isMine, name, avatar, role, quote, time, day, state, person } = bubble
  const more = () => onMore({ ...bubble, like })
  const press = useLongPress(messageId === '' ? undefined : more)
  return (
    <li data-message={messageId}>
      {isFirstUnread && <p className={css.unread}>以下为未读消息</p>}
      {day !== '' && <p className={css.day}>{day}</p>}
      <div className={classes(css.row, isMine && css.mine)}>
        {!isMine &&
          (person === '' ? (
            <Avatar src={avatar} name="" size={32} />
          ) : (
            <button type="button" className={css.person} aria-label={`${name}的资料`} onClick={() => onPerson(person)}>
              <Avatar src={avatar} name="" size={32} />
            </button>
          ))}
        <div className={css.said}>
          <p className={css.who}>
            <span>{name}</span>
            <time>{time}</time>
            {role !== '' && <Badge tone="gold">{role}</Badge>}
            {like.likeCount > 0 && <span>{`${like.isLiked ? '已赞' : '赞'} ${like.likeCount}`}</span>}
          </p>
          <div className={classes(css.bubble, isTarget && css.target)} {...press}>
            {quote && (
              <button type="button" className={css.quote} onClick={() => onQuoted(quote.messageId)}>
                {quote.text}
              </button>
            )}
            <Words bubble={bubble} />
          </div>
          {state === 'sending' && <p className={css.who}>发送中</p>}
          {state === 'failed' && (
            <button type="button" className={css.again} onClick={() => onAgain(key)}>
              未发出，点此重发
            </button>
          )}
        </div>
        {messageId !== '' && (
          <button type="button" className={css.more} aria-label={`更多：${name}的消息`} onClick={more}>
            ⋯
          </button>
        )}
      </div>
    </li>
  )
}

function Words({ bubble: { messageId, text, image, voice, link } }: { bubble: BubbleView }) {
  const host = useHost()
  return (
    <>
      {text !== '' && <p className={css.text}>{text}</p>}
      {image !== '' && (
        <button type="button" aria-label="查看图片" onClick={() => void host.preview([image], image)}>
          {/* Its size is not known: a fixed one moves nothing. */}
          <img src={image} alt="" width={160} height={160} loading="lazy" decoding="async" />
        </button>
      )}
      {voice && <Voice messageId={messageId} {...voice} />}
      {link && <Anchor href={link.href}>{link.title}</Anchor>}
    </>
  )
}
