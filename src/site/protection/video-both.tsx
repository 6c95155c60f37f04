import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { crumbs } from './page.ts'
import { useVideo } from './video.model.ts'
import { Watch } from './video.tsx'
import css from './protection.module.css'

const MoreVideos = lazyPart(
  () => import('./more-videos.tsx').then((m) => m.MoreVideos),
  <Skeleton ratio={16 / 9} lines={2} />,
)

/** A recording, with others beside or below it. SI-12 */
export function VideoPage() {
  const model = useVideo()
  return (
    <SiteFrame title={model.title} crumbs={crumbs} card={model.card}>
      <Columns kind="aside">
        <Watch model={model} />
        <section>
          <h2 className={css.head}>更多视频</h2>
          <MoreVideos except={model.videoId} />
        </section>
      </Columns>
    </SiteFrame>
  )
}
