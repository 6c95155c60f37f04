import { kill } from 'node:process'
import type { Browser, Locator, Page } from '@playwright/test'
import { answerOf, expect, test } from '#test/e2e/kit/controls.ts'
import type { Server } from '#test/e2e/kit/server.ts'

/** Interruptions that only a browser can show: a frozen process, a picture, a fling, a failed import. */

/** Has access to both. */
const [CUSTOMER, OTHER] = ['13800000007', '13800000002']
/** Further than a hundred rows are high, px. */
const FAR = 12_000
const DRAFT = '写到一半'
/** The report of code that failed to load. */
const LOST = /ChunkLoadError/

const talk = (page: Page) => page.getByRole('log', { name: '互动消息' })
const field = (page: Page) => page.getByLabel('说点什么')

const PLACES = [
  { path: '/live/LR02', chatId: 'LC02', part: /\/room-talk-/ },
  { path: '/chat/CR01', chatId: 'CR01', part: /\/chat-talk-/ },
] as const

/** The row of a message sent by somebody else now, by a call. */
async function said(server: Server, page: Page, chatId: string): Promise<Locator> {
  const ids = await server.control('room/burst', { chatId, count: 1 })
  return talk(page).locator(`[data-message="${String(ids)}"]`)
}

/** Stops every renderer process, like a sleeping phone; the result resumes them. */
async function putToSleep(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const drawing = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  for (const id of drawing) kill(id, 'SIGSTOP')
  return () => {
    for (const id of drawing) kill(id, 'SIGCONT')
  }
}

/** Resolves once this many connections of a room and a chat have been requested. */
const connected = (server: Server, count: number) =>
  expect.poll(async () => (await server.journal('/room/ticket')).length, { timeout: 30_000 }).toBe(count)

test('22: a phone whose connections ended during sleep recovers room and chat, with typed text', async ({
  phone,
  server,
  browser,
}) => {
  const { page, context, origin } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  const pages = [page, await context.newPage()]
  const places = PLACES.map((place, at) => ({ ...place, page: pages[at] ?? page, rows: [] as Locator[] }))
  for (const place of places) {
    // A connection has been requested long before it stands, and only one that stands is closed during the sleep.
    const standing = place.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await place.page.goto(`${origin}${place.path}`)
    await field(place.page).fill(DRAFT)
    await standing
  }
  await connected(server, 2)
  const online = await onlineIn(server)
  const wake = await putToSleep(browser)
  try {
    // Long enough for both connections to be closed.
    await server.control('room/pace', { idleMs: 300 })
    await expect.poll(() => onlineIn(server)).toBe(online - 1)
    await server.control('room/pace', { idleMs: 60_000 })
    await Promise.all(places.map(async (place) => place.rows.push(await said(server, place.page, place.chatId))))
  } finally {
    wake()
  }
  await connected(server, 4)
  for (const { page: each, chatId, rows } of places) {
    for (const row of [...rows, await said(server, each, chatId)]) await expect(row).toHaveCount(1)
    await expect(field(each)).toHaveValue(DRAFT)
    await expect(each.getByText('长时间无响应')).toHaveCount(0)
  }
})

/** How many are in the room. */
async function onlineIn(server: Server): Promise<number> {
  const { accessToken } = await server.tokens(OTHER)
  const { data } = await answerOf(server.plain, '/live/room/online-count?roomId=LR02', accessToken)
  return Number(data.count)
}

test('19: a picture reported broken after a minute offline, and a frozen stream, recover and clear the message', async ({
  phone,
  server,
}) => {
  const { page, context, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await page.clock.install()
  await open('/live/LR01')
  await moved(page)
  await field(page).fill(DRAFT)
  await connected(server, 1)
  await server.control('room/frames', { how: 'half-open' })
  await context.setOffline(true)
  const row = await said(server, page, 'LC01')
  await page.locator('video').evaluate(spend)
  const broken = page.getByText('播放失败')
  // The playlist is requested every 2.5 s, and each of these requests fails in its own time.
  await expect(async () => {
    await page.clock.runFor(2_500)
    expect(await broken.count()).toBe(1)
  }).toPass({ intervals: [50], timeout: 60_000 })
  await context.setOffline(false)
  await moved(page)
  await expect(broken).toHaveCount(0)
  await expect(row).toHaveCount(1)
  await expect(field(page)).toHaveValue(DRAFT)
})

/** Plays on at the end of what a picture has buffered. */
function spend(film: HTMLVideoElement): void {
  film.currentTime = film.buffered.end(film.buffered.length - 1)
}

/** Resolves once the picture moves. */
async function moved(page: Page): Promise<void> {
  const film = page.locator('video')
  const place = () => film.evaluate((it: HTMLVideoElement) => it.currentTime)
  const from = await place()
  await expect.poll(place, { timeout: 30_000 }).toBeGreaterThan(from)
}

test('23: after a fling, a key or a jump through hundreds of messages no settled frame is blank', async ({
  phone,
  server,
}) => {
  const { page, context, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await server.control('room/burst', { chatId: 'CR01', count: 400 })
  await open('/chat/CR01')
  await expect(talk(page).getByText('第400句')).toBeVisible()
  const touch = await context.newCDPSession(page)
  /** A finger that moves this far within a few frames and releases. */
  const fling = async (far: number) => {
    const at = (part: number) => [{ x: 195, y: 480 + (part - 0.5) * far }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let part = 0.1; part <= 1; part += 0.1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const up = () => talk(page).evaluate((list) => -list.scrollTop)
  /** Flings until this holds; the next starts while the previous one still moves. */
  const until = async (far: number, is: (up: number) => boolean) => {
    while (!is(await up())) await fling(far)
  }
  const last = talk(page).getByText('第400句')
  await talk(page).evaluate(watchForBlanks)
  await until(560, (far) => far > FAR)
  await until(-560, (far) => far < 100)
  await expect(last).toBeInViewport()
  // Without a finger: a key that is pressed while a fling still runs is lost in Chromium. Rows come as the list grows.
  await expect(async () => {
    await talk(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight, behavior: 'instant' }))
    expect(await up()).toBeGreaterThan(FAR)
  }).toPass({ intervals: [50] })
  await talk(page).focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => Object(window).blanks)).toEqual([])
})

/** From now on records where the list settled, and any empty visible space a few frames later. */
function watchForBlanks(list: HTMLElement): void {
  const blanks: number[] = []
  Object.assign(window, { blanks })
  let before = list.scrollTop
  let still = 0
  const look = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const rows = [...list.querySelectorAll('li[data-message]')].map((row) => row.getBoundingClientRect())
    const seen = rows.filter((row) => row.bottom > top && row.top < bottom)
    const covered = seen.reduce((sum, row) => sum + Math.min(row.bottom, bottom) - Math.max(row.top, top), 0)
    still = list.scrollTop === before ? still + 1 : 0
    // React may render in the frame after the movement.
    if (still > 4 && covered < (bottom - top) / 2) blanks.push(list.scrollTop)
    before = list.scrollTop
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('24: missing code of room and chat costs one reload, then a card with 重试; the risk line stays', async ({
  phone,
}) => {
  const { page, context, origin } = await phone('android', { consent: true, signedInAs: CUSTOMER, expects: LOST })
  for (const { path, part } of PLACES) {
    // Each tab has a reload of its own.
    const tab = path === PLACES[0].path ? page : await context.newPage()
    let loads = 0
    tab.on('load', () => (loads += 1))
    await context.route(part, (route) => route.abort())
    await tab.goto(`${origin}${path}`)
    await expect.poll(() => loads).toBe(2)
    const again = tab.getByRole('button', { name: '重试' })
    await expect(again).toBeVisible()
    await expect(tab.getByText(/投资有风险|不构成投资建议/).first()).toBeVisible()
    await context.unroute(part)
    await again.click()
    await field(tab).fill(DRAFT)
    expect(loads).toBe(3)
    await tab.close()
  }
})

test('24: typed text prevents an automatic reload; the retry’s reload keeps the text and the tab', async ({
  phone,
}) => {
  const { page, context, open } = await phone('android', { consent: true, signedInAs: CUSTOMER, expects: LOST })
  await context.route(/\/teachers-/, (route) => route.abort())
  await open('/live/LR02')
  await field(page).fill(DRAFT)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('tab', { name: '只看老师' }).click()
  const again = page.getByRole('button', { name: '重试' })
  await expect(again).toBeVisible()
  expect(await page.evaluate(() => Object(window).isSame)).toBe(true)
  await context.unroute(/\/teachers-/)
  await again.click()
  await expect(page.getByRole('tab', { name: '只看老师' })).toHaveAttribute('aria-selected', 'true')
  await expect(again).toHaveCount(0)
  await page.getByRole('tab', { name: '互动' }).click()
  await expect(field(page)).toHaveValue(DRAFT)
})
