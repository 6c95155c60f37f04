import type { Page } from '@playwright/test'

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
