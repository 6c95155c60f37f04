import { brand } from '#config/brand.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { day, duration } from '#lib/time/dates.ts'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Film } from '#entities/video/film.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import { isGone } from '#site/frame/gone.ts'
import type { VideoModel } from './video.model.ts'
import css from './protection.module.css'

/** The recording with its speakers, date and disclaimer. */
export function Watch({ model }: { model: VideoModel }) {
  const { video, player } = model
  if (video.state === 'failed' && isGone(video.error)) {
    return <Empty text="内容不存在或已下线" action={{ label: '返回视频课堂', href: '/protection?tab=video' }} />
  }
  return (
    <div className={css.watch}>
      <LoadState loaded={video} skeleton={<Skeleton ratio={16 / 9} lines={4} />}>
        {({ analyst, publishedAt, durationSec, riskText }) => (
          <>
            {player ? (
              <Film player={player} />
            ) : (
              <div className={css.locked}>
                <p>该视频登录或开通服务后可以观看</p>
                <LinkButton href="/course" size="small">
                  进入学习
                </LinkButton>
              </div>
            )}
            <Stack gap={1} inset>
              <Quiet>
                <AuthorLine author={analyst} />
              </Quiet>
              <Quiet>{`发布于 ${day(publishedAt)} · 时长 ${duration(durationSec)}`}</Quiet>
              <Quiet>{riskText}</Quiet>
              <Quiet>{brand.eduLine}</Quiet>
            </Stack>
          </>
        )}
      </LoadState>
    </div>
  )
}
