import { useState } from 'react'
import { CommentList } from '#entities/comment/comment-list.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { NamedStocks } from '#entities/stock/named-stocks.tsx'
import { Content } from '#entities/talk/content.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import { type BubbleView, bubbleOf } from '#entities/talk/talk.words.ts'
import { minute } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Comments as CommentsModel, useComments, usePageLike } from './comments.model.ts'
import css from './channel.module.css'
import type { Message } from './message.model.ts'

/** A message with its stocks and comments. MD-09 */
export function MessageBody({ message, path }: { message: Message; path: string }) {
  const bubble = bubbleOf(message)
  const { stocks = [] } = message
  return (
    <>
      <Card label="消息">
        <Words bubble={bubble} published={`发布于 ${minute(message.sentAt)}，观点随市场变化可能失效`} path={path} />
        {stocks.length > 0 && <NamedStocks title="文中提到" stocks={stocks} />}
        <p className={css.small}>内容仅代表作者观点，不构成投资建议</p>
      </Card>
      <Comments model={useComments(message.messageId)} />
    </>
  )
}

function Words({ bubble, published, path }: { bubble: BubbleView; published: string; path: string }) {
  const [film, show] = useState<BubbleView['film']>()
  const like = usePageLike(bubble, path)
  return (
    <>
      <p className={css.speaker}>
        <Avatar src={bubble.avatar} name="" size={44} />
        <span className={css.words}>
          <b>{bubble.name}</b>
          <span className={css.cert}>{bubble.role}</span>
        </span>
      </p>
      <Content bubble={bubble} onFilm={show} />
      <p className={css.small}>{published}</p>
      {!bubble.isRecalled && <LikeButton like={like} />}
      <FilmSheet film={film} onClose={() => show(undefined)} />
    </>
  )
}

/** The comments of others, which are read-only here. */
function Comments({ model: { hot, comments } }: { model: CommentsModel }) {
  return (
    <Card title="评论">
      <LoadState loaded={comments} skeleton={<Skeleton lines={6} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Quiet small>还没有评论</Quiet>
          ) : (
            <>
              {rows.length > hot.length && (
                <>
                  <Quiet small>热门评论</Quiet>
                  <CommentList rows={hot} label="热门评论" />
                  <Quiet small>全部评论</Quiet>
                </>
              )}
              <CommentList rows={rows} label="评论" />
              {(comments.more ?? comments.busy) && (
                <Button kind="plain" size="small" busy={comments.busy} onClick={() => comments.more?.()}>
                  更多评论
                </Button>
              )}
            </>
          )
        }
      </LoadState>
    </Card>
  )
}
