import { useLocation } from 'wouter'
import { Adviser } from '#entities/adviser/adviser.tsx'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { VideoComments } from './video-comments.tsx'
import type { VideoModel, VideoView } from './video.model.ts'
import { useVideoLike } from './video-like.model.ts'
import css from './video.module.css'

/** What stands below a video: who speaks in it, what it is about, what is said of it. MD-06 */
export function VideoWords({ view, model }: { view: VideoView; model: VideoModel }) {
  return (
    <>
      <Words view={view} model={model} />
      <Card label="评论">
        <VideoComments id={view.id} kind={model.kind} />
      </Card>
    </>
  )
}

function Words({ view, model }: { view: VideoView; model: VideoModel }) {
  const like = useVideoLike(view, model.path)
  const [, navigate] = useLocation()
  return (
    <Card label="视频信息">
      <h2 className={css.title}>{view.title}</h2>
      <Adviser person={view.person} />
      <Quiet small>{view.published}</Quiet>
      <ArticleBody html={view.introHtml} names={[view.person.name]} onLink={navigate} />
      <LikeButton like={like} />
    </Card>
  )
}
