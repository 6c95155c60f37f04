import { createElement, type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '#ui/state/spinner.tsx'
import { ChunkError } from '#app/chrome/crash.tsx'
import { loadChunk } from './chunk.ts'
import type { Skin } from '#lib/user-agent.ts'
import type { Page, Route } from './route.ts'
import type { Services } from '#app/boot/app-services.ts'

/** A load that takes longer is offered a way out of, ms. reliability M3 */
export const SLOW = 10_000

/** Pages of whichever tree this document has, by skin and pattern. */
const ready = new Map<string, unknown>()
/** When the loads under way began, by `performance.now()`. */
const begun = new Map<string, number>()

/** Loads a page's code ahead of its being shown. @throws ChunkLoadError */
export async function preload<W>({ pattern, load }: Route<W>, skin: Skin): Promise<void> {
  const name = `${skin} ${pattern}`
  if (ready.has(name)) return
  if (!begun.has(pattern)) begun.set(pattern, performance.now())
  try {
    ready.set(name, await loadChunk(pattern, () => load(skin)))
  } finally {
    begun.delete(pattern)
  }
}

/**
 * Draws a page, at once when its code is there. Not React.lazy: that always suspends once, and React then holds the
 * page back for 300 ms even when the code has arrived.
 */
export function PageView<W extends Services>({ route, services }: { route: Route<W>; services: W }): ReactNode {
  const { onLostChunk, send, unreached } = services
  const { skin } = services.agent
  const [failed, setFailed] = useState(false)
  const [, arrived] = useState(0)
  const page = ready.get(`${skin} ${route.pattern}`) as Page<W> | undefined // kept by `preload`, from this route
  useEffect(() => {
    if (page) return
    let wanted = true
    preload(route, skin).then(
      () => wanted && arrived((count) => count + 1),
      (error: unknown) => {
        if (!wanted || onLostChunk(error)) return
        setFailed(true)
        // Where it is not this file alone that cannot be had, what is saved is offered.
        void import('./reach.ts')
          .then(({ reaches }) => reaches(send))
          .then(
            (reached) => reached || unreached.emit(),
            () => unreached.emit(),
          )
      },
    )
    return () => {
      wanted = false
    }
  }, [page, route, skin, onLostChunk, send, unreached])
  if (failed) return <ChunkError />
  return page ? createElement(page, { services }) : <SlowSpinner pattern={route.pattern} />
}

/** The spinner, and after ten seconds of loading a way out of it. */
function SlowSpinner({ pattern }: { pattern: string }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const now = performance.now()
    const timer = setTimeout(() => setSlow(true), SLOW - (now - (begun.get(pattern) ?? now)))
    return () => clearTimeout(timer)
  }, [pattern])
  return slow ? <ChunkError /> : <Spinner />
}
