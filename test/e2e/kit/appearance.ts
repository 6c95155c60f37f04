import type { Page } from '@playwright/test'

/** Applies a preference as if another tab had changed it. */
export function setElder(page: Page, elder: boolean): Promise<void> {
  return page.evaluate(async (on) => {
    const text = JSON.stringify({ elder: on, fontStep: 0 })
    localStorage.setItem('preferences', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue: text, storageArea: localStorage }))
    document.documentElement.style.removeProperty('--k')
    await window.untilLoaded()
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
