import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { OfflineList } from './offline-list.tsx'

/** Shown at the address of a page that could not be loaded and was never saved. CO-07, journey C4 */
export function UnsavedPage({ onRetry }: { onRetry: () => void }) {
  usePage({ title: '离线可看' })
  return (
    <Screen title="离线可看">
      <OfflineList onRetry={onRetry} />
    </Screen>
  )
}
