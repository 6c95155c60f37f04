import { Icon } from '#ui/icon.tsx'
import css from './offline-bar.module.css'

/** Says that what follows was saved earlier. `savedAt` is MM-DD HH:mm. product 0.3 */
export function OfflineBar({ savedAt }: { savedAt: string }) {
  return (
    <output className={css.bar}>
      <Icon name="offline" size={16} />
      <span>{`当前离线，以下为${savedAt}保存的内容`}</span>
    </output>
  )
}
