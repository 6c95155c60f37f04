import { createElement, type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { ChunkTrouble } from './crash.tsx'
import { loadChunk } from './chunk.ts'
import type { Page, Route } from './routes.tsx'
import type { Wiring } from './wiring.ts'

const ready = new Map<string, Page>()

/** Loads a page's code ahead of its being shown. @throws ChunkLoadError */
export async function preload(route: Route): Promise<void> {
  if (ready.has(route.pattern)) return
  ready.set(route.pattern, await loadChunk(route.pattern, route.load))
}

/**
 * Draws a page, at once when its code is there. Not React.lazy: that always suspends once, and React then holds the
 * page back for 300 ms even when the code has arrived.
 */
export function PageView({ route, wiring }: { route: Route; wiring: Wiring }): ReactNode {
  const { onLostChunk } = wiring
  const [failed, setFailed] = useState(false)
  const [, arrived] = useState(0)
  const page = ready.get(route.pattern)
  useEffect(() => {
    if (page) return
    let wanted = true
    preload(route).then(
      () => wanted && arrived((count) => count + 1),
      (error: unknown) => wanted && setFailed(!onLostChunk(error)),
    )
    return () => {
      wanted = false
    }
  }, [page, route, onLostChunk])
  if (failed) return <ChunkTrouble />
  return page ? createElement(page, { wiring }) : <SlowSpinner />
}

/** The spinner, and after ten seconds a way out of a load that hangs. */
function SlowSpinner() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  return slow ? <ChunkTrouble /> : <Spinner />
}
