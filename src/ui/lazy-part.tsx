import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { loadPart } from '#lib/load-chunk.ts'
import { ErrorCard } from './state/error-card.tsx'
import { fetchAgain } from './state/lost-code.ts'

/**
 * A part of a page whose code is loaded when it is first drawn, with `meanwhile` in its place, and `lost`, by default an
 * error card, if it fails to load. Unlike React.lazy it does not delay the part by 300 ms when its code has already
 * arrived.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
  lost?: ReactNode,
): ComponentType<P> {
  let ready: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  /** Loads it once, wherever it is drawn. */
  const begin = () =>
    (loading ??= loadPart('part', load).then(
      (part) => void (ready = part),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  return function Part(props: P) {
    const [failed, setFailed] = useState(false)
    const [, arrived] = useState(0)
    useEffect(() => {
      if (ready || failed) return
      begin().then(
        () => arrived((count) => count + 1),
        () => setFailed(true),
      )
    }, [failed])
    if (ready) return createElement(ready, props)
    if (failed && lost !== undefined) return lost
    return failed ? (
      <ErrorCard message="网络开小差了，请稍后重试" onRetry={() => fetchAgain(() => setFailed(false))} />
    ) : (
      meanwhile
    )
  }
}
