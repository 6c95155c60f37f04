import type { BrowserContext } from '@playwright/test'

/** Holds all code of the documents opened from now on, until it is released. */
export async function holdCode(context: BrowserContext): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await context.unrouteAll({ behavior: 'wait' })
  }
}
