import type { Page } from '@playwright/test'

/** Opens a prerendered page whose code is held, until it shows its content; the returned function releases the code. */
export async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const context = page.context()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.querySelector('#root') && (!document.querySelector('#boot-view') || window.__boot?.painted),
  )
  return async () => {
    release()
    await context.unrouteAll({ behavior: 'wait' })
  }
}
