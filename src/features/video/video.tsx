import { useLocation } from 'wouter'
import { Adviser } from '#entities/adviser/adviser.tsx'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Film } from '#entities/video/film.tsx'
import { VIDEOS } from '#lib/path/video-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useVideo, useVideoLike, type VideoModel, type VideoView } from './video.model.ts'
import css from './video.module.css'

const VideoComments = lazyPart(
  () => import('./video-comments.tsx').then((m) => m.VideoComments),
  <Skeleton lines={6} />,
)

/** 视频详情与评论. MD-06 */
export function VideoScreen() {
  const model = useVideo()
  return (
    <Screen title="视频" home="picture">
      <GuestState
        loaded={model.video}
        path={model.path}
        text="登录后可观看视频与评论"
        closed={{ label: '看短视频', href: VIDEOS }}
        skeleton={<Skeleton ratio={16 / 9} lines={6} />}
      >
        {(view) => (
          <>
            <Film player={model.player} />
            <Stack gap={3} inset>
              <Words view={view} model={model} />
              <Card label="评论">
                <VideoComments id={view.id} kind={model.kind} />
              </Card>
              {model.kind === 'short' && (
                <LinkButton href={VIDEOS} kind="plain" size="small">
                  更多短视频
                </LinkButton>
              )}
            </Stack>
          </>
        )}
      </GuestState>
      <RiskLine />
    </Screen>
  )
}

function Words({ view, model }: { view: VideoView; model: VideoModel }) {
  const like = useVideoLike(view, model.path)
  const [, navigate] = useLocation()
  return (
    <Card label={view.title}>
      <h2 className={css.title}>{view.title}</h2>
      <Adviser person={view.person} />
      <Quiet small>{view.published}</Quiet>
      <ArticleBody html={view.introHtml} onLink={navigate} />
      <LikeButton like={like} />
    </Card>
  )
}
