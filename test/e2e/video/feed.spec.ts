import type { Page } from '@playwright/test'
import { expect, expected, test } from '#test/e2e/kit/fixtures.ts'

const CUSTOMER = '13800000002'

/** Observations of the feed over all frames. */
interface Seen {
  sources: number
  audible: number
  /** Frames in which the current item had neither picture nor poster. */
  black: number
}

/** Observes every frame until the document is unloaded. */
async function watchFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = { sources: 0, audible: 0, black: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const films = [...document.querySelectorAll('video')]
      seen.sources = Math.max(seen.sources, films.filter((film) => film.hasAttribute('src')).length)
      seen.audible = Math.max(seen.audible, films.filter((film) => !film.paused && !film.muted).length)
      const box = document.querySelector('[role=feed]')?.getBoundingClientRect()
      const middle = box ? box.top + box.height / 2 : 0
      const holds = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top <= middle && middle < bottom
      }
      const place = [...document.querySelectorAll('[role=feed] > article')].find(holds)
      const poster = place?.querySelector('img')
      const film = films.find((each) => each.style.visibility !== 'hidden' && holds(each))
      const isSeen = poster?.style.visibility !== 'hidden' || (film?.readyState ?? 0) >= 2
      if (place && !isSeen) seen.black += 1
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

/** Swipes to a video, without a tap. */
async function swipeTo(page: Page, place: number) {
  await expect(page.locator('[role=feed] > article').nth(place)).toBeAttached()
  await page.evaluate((at) => {
    const feed = document.querySelector('[role=feed]')
    feed?.scrollTo({ top: at * feed.clientHeight, behavior: 'instant' })
  }, place)
  await expect(page.locator(`[role=feed] > article:not([inert])[aria-posinset="${place + 1}"]`)).toBeAttached()
}

/** Until the current video plays. */
const untilMoves = (page: Page) =>
  page.waitForFunction(() => {
    const film = [...document.querySelectorAll('video')].find((each) => !each.paused)
    return film !== undefined && film.currentTime > 0.1 && film.getBoundingClientRect().top < 100
  })

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Forwards to the end and back, for this many swipes. */
const turns = (count: number, films: number) =>
  Array.from({ length: count }, (_, at) => {
    const there = (at + 1) % (2 * films - 2)
    return there < films ? there : 2 * films - 2 - there
  })

test('22: fifty videos forwards and back, the network cut twice: two sources, one sound, no black frame, no memory growth', async ({
  phone,
}) => {
  const { context, page, open } = await phone('android', {
    signedInAs: CUSTOMER,
    consent: true,
    prefetches: true,
    expects: expected,
  })
  await open('/video')
  await untilMoves(page)
  const seen = await watchFrames(page)
  await page.getByRole('button', { name: '点按开声' }).click()
  for (const place of turns(9, 20)) await swipeTo(page, place)
  await untilMoves(page)
  const before = await heapOf(page)
  for (const [turn, place] of turns(50, 20).slice(9).entries()) {
    if (turn === 8 || turn === 24) await context.setOffline(true)
    if (turn === 11 || turn === 27) await context.setOffline(false)
    await swipeTo(page, place)
  }
  await swipeTo(page, 9)
  await untilMoves(page)
  expect(await seen()).toEqual({ sources: 2, audible: 1, black: 0 })
  expect((await heapOf(page)) - before).toBeLessThan(2_000_000)
})

test('22: where autoplay is blocked every video has its poster and a button, and one press unlocks all', async ({
  phone,
}) => {
  const { context, page, open } = await phone('android', { signedInAs: CUSTOMER, consent: true, expects: expected })
  await context.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    const blessed = new WeakSet<HTMLMediaElement>()
    let isPressed = false
    addEventListener(
      'click',
      () => {
        isPressed = true
        setTimeout(() => (isPressed = false))
      },
      { capture: true },
    )
    HTMLMediaElement.prototype.play = function () {
      if (isPressed) blessed.add(this)
      return blessed.has(this) ? play.call(this) : Promise.reject(new DOMException('refused', 'NotAllowedError'))
    }
  })
  await open('/video')
  const here = page.locator('[role=feed] > article:not([inert])')
  const button = here.getByRole('button', { name: /^播放：/ })
  await expect(button).toBeVisible()
  await swipeTo(page, 1)
  await expect(button).toBeVisible()
  await expect(here.locator('img').first()).toBeVisible()
  await button.click()
  await untilMoves(page)
  for (const place of [2, 3]) {
    await swipeTo(page, place)
    await untilMoves(page)
  }
})

test('Back restores the video that was left, arrow keys move on, and the sound is off after a reload', async ({
  phone,
}) => {
  const { page, open } = await phone('android', { signedInAs: CUSTOMER, consent: true, expects: expected })
  await open('/video')
  await untilMoves(page)
  const here = page.locator('[role=feed] > article:not([inert])')
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await expect(here).toHaveAttribute('aria-posinset', String(place))
  }
  await untilMoves(page)
  const title = await here.locator('h2').textContent()
  await page.getByRole('button', { name: '点按开声' }).click()
  await here.locator('h2 a').click()
  await expect(page.locator('main h2').first()).toHaveText(title ?? '')
  expect(
    await page.locator('video').evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length),
  ).toBe(0)
  await page.goBack()
  await expect(here.locator('h2')).toHaveText(title ?? '')
  await untilMoves(page)
  await page.reload()
  await expect(page.getByRole('button', { name: '点按开声' })).toBeVisible()
  await expect(here.locator('h2')).toHaveText(title ?? '')
})
