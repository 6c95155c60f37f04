import { useState } from 'react'
import { LikeButton } from '#entities/like/like-button.tsx'
import { FeedList } from '#entities/list/feed-list.tsx'
import { Content } from '#entities/talk/content.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { usePostLike, usePosts } from './posts.model.ts'

/** 老师动态 of a chat. product CH-02 */
export function Posts({ chatId }: { chatId: string }) {
  const [film, show] = useState<BubbleView['film']>()
  return (
    <Stack inset>
      <FeedList
        feed={usePosts(chatId)}
        noun="动态"
        label="老师动态"
        keyOf={({ key }) => key}
        row={(post) => <Post post={post} onFilm={show} />}
        empty={<Empty text="老师还没有发布动态" />}
      />
      <FilmSheet film={film} onClose={() => show(undefined)} />
    </Stack>
  )
}

function Post({ post, onFilm }: { post: BubbleView; onFilm: (film: BubbleView['film']) => void }) {
  return (
    <Card>
      <Stack gap={2}>
        <Row gap={2}>
          <Avatar src={post.avatar} name="" size={32} />
          <Stack gap={1}>
            <span>{post.name}</span>
            <Badge tone="gold">{post.role}</Badge>
          </Stack>
        </Row>
        <Content bubble={post} onFilm={onFilm} />
        <Row gap={2} between>
          <Quiet small>{post.at}</Quiet>
          <LikeButton like={usePostLike(post)} />
        </Row>
      </Stack>
    </Card>
  )
}
