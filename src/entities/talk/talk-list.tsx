import type { Talk } from '#data/timeline/talk.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { useHost } from '#wechat/page.tsx'
import css from './talk.module.css'
import { useTalkList } from './talk-list.model.ts'
import type { BubbleView } from './talk.words.ts'

interface Props {
  bubbles: readonly BubbleView[]
  talk: Talk
  /** Sends one again that did not arrive. */
  onAgain: (key: string) => void
}

/** The messages of a talk, the newest at the bottom. product LV-03, CH-02 */
export function TalkList({ bubbles, talk, onAgain }: Props) {
  const { box, shown, fresh, toEnd, onScroll, spoken } = useTalkList(bubbles, talk)
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
          {shown.map((bubble) => (
            <Bubble key={bubble.key} bubble={bubble} onAgain={onAgain} />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className={css.pill} onClick={toEnd}>
          {`${fresh}条新消息`}
        </button>
      )}
      <div className={css.heard} role="status">
        {spoken}
      </div>
    </div>
  )
}

function Bubble({ bubble, onAgain }: { bubble: BubbleView; onAgain: (key: string) => void }) {
  const { key, isMine, name, avatar, role, quote, time, day, state } = bubble
  return (
    <li>
      {day !== '' && <p className={css.day}>{day}</p>}
      <div className={classes(css.row, isMine && css.mine)}>
        {!isMine && <Avatar src={avatar} name="" size={32} />}
        <div className={css.said}>
          <p className={css.who}>
            <span>{name}</span>
            {role !== '' && <span className={css.role}>{role}</span>}
            <time>{time}</time>
          </p>
          <div className={css.bubble}>
            {quote !== '' && <p className={css.quote}>{quote}</p>}
            <Words bubble={bubble} />
          </div>
          {state === 'sending' && <p className={css.who}>发送中</p>}
          {state === 'failed' && (
            <button type="button" className={css.again} onClick={() => onAgain(key)}>
              未发出，点此重发
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

function Words({ bubble: { text, image, voice, link } }: { bubble: BubbleView }) {
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
      {voice !== '' && <audio src={voice} controls preload="none" aria-label="语音消息" />}
      {link && <Anchor href={link.href}>{link.title}</Anchor>}
    </>
  )
}
