import { minute } from '#lib/time/dates.ts'
import { LikeButton } from '#entities/like/like-button.tsx'
import { Content } from '#entities/talk/content.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { usePostLike } from './post.model.ts'

/** What a teacher posted. CH-02 */
export function Post({ post, onFilm }: { post: BubbleView; onFilm: (film: BubbleView['film']) => void }) {
  const like = usePostLike(post)
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
          <Quiet small>{minute(post.at)}</Quiet>
          {!post.isRecalled && <LikeButton like={like} />}
        </Row>
      </Stack>
    </Card>
  )
}
