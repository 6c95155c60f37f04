import { useState } from 'react'
import { CommentList } from '#entities/comment/comment-list.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { NamedStocks } from '#entities/stock/named-stocks.tsx'
import { Content } from '#entities/talk/content.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './channel.module.css'
import { type MessageModel, useChannelMessage, usePageLike } from './message.model.ts'

/** 消息详情与评论. MD-09 */
export function ChannelMessageScreen() {
  const model = useChannelMessage()
  const { message, path, channelHref } = model
  return (
    <Screen title="频道消息">
      <Stack gap={3} inset>
        <GuestState
          loaded={message}
          path={path}
          text="登录后可查看消息与评论"
          closed={{ label: '看频道', href: channelHref }}
          skeleton={<Skeleton lines={10} />}
        >
          {({ bubble, published, stocks }) => (
            <>
              <Card label="消息">
                <Words bubble={bubble} published={published} path={path} />
                {stocks.length > 0 && <NamedStocks title="文中提到" stocks={stocks} />}
                <p className={css.small}>内容仅代表作者观点，不构成投资建议</p>
              </Card>
              <Comments model={model} />
            </>
          )}
        </GuestState>
        <LinkButton href={channelHref} kind="plain" size="small">
          全部消息
        </LinkButton>
      </Stack>
      <RiskLine />
    </Screen>
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

/** What others say of it; here it is only read. */
function Comments({ model: { hot, comments } }: { model: MessageModel }) {
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
