import { memo, type SyntheticEvent } from 'react'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Topics } from '#ui/prose/topics.tsx'
import { Content } from './content.tsx'
import type { Liked } from './sheets/message-menu.model.ts'
import type { Opened } from './sheets/talk-sheets.tsx'
import type { BubbleView } from './talk.words.ts'
import css from './bubble.module.css'
import { useLongPress } from './use-long-press.ts'

/** What can be done with a message; the same functions at every render. */
interface BubbleActs {
  onOpen: (what: Opened) => void
  onQuoted: (messageId: string) => void
  /** Resends a failed message. */
  onAgain: (key: string) => void
}

interface Props extends BubbleActs {
  bubble: BubbleView
  like: Liked
  isFirstUnread: boolean
  isTarget: boolean
}

/**
 * A message in the list. Few elements: dozens of them come and go each second while a room is lively, and each costs.
 */
export const Bubble = memo(function Bubble({ bubble, like, isFirstUnread, isTarget, ...acts }: Props) {
  const { key, messageId, isMine, name, role, time, state, isRecalled } = bubble
  const more = () => acts.onOpen({ menu: { ...bubble, like } })
  /** The menu key. */
  const menu = (event: SyntheticEvent) => {
    event.preventDefault()
    more()
  }
  const likes = like.likeCount > 0 ? `${like.isLiked ? '已赞' : '赞'} ${like.likeCount}` : ''
  return (
    <>
      {isFirstUnread && <li className={css.line}>以下为未读消息</li>}
      {time !== '' && <li className={css.line}>{time}</li>}
      {isRecalled && (
        <li className={css.line} data-message={messageId}>
          {bubble.text}
        </li>
      )}
      {!isRecalled && (
        <li className={classes(css.row, isMine && css.mine)} data-message={messageId}>
          {!isMine && <Portrait bubble={bubble} onOpen={acts.onOpen} />}
          {role !== '' && (
            <p className={css.who}>
              {name} <Badge tone="gold">{role}</Badge>
            </p>
          )}
          <Said
            bubble={bubble}
            likes={likes}
            isTarget={isTarget}
            more={messageId === '' ? undefined : more}
            {...acts}
          />
          {state === 'sending' && <p className={css.who}>发送中</p>}
          {state === 'failed' && (
            <button type="button" className={css.again} onClick={() => acts.onAgain(key)}>
              未发出，点此重发
            </button>
          )}
          {messageId !== '' && (
            <button
              type="button"
              className={css.more}
              aria-label={`更多：${name}的消息`}
              onClick={more}
              onContextMenu={menu}
            >
              ⋯
            </button>
          )}
        </li>
      )}
    </>
  )
})

/** A background, not an image: one element, whose colour stays where the picture does not come. */
function Portrait({ bubble: { avatar, name, person }, onOpen }: Pick<Props, 'bubble' | 'onOpen'>) {
  const style = avatar === '' ? undefined : { backgroundImage: `url("${avatar}")` }
  if (person === '') return <span className={css.portrait} style={style} />
  return (
    <button
      type="button"
      className={classes(css.portrait, css.person)}
      style={style}
      aria-label={`${name}的资料`}
      onClick={() => onOpen({ person })}
    />
  )
}

interface SaidProps extends BubbleActs {
  bubble: BubbleView
  /** '' for none. */
  likes: string
  isTarget: boolean
  more: (() => void) | undefined
}

function Said({ bubble, likes, isTarget, more, onQuoted, onOpen }: SaidProps) {
  const { text, quote, name, role, isMine } = bubble
  // Analysts' names are above their messages, others' inside.
  const by = role === '' && <span className={isMine ? css.own : css.by}>{name}</span>
  const liked = likes !== '' && <span className={css.likes}>{likes}</span>
  const press = useLongPress(more)
  const look = classes(css.bubble, isTarget && css.target)
  if (text !== '' && !quote) {
    return (
      <p className={look} {...press}>
        {by}
        <Topics text={text} />
        {liked}
      </p>
    )
  }
  return (
    <div className={look} {...press}>
      {by}
      {quote && (
        <button type="button" className={css.quote} onClick={() => onQuoted(quote.messageId)}>
          {quote.text}
        </button>
      )}
      <Content bubble={bubble} onFilm={(film) => onOpen({ film })} />
      {liked}
    </div>
  )
}
