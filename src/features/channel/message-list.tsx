import { useState } from 'react'
import { Link } from 'wouter'
import type { Quote } from '#api/shapes.ts'
import { LikeButton } from '#entities/like/like-button.tsx'
import { FeedList } from '#entities/list/feed-list.tsx'
import { StockChips } from '#entities/stock/stock-chips.tsx'
import { Content } from '#entities/talk/content.tsx'
import { Stopped } from '#entities/talk/stopped.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { type StreamFilter, streamHref } from '#lib/path/stream-href.ts'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/state/empty.tsx'
import css from './channel.module.css'
import type { MessageRow } from './channel.words.ts'
import { useMessageLike } from './like.model.ts'
import { useMessages } from './messages.model.ts'
import { usePlaceKept } from './place.model.ts'

interface Props {
  channelId: string
  name: string
  unread: number
  filter: StreamFilter
  stocks: readonly Quote[]
}

/** The messages of a channel by day, each beside its time. MD-08 */
export function MessageList(props: Props) {
  const { feed, waiting, stopped, restart } = useMessages(props)
  const [film, show] = useState<BubbleView['film']>()
  const path = streamHref(props.channelId)
  usePlaceKept(feed.state === 'ready' && feed.data.length > 0)
  return (
    <>
      {stopped.text !== '' && <Stopped stopped={stopped} onRestart={restart} />}
      <FeedList
        feed={feed}
        waiting={waiting}
        noun="消息"
        label="消息"
        look={css.list}
        keyOf={({ key }) => key}
        row={(row) => <Message row={row} path={path} onFilm={show} />}
        empty={<Empty text="还没有消息" action={{ label: '看全部消息', href: path }} />}
      />
      <FilmSheet film={film} onClose={() => show(undefined)} />
    </>
  )
}

interface MessageProps {
  row: MessageRow
  path: string
  onFilm: (film: BubbleView['film']) => void
}

function Message({ row, path, onFilm }: MessageProps) {
  const { bubble, time, stocks, isOld, href, head, isSeam } = row
  const like = useMessageLike(bubble, path)
  return (
    <>
      {isSeam && <p className={css.seam}>以上是新消息</p>}
      {head !== '' && <h2 className={css.day}>{head}</h2>}
      <div className={classes(css.row, isOld && css.old)}>
        <time className={css.time}>{time}</time>
        <article className={css.message}>
          <p className={css.by}>
            <b>{bubble.name}</b> <span className={css.cert}>{bubble.role}</span>
          </p>
          <Content bubble={bubble} onFilm={onFilm} />
          {stocks.length > 0 && <StockChips stocks={stocks} />}
          {!bubble.isRecalled && (
            <p className={css.foot}>
              <LikeButton like={like} />
              <Link href={href} className={css.comments}>
                评论
              </Link>
              <span className={css.small}>{isOld ? '观点可能已不适用' : '随市场变化可能失效'}</span>
            </p>
          )}
        </article>
      </div>
    </>
  )
}
