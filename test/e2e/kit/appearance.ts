import type { Page } from '@playwright/test'

/** Applies a preference as if another tab had changed it, and waits for the page in it. */
export async function setElder(page: Page, elder: boolean): Promise<void> {
  await preferElder(page, elder)
  await page.evaluate(() => window.untilLoaded())
}

/** Only applies it, for a page that is about to be left. */
export function preferElder(page: Page, elder: boolean): Promise<void> {
  return page.evaluate((on) => {
    const text = JSON.stringify({ elder: on, fontStep: 0 })
    localStorage.setItem('preferences', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue: text, storageArea: localStorage }))
    document.documentElement.style.removeProperty('--k')
  }, elder)
}

/** Sliding elements have arrived. */
export function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await window.untilLoaded()
    const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map((each) => each.finished))
  })
}
