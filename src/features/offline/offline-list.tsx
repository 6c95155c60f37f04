import { SavedPages } from '#entities/saved-pages/saved-pages.tsx'
import { Button } from '#ui/button.tsx'
import css from './offline-list.module.css'

/** In place of a page that is not on the device: says so, offers what is, and to try again. */
export function OfflineList({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div className={css.notice} role="status">
        <p>该页面尚未缓存，联网后可查看</p>
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
      <SavedPages title="离线可看" />
    </>
  )
}
