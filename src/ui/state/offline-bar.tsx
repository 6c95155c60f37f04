import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './offline-bar.module.css'

/** Shows that the content is a saved copy. `savedAt` is MM-DD HH:mm. product §0.3 */
export function OfflineBar({ savedAt }: { savedAt: string }) {
  const bar = useRef<HTMLOutputElement>(null)
  useLayoutEffect(() => {
    // It stands above the foot of the page, which may take several lines.
    const foot = bar.current?.closest('main')?.nextElementSibling
    if (!foot) return
    const sizes = new ResizeObserver(() =>
      bar.current?.style.setProperty('--foot', `${foot.getBoundingClientRect().height}px`),
    )
    sizes.observe(foot)
    return () => sizes.disconnect()
  }, [])
  return (
    <output ref={bar} className={css.bar}>
      <Icon name="offline" size={16} />
      <span>{`当前离线，以下为${savedAt}保存的内容`}</span>
    </output>
  )
}
