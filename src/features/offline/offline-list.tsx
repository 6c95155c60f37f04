import { SavedPages } from '#entities/saved-pages/saved-pages.tsx'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/state/drawing.tsx'
import css from './offline-list.module.css'

/** Shown in place of a page that is not on the device, with the saved pages and a retry. */
export function OfflineList({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div className={css.notice} role="status">
        <Drawing kind="offline" />
        <p>该页面尚未缓存，联网后可查看</p>
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
      <SavedPages title="离线可看" />
    </>
  )
}
