import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/controls.ts'

const CUSTOMER = '13800000004'

/** Resolves once the picture advances from its current position. */
const moves = (page: Page) =>
  page.waitForFunction(() => {
    const film = document.querySelector('video')
    const from = Number(film?.dataset['from'] ?? film?.currentTime)
    if (film && film.dataset['from'] === undefined) film.dataset['from'] = String(film.currentTime)
    return film !== null && !film.paused && film.currentTime > from
  })
/** From the next check on the position is compared with that one. */
const forget = (page: Page) => page.locator('video').evaluate((film) => delete film.dataset['from'])
/** Resolves once the picture's buffer is empty. */
const stands = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) < HTMLMediaElement.HAVE_FUTURE_DATA)

test('a room is opened from the live list; its picture plays, is lost, recovers, pauses and resumes', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/live')
  await page
    .getByRole('link', { name: /每天三条规则：委托、成交、撤单/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/live\/LR01$/)
  await moves(page)
  const film = await page.locator('video').elementHandle()

  await server.control('room/stream', { roomId: 'LR01', how: 'missing' })
  await stands(page)
  // The talk beside it continues.
  await page.getByLabel('说点什么').fill('画面卡住了')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('log').getByText('画面卡住了')).toBeInViewport()
  await server.control('room/stream', { roomId: 'LR01', how: 'go' })
  await forget(page)
  await moves(page)
  expect(await page.locator('video').evaluate((now, before) => now === before, film)).toBe(true)
  await expect(page.getByText('播放失败')).toHaveCount(0)

  await server.control('room/status', { roomId: 'LR01', status: 'PAUSED' })
  await expect(page.getByText('主播暂离，请稍候')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await server.control('room/status', { roomId: 'LR01', status: 'LIVE' })
  await moves(page)
  await expect(page.getByRole('log').getByText('画面卡住了')).toHaveCount(1)
})
