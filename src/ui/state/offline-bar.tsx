import { Icon } from '#ui/icon.tsx'
import css from './offline-bar.module.css'

/** Shows that the content is a saved copy. `savedAt` is MM-DD HH:mm. product §0.3 */
export function OfflineBar({ savedAt }: { savedAt: string }) {
  return (
    <output className={css.bar}>
      <Icon name="offline" size={16} />
      <span>{`当前离线，以下为${savedAt}保存的内容`}</span>
    </output>
  )
}
