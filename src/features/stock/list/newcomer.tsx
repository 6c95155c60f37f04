import { loginHref } from '#lib/path/login-href.ts'
import { STOCK_SEARCH, STOCKS } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './my-stocks.module.css'

/** As high as what others watch, and as the tools below it: nothing moves when they arrive. */
export const WATCHED_ROOM = (
  <div className={css.watchedRoom} aria-hidden>
    <RowsSkeleton rows={4} />
  </div>
)
export const TOOLS_ROOM = (
  <div className={css.toolsRoom} aria-hidden>
    <Skeleton lines={8} inset />
  </div>
)

/** The way to the first stock. */
export function NoStocks() {
  return (
    <div className={css.first}>
      <p>还没有自选股</p>
      <Anchor href={STOCK_SEARCH} className={css.find}>
        <Icon name="search" size={20} />
        添加自选：代码、名称或拼音首字母
      </Anchor>
    </div>
  )
}

export function ToLogin() {
  return (
    <p className={css.note}>
      登录后可云端同步 <Anchor href={loginHref(STOCKS)}>登录</Anchor>
    </p>
  )
}
