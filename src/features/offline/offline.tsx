import { SavedPages } from '#entities/saved-pages/saved-pages.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'

/** 离线可看: the pages that can be read on this device offline. CO-07 */
export function OfflineScreen() {
  usePage({ title: '离线可看' })
  return (
    <Screen title="离线可看">
      <SavedPages />
    </Screen>
  )
}
