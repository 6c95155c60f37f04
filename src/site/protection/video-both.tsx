import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { crumbs } from './page.ts'
import { useVideo } from './video.model.ts'
import { MoreVideos, Watch } from './video.tsx'

/** A recording, with others beside or below it. SI-12 */
export function VideoPage() {
  const model = useVideo()
  return (
    <SiteFrame title={model.title} crumbs={crumbs} card={model.card}>
      <Columns kind="aside">
        <Watch model={model} />
        <MoreVideos except={model.videoId} />
      </Columns>
    </SiteFrame>
  )
}
