import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import css from './tab-bar.module.css'

/** The five tabs of the application. product §1.1 */
export type TabKey = 'home' | 'course' | 'live' | 'stock' | 'me'

/** The accessible name of the tab bar. */
export const TAB_BAR = '主导航'

/** One tab: its target, label and icon. */
export interface Tab {
  key: TabKey
  label: string
  path: string
  icon: IconName
}

/** The tabs while the server has sent no order. */
export const tabs: readonly Tab[] = [
  { key: 'home', label: '首页', path: '/home', icon: 'home' },
  { key: 'course', label: '学习', path: '/course', icon: 'course' },
  { key: 'live', label: '直播', path: '/live', icon: 'live' },
  { key: 'stock', label: '股票', path: '/stock', icon: 'stock' },
  { key: 'me', label: '我的', path: '/me', icon: 'me' },
]

let shownTabs = tabs
const bars = new Set<() => void>()

/** Replaces the tabs in every bar, e.g. in another order. */
export function setTabs(next: readonly Tab[]): void {
  shownTabs = next
  for (const draw of bars) draw()
}

function watchTabs(draw: () => void): () => void {
  bars.add(draw)
  return () => void bars.delete(draw)
}

/** The tabs in their current order. */
export function useTabs(): readonly Tab[] {
  return useSyncExternalStore(
    watchTabs,
    () => shownTabs,
    () => tabs,
  )
}

/** The bar at the bottom of the five main screens. */
export function TabBar({ current }: { current: TabKey }) {
  return (
    <nav className={css.bar} aria-label={TAB_BAR}>
      {useTabs().map(({ key, label, path, icon }) => (
        <Link
          key={key}
          href={path}
          className={classes(css.tab, key === current && css.current)}
          aria-current={key === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
