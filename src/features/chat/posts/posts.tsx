import { useState } from 'react'
import { LikeButton } from '#entities/like/like-button.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Content } from '#entities/talk/content.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePostLike, usePosts } from './posts.model.ts'

/** 老师动态 of a chat. product CH-02 */
export function Posts({ chatId }: { chatId: string }) {
  const { rows, more, busy, error } = usePosts(chatId)
  const [film, show] = useState<BubbleView['film']>()
  return (
    <LoadState loaded={rows} skeleton={<Skeleton lines={9} inset />}>
      {(posts) =>
        posts.length === 0 ? (
          <Empty text="老师还没有发布动态" />
        ) : (
          <Stack inset gap={3}>
            {posts.map((post) => (
              <Post key={post.key} post={post} onFilm={show} />
            ))}
            <FormError>{error}</FormError>
            {more && (
              <Button kind="plain" size="small" busy={busy} onClick={more}>
                更早的动态
              </Button>
            )}
            <FilmSheet film={film} onClose={() => show(undefined)} />
          </Stack>
        )
      }
    </LoadState>
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
