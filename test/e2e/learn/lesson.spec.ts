import type { Page } from '@playwright/test'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'
import { play, ready, seek } from '#test/e2e/kit/enter.ts'
import { asked } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

const buyer = '13800000002'
const main = (page: Page) => page.getByRole('main')
const counted = async (server: Server) => (await server.journal('/course/catalog/updateVisitCount')).length

test('a video lesson has a source, its position in the course, speeds, notes and links to its neighbours', async ({
  phone,
}) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course/C101/lesson/C101-02')
  await ready(page)
  expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentSrc)).toMatch(
    /^(blob|http)/,
  ) // what the locator names
  await expect(main(page).getByRole('heading', { name: '交易所、券商、投资者各做什么' })).toBeVisible()
  await expect(main(page).getByText(/^第2节 · 共\d+节$/)).toBeVisible()
  await expect(main(page).getByText('内容仅供投资者教育参考，不构成投资建议').first()).toBeVisible()
  await page.getByLabel('倍速').selectOption('1.5×')
  await expect.poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).playbackRate)).toBe(1.5) // what the locator names
  await page.getByRole('tab', { name: '笔记' }).click()
  await page.getByLabel('我的笔记').fill('复习这一节')
  const steps = page.getByRole('navigation', { name: '课时切换' })
  await steps.getByRole('link', { name: '下一节' }).click()
  await expect(page).toHaveURL(/C101-03$/)
  await page.getByRole('navigation', { name: '课时切换' }).getByRole('link', { name: '上一节' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /交易所、券商/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('tab', { name: '笔记' }).click()
  await expect(page.getByLabel('我的笔记')).toHaveValue('复习这一节')
})

test('a visit is counted once, after 5 s of playback, and the lesson resumes', async ({ phone, server }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course/C101/lesson/C101-02')
  await ready(page)
  await play(page)
  expect(await counted(server)).toBe(0)
  await expect.poll(() => counted(server), { timeout: 20_000 }).toBe(1)
  await seek(page, 3)
  await page.locator('video').evaluate((video) => (video as HTMLVideoElement).pause()) // what the locator names
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('C101-02')
  await page.reload()
  await ready(page)
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)) // what the locator names
    .toBeGreaterThanOrEqual(2.5)
  expect(await counted(server)).toBe(1)
  await open('/course')
  const bar = page.getByRole('complementary', { name: '继续学习' })
  await expect(bar).toContainText('上次学到：交易所、券商、投资者各做什么')
  await bar.getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/C101\/lesson\/C101-02$/)
})

test('a lesson started on another device resumes at the service’s position, even if the course’s answer has no lessons', async ({
  phone,
  server,
}) => {
  const { page, context, open } = await phone('android', { consent: false, signedInAs: buyer })
  await context.route('**/api/article/course/number/C101', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, data: { ...json.data, catalog: undefined } } })
  })
  await context.route('**/api/course/catalog/list?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const each of json.data) if (each.catalogId === 'C101-02') each.progressSec = 4
    await route.fulfill({ response, json })
  })
  await open('/course/C101')
  await page.getByRole('link', { name: '继续学习' }).click()
  await expect(page).toHaveURL(/C101-02$/)
  await ready(page)
  const at = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime) // what the locator names
  await expect.poll(at).toBeGreaterThanOrEqual(4)
  // From now on this device's progress is newer.
  await seek(page, 2)
  await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('pause')))
  await page.reload()
  await ready(page)
  await expect.poll(at).toBeGreaterThanOrEqual(2)
  expect(await at()).toBeLessThan(4)
  expect((await asked(server, '/course/catalog/list')).length).toBeGreaterThan(0)
})

test('locked, removed, live and broken lessons say so', async ({ phone, server }) => {
  const guest = await phone('browser', { consent: false })
  await installControls(guest.context)
  const { page } = guest
  await guest.open('/privacyProtocol')
  await navigate(page, '/course/C101/lesson/C101-04')
  await expect(main(page).getByText('请先登录')).toBeVisible()
  await expect(page.getByRole('link', { name: '登录后查看' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/course/C101/lesson/C101-04')}`,
  )
  await navigate(page, '/course/C101/lesson/C101-99')
  await expect(main(page).getByText('课时不存在或已下架')).toBeVisible()
  await page.getByRole('link', { name: '返回课程' }).click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await server.control('fault', { path: '/public/video/play', kind: 'status', value: 503 })
  expect(await navigate(page, '/course/C101/lesson/C101-02')).toBe('failed')
  await main(page).getByRole('button', { name: '重试' }).click()
  await ready(page)
})

test('a customer who has not bought it, or no longer owns it, sees the reason and a link', async ({ phone }) => {
  for (const [mobile, lesson, words, verb] of [
    ['13800000004', 'C101/lesson/C101-04', '该内容报名后可学习', '了解服务'],
    [buyer, 'C106/lesson/C106-05', /^服务已于 \d{4}-\d\d-\d\d( \d\d:\d\d)? 到期$/, '续期'],
    ['13800000003', 'C110/lesson/C110-03', '该服务风险等级高于您的风险承受能力', ''],
  ] as const) {
    const { page, open } = await phone('android', { consent: false, signedInAs: mobile })
    await open(`/course/${lesson}`)
    await expect(main(page).getByText(words)).toBeVisible()
    if (verb === '') continue
    await expect(main(page).getByRole('link', { name: verb })).toHaveAttribute('href', /^\/sku\/K10[16]$/)
  }
})

test('an audio lesson has a player, a text lesson its text, and reading it counts once', async ({ phone, server }) => {
  const visitor = await phone('android', { consent: false, signedInAs: buyer })
  const { page, open } = visitor
  await installControls(visitor.context)
  await open('/course/C101/lesson/C101-06')
  await expect(page.locator('audio')).toHaveAttribute('aria-label', '听一听：新手最常问的十个问题')
  await navigate(page, '/course/C101/lesson/C101-03')
  await expect(main(page).getByText('资金余额、可用余额、可取余额').first()).toBeVisible()
  await expect.poll(() => counted(server), { timeout: 20_000 }).toBe(1)
  await expect(main(page).getByRole('button', { name: '发表' })).toBeVisible()
  expect(await counted(server)).toBe(1)
})
