import type { Page } from '@playwright/test'

/** Takes a preference over as another tab would have told it. */
export function setElder(page: Page, elder: boolean): Promise<void> {
  return page.evaluate(async (on) => {
    const text = JSON.stringify({ elder: on, fontStep: 0 })
    localStorage.setItem('preferences', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences', newValue: text, storageArea: localStorage }))
    document.documentElement.style.removeProperty('--k')
    await window.settled()
  }, elder)
}

/** What slides in has arrived. */
export function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await window.settled()
    const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map((each) => each.finished))
  })
}
