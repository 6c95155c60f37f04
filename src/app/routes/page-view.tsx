import { createElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Page, PageProps, PageScreen } from '#data/page/page.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { ChunkError, SlowCode } from '#app/chrome/crash.tsx'
import { loadChunk } from '#lib/load-chunk.ts'
import type { Skin } from '#lib/user-agent.ts'
import type { Services } from '#app/boot/app-services.ts'

/** After this time a slow load offers a way out, ms. reliability M3 */
export const SLOW = 10_000

/** The loaded code of pages, by skin. */
const ready = { mobile: new Map<Page, PageScreen>(), desktop: new Map<Page, PageScreen>() }
/** When the running loads started, by `performance.now()`. */
const begun = new Map<Page, number>()

/** Loads a page's code before it is shown. @throws ChunkLoadError */
export async function preload(page: Page, skin: Skin): Promise<void> {
  if (ready[skin].has(page)) return
  if (!begun.has(page)) begun.set(page, performance.now())
  const { load, pattern } = page
  try {
    ready[skin].set(page, await loadChunk(pattern, () => load(skin), load.bySkin?.[skin] ?? load))
  } finally {
    begun.delete(page)
  }
}

/**
 * Renders a page, immediately if its code is loaded. Not React.lazy: it always suspends once, and React then delays the
 * page by 300 ms even when the code has arrived.
 */
export function PageView(props: { page: Page; services: Services; given: PageProps }): ReactNode {
  const { page, services, given } = props
  const { onLostChunk, onUnreached } = services
  const { skin } = services.agent
  const [failed, setFailed] = useState(false)
  const [, arrived] = useState(0)
  const screen = ready[skin].get(page)
  // The same element: a page does not rerender because more pages are known.
  const drawn = useMemo(() => screen && createElement(screen, given), [screen, given])
  useEffect(() => {
    if (screen) return
    let wanted = true
    preload(page, skin).then(
      () => wanted && arrived((count) => count + 1),
      async (error: unknown) => {
        // It may ask the service for seconds, in which the customer goes on.
        if (!wanted || (await onLostChunk(error)) || !wanted) return
        setFailed(true)
        onUnreached()
      },
    )
    return () => {
      wanted = false
    }
  }, [screen, page, skin, onLostChunk, onUnreached])
  if (failed) return <ChunkError />
  return drawn ?? <SlowSpinner page={page} />
}

/** The spinner, and after ten seconds a way out; the load continues. */
function SlowSpinner({ page }: { page: Page }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const now = performance.now()
    const timer = setTimeout(() => setSlow(true), SLOW - (now - (begun.get(page) ?? now)))
    return () => clearTimeout(timer)
  }, [page])
  return slow ? <SlowCode /> : <Spinner />
}
