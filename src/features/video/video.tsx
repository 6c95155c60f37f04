import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Film } from '#entities/video/film.tsx'
import { VIDEOS } from '#lib/path/video-href.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useVideo } from './video.model.ts'

const VideoWords = lazyPart(() => import('./video-words.tsx').then((m) => m.VideoWords), <Skeleton lines={8} />)

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
              <VideoWords view={view} model={model} />
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
