import type { PageProps } from '#data/page/page.ts'
import { FeedRows } from '#entities/list/feed-list.tsx'
import { StoryRow } from '#entities/article/story-row.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { VIDEOS } from '#lib/path/video-href.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useIsStill } from './still.model.ts'
import { useVideos } from './videos.model.ts'
import { toVideoRow } from './video.words.ts'

const FilmFeed = lazyPart(() => import('./film-feed.tsx').then((m) => m.FilmFeed), <Skeleton lines={16} inset />)

/** 短视频流; a plain list with reduced motion. MD-05 */
export function VideosScreen({ link }: Pick<PageProps, 'link'>) {
  const isStill = useIsStill()
  const { feed, isPlaceKnown, look } = useVideos()
  const isFeed = !isStill && feed.state === 'ready' && feed.data.length > 0
  return (
    <Screen title="短视频" home={isFeed ? 'picture' : 'row'}>
      <GuestState
        loaded={feed}
        path={VIDEOS}
        text="一分钟左右的投资者教育短视频，登录后可观看"
        skeleton={<Skeleton lines={16} inset />}
      >
        {(films) =>
          films.length === 0 ? (
            <Empty text="暂无短视频" action={{ label: '看直播与回放', href: LIVE }} />
          ) : isStill ? (
            <FeedRows
              feed={feed}
              noun="短视频"
              label="短视频"
              keyOf={({ id }) => id}
              row={(film) => <StoryRow {...toVideoRow(film)} />}
            />
          ) : (
            isPlaceKnown && <FilmFeed {...{ films, feed, link, look }} />
          )
        }
      </GuestState>
      {!isFeed && <RiskLine>内容仅供学习，不构成投资建议</RiskLine>}
    </Screen>
  )
}
