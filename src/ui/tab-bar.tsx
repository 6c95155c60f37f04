import { Link } from 'wouter'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './tab-bar.module.css'

/** The five tabs of the application. product 1.1 */
export type TabKey = 'home' | 'course' | 'live' | 'stock' | 'me'

/** One tab: where it leads and how it is drawn. */
export interface Tab {
  key: TabKey
  label: string
  path: string
  icon: IconName
}

/** The tabs as they stand without an order from the server. */
export const tabs: readonly Tab[] = [
  { key: 'home', label: '首页', path: '/home', icon: 'home' },
  { key: 'course', label: '学习', path: '/course', icon: 'course' },
  { key: 'live', label: '直播', path: '/live', icon: 'live' },
  { key: 'stock', label: '股票', path: '/stock', icon: 'stock' },
  { key: 'me', label: '我的', path: '/me', icon: 'me' },
]

/** The bar at the bottom of the five main screens. */
export function TabBar({ tabs, current }: { tabs: readonly Tab[]; current: TabKey }) {
  return (
    <nav className={css.bar} aria-label="主导航">
      {tabs.map(({ key, label, path, icon }) => (
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
