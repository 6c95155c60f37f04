import type { BrowserContext, Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'

interface Watched {
  painted?: Element
  shift: number
}

/** Remembers the element that first shows `title`, and adds up layout shifts. */
export async function watch(context: BrowserContext, title: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const watched: Watched = { shift: 0 }
    Object.assign(window, { watched })
    const look = () => {
      if (watched.painted) return
      const all = document.querySelectorAll('#root *')
      const found = [...all].find((node) => node.childElementCount === 0 && node.textContent === wanted)
      if (found) watched.painted = found
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // not in the types yet
        if (!hadRecentInput) watched.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, title)
}

/** The result of `watch`: the layout shifts, and whether the first element is still there. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched } // set by `watch`
    return { shift: watched.shift, inPlace: watched.painted?.isConnected ?? false }
  })

/** The page without any module: the result of HTML and inline script. */
export async function withoutModules({ context }: Phone): Promise<void> {
  await context.route('**/assets/*.js', (route) => route.abort())
}

/** Resolves when React has hydrated the whole page: from then on presses are handled. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root')
    const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer'))
    // React's internal state of the root: markup that is not hydrated yet.
    const fiber = key === undefined ? undefined : Object(Reflect.get(root ?? {}, key))
    return fiber !== undefined && Object(fiber.stateNode?.current?.memoizedState).isDehydrated === false
  })
}

/** Resolves when the code of linked pages is loaded: from then on they open offline. */
export async function untilPrefetched(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('pages ahead').length > 0)
}
