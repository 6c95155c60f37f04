import type { Page } from '@playwright/test'

/** Resolves when React has taken the page over, all of it: from then on a press is answered. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root')
    const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer'))
    // React's own note on the root: markup that it has not made its own yet.
    const fiber = key === undefined ? undefined : Object(Reflect.get(root ?? {}, key))
    return fiber !== undefined && Object(fiber.stateNode?.current?.memoizedState).isDehydrated === false
  })
}

/** Resolves when the code of what the page leads to has come: from then on it can be opened without a network. */
export async function untilPrefetched(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('pages ahead').length > 0)
}
