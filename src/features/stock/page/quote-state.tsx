import type { ReactNode } from 'react'
import type { Loaded } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import css from './stock-page.module.css'

interface Props<T> {
  loaded: Loaded<T>
  /** What is shown in its place while it is loading. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** An answer of the quotes service: one that failed to refresh stays, and says so. It does not count as offline. */
export function QuoteState<T>({ loaded, skeleton, children }: Props<T>) {
  const isOld = loaded.state === 'ready' && loaded.stale
  return (
    <>
      <LoadState loaded={isOld ? { ...loaded, stale: false } : loaded} skeleton={skeleton}>
        {children}
      </LoadState>
      {isOld && (
        <p className={css.state} role="status">
          行情暂不可用，以上为此前收到的数据
        </p>
      )}
    </>
  )
}
