import type { Page } from '@playwright/test'
import { expect } from './controls.ts'

/** Sets the player somewhere as a finger on its bar does. */
export async function seek(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate((video, to) => {
    ;(video as HTMLVideoElement).currentTime = to // what the locator names
  }, seconds)
}

/** Until the film can be played. */
export async function ready(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState)) // what the locator names
    .toBeGreaterThan(0)
}

export const play = (page: Page) =>
  page.locator('video').evaluate(async (video) => {
    const player = video as HTMLVideoElement // what the locator names
    player.muted = true
    await player.play()
  })
