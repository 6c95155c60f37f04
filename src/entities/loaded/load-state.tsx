import type { ReactNode } from 'react'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { stamp } from '#lib/time/dates.ts'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { OfflineBar } from '#ui/state/offline-bar.tsx'

interface Props<T> {
  loaded: Loaded<T>
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** The three states of an answer: skeleton, error with retry, content (with the offline bar for a saved copy). */
export function LoadState<T>({ loaded, skeleton, children }: Props<T>): ReactNode {
  if (loaded.state === 'loading') return skeleton
  if (loaded.state === 'failed') return <ErrorCard message={explain(loaded.error)} onRetry={loaded.retry} />
  return (
    <>
      {children(loaded.data)}
      {/* After the content, which keeps its place when the network turns out to be gone. */}
      {loaded.stale && <OfflineBar savedAt={stamp(loaded.savedAt)} />}
    </>
  )
}
