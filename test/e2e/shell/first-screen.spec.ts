import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { openWithoutCode } from '#test/e2e/kit/held-code.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { atTradingTime, beginAt } from '#test/e2e/kit/server.ts'

/** How many of these are entirely on the first screen, above the bars at the bottom. */
function whole(page: Page, selector: string): Promise<number> {
  return page.evaluate((chosen) => {
    const bar = document.querySelector('nav[aria-label=主导航]')?.getBoundingClientRect().top ?? innerHeight
    return [...document.querySelectorAll(chosen)].filter((node) => {
      const { top, bottom, width } = node.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= bar
    }).length
  }, selector)
}

/** Single lines on the first screen whose text is cut. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label=主导航]')?.getBoundingClientRect().top ?? innerHeight
    return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      // What only a screen reader reads is one pixel wide.
      const isSeen = node.clientWidth > 1
      const isLine = isSeen && node.children.length === 0 && getComputedStyle(node).overflowX === 'hidden'
      const isCut = isLine && top >= 0 && bottom <= bar && node.scrollWidth > node.clientWidth
      return isCut ? [node.textContent ?? ''] : []
    })
  })
}

for (const clock of ['10:20', '21:00'])
  test(`at ${clock} 首页 shows five items of today and twelve links, and cuts no text`, async ({ phone, server }) => {
    await beginAt(server, `2026-11-23T${clock}`)
    const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
    await open('/home')
    await untilHydrated(page)
    await expect(page.getByText(/^(?:正在直播|后开播)$/)).toBeVisible()
    await expect(page.getByRole('list', { name: '今天' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('list', { name: '指数' }).getByText(/%$/)).toHaveCount(3)
    const ofToday = 'ul[aria-label=指数] > li, ol[aria-label=今天] > li, a[href^="/live/"] strong'
    expect(await whole(page, ofToday)).toBeGreaterThanOrEqual(5)
    expect(await whole(page, '#root a, #root button:not([aria-busy=true])')).toBeGreaterThanOrEqual(12)
    expect(await cut(page)).toEqual([])
  })

for (const clock of ['10:20', '21:00'])
  test(`at ${clock} a live room shows eight messages`, async ({ phone, server }) => {
    await beginAt(server, `2026-11-23T${clock}`)
    const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
    await open('/live')
    await page.getByRole('link', { name: '进入直播间' }).click()
    const talk = page.getByRole('log')
    await expect(talk.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: '本场课程' })).toBeVisible()
    const texts = [
      '缩量下跌和放量下跌，看法一样吗？',
      '公告去哪里查最准？',
      '先看规则原文，再看例子，顺序不要反过来。',
      '图收到了，回放里还能看吗？',
      '原来要先看均值，记下了',
      '口径不同的数字不能直接比较，先看附注里的定义，再看例子。',
      '这个问题我也想问。',
      '谢谢老师，明白了。',
    ]
    const ids = await server.control('room/burst', { chatId: 'LC01', count: texts.length, texts })
    await expect(talk.getByText('谢谢老师，明白了。').last()).toBeInViewport({ ratio: 1 })
    const chosen = (ids as string[]).map((id) => `[data-message="${id}"]`).join()
    const { y, height } = (await talk.boundingBox()) ?? { y: Infinity, height: 0 }
    const boxes = await page.locator(chosen).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    expect(boxes.filter(({ top, bottom }) => top >= y && bottom <= y + height)).toHaveLength(8)
  })

test('个股 shows eight facts and the order book without a press', async ({ phone, server }) => {
  await atTradingTime(server)
  const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
  await open('/stock/SH600901')
  await expect(page.getByRole('row', { name: /^买五/ })).toBeVisible()
  expect(await whole(page, 'section[aria-label=行情] dd')).toBeGreaterThanOrEqual(8)
  expect(await whole(page, 'section[aria-label=五档行情] tr')).toBe(10)
})

test('股票 shows a newcomer eleven market figures', async ({ phone, server }) => {
  await atTradingTime(server)
  const { page, open } = await phone('browser', { consent: true })
  await open('/stock')
  const watched = page.getByRole('list', { name: '大家在看' })
  await expect(watched.getByText(/%$/).first()).toBeVisible()
  // A price and its change each.
  const rows = 'ul[aria-label=指数] > li, ul[aria-label=大家在看] > li'
  await expect.poll(async () => 2 * (await whole(page, rows))).toBeGreaterThanOrEqual(11)
})

test('学习 shows at least seven courses inside WeChat', async ({ phone }) => {
  const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
  await open('/course')
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: /股票投资第一课/ })).toBeVisible()
  expect(await whole(page, '[role=tabpanel] a[href^="/course/"]')).toBeGreaterThanOrEqual(7)
})

test('the consent bar is at most 112 px high, and leaves the first screen its content', async ({ phone }) => {
  const { page, open } = await phone('android')
  await open('/course')
  const bar = page.getByRole('region', { name: '用户协议与隐私政策' })
  await expect(bar).toBeVisible()
  // It is rerendered if the authorization unloads the page.
  await expect.poll(async () => (await bar.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(112)
  expect(await whole(page, '[role=tabpanel] a[href^="/course/"]')).toBeGreaterThanOrEqual(4)
})

test('what can be pressed before the code is there keeps its element through hydration', async ({ phone }) => {
  const { page } = await phone('browser', { consent: true })
  for (const path of [
    '/home',
    '/me',
    '/stock',
    '/stock/SH600901',
    '/course',
    '/course/C101',
    '/live',
    '/article/A201',
  ]) {
    const release = await openWithoutCode(page, path)
    const pressed = await page.evaluateHandle(() =>
      [...document.querySelectorAll('#root a, #root button:not([aria-busy=true])')].filter((each) =>
        each.checkVisibility(),
      ),
    )
    await release()
    await untilHydrated(page)
    // The render after hydration, by the device and the session.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const texts = await pressed.evaluate((all) => all.map((each) => [each.textContent, each.isConnected]))
    expect(texts, path).not.toEqual([])
    expect(
      texts.filter(([, isThere]) => !isThere),
      path,
    ).toEqual([])
  }
})
