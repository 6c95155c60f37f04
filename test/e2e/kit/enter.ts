import type { Page } from '@playwright/test'
import { expect } from './controls.ts'

/** How screens are brought into their states. */

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text)
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

/** Rendered, with its picture in place. */
export const poster = async (page: Page) => {
  await press('分享海报')(page)
  await expect(page.getByText('长按图片保存')).toBeVisible()
}

/** A list of special market states; existing entries stay. */
export const withStocks = async (page: Page) => {
  for (const code of ['600901', '300901', '609901', '689901', '609905', '002901']) {
    await page.goto(`/stock-search?q=${code}`)
    await expect(page.getByText(code).first()).toBeVisible()
    const add = page.getByRole('button', { name: /^添加/ })
    if ((await add.count()) > 0) await add.first().click()
    await expect(page.getByText('已添加 ✓').first()).toBeVisible()
  }
  await page.goto('/stock')
  await expect(page.getByRole('list', { name: '自选股' }).getByRole('listitem').first()).toBeVisible()
}
/** Starts a diagnosis, also if there is one. */
export const diagnosed = async (page: Page) => {
  await page.getByRole('button', { name: /诊断$/ }).click()
  await expect(page.getByRole('list', { name: '风险点' })).toBeVisible({ timeout: 20_000 })
}
/** A stock that left a pool: past records are public. */
export const advised = async (page: Page) => {
  await page.goto('/pool?tab=loss&period=ALL')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '过程记录' })).toBeVisible()
}
/** A closed case with a loss. */
export const ended = async (page: Page) => {
  await page.goto('/case?tab=loss&period=ALL')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '过程记录' })).toBeVisible()
}
/** Candles with MACD below them. */
export const macd = async (page: Page) => {
  await press('日K')(page)
  await press('MACD')(page)
}
/** Both sides of an ID card, drawn here, and the next steps. */
export async function handInCard(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#8fb3d9'
    context?.fillRect(200, 200, 800, 400)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  for (const name of ['身份证人像面', '身份证国徽面']) {
    const input = page.getByRole('group', { name }).locator('input')
    await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') })
    await expect(page.getByText(`${name}已上传`)).toBeVisible()
  }
  await press('提交认证')(page)
  await expect(page.getByText('证件已通过')).toBeVisible()
}
/** The card is submitted, also if it was before; the face check is next. */
export const identified = async (page: Page) => {
  const first = page.getByRole('link', { name: '去认证' })
  await expect(first.or(page.getByRole('checkbox'))).toBeVisible()
  if ((await first.count()) === 0) return
  await page.goto('/suitability/verify')
  const consent = page.getByRole('checkbox')
  await expect(consent.or(page.getByRole('group', { name: '身份证人像面' }))).toBeVisible()
  if ((await consent.count()) > 0) {
    await consent.check()
    await press('同意并开始认证')(page)
  }
  await handInCard(page)
  await page.goto('/suitability/face')
  await expect(page.getByRole('checkbox')).toBeVisible()
}

/** Moves the player's position like a finger on its bar. */
export async function seek(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate((video, to) => {
    ;(video as HTMLVideoElement).currentTime = to // what the locator names
  }, seconds)
}

/** Until the video can be played. */
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
