import { OfflineList } from '#features/offline/offline-list.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'

/** The site's offline page: company facts and navigation stay in place. law §5, CO-07 */
export function UnsavedSitePage({ onRetry }: { onRetry: () => void }) {
  return (
    <SiteFrame title="离线可看">
      <OfflineList onRetry={onRetry} />
    </SiteFrame>
  )
}
