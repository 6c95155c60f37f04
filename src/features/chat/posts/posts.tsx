import { CHATS } from '#lib/path/chat-href.ts'
import { useState } from 'react'
import { FeedList } from '#entities/list/feed-list.tsx'
import { FilmSheet } from '#entities/talk/sheets/film-sheet.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePosts } from './posts.model.ts'

const Post = lazyPart(() => import('./post.tsx').then((m) => m.Post), <Skeleton lines={4} />)

/** 老师动态 of a chat. CH-02 */
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
        empty={<Empty text="老师还没有发布动态" action={{ label: '看其他圈子', href: CHATS }} />}
      />
      <FilmSheet film={film} onClose={() => show(undefined)} />
    </Stack>
  )
}
