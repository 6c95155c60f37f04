import { expect } from '@playwright/test'
import { FILES, test } from '#test/e2e/kit/sanitizer-fixture.ts'
import type {} from '#test/e2e/kit/sanitizer-page.tsx'

const ARTICLE =
  '<h2>今日#降准#要点</h2><p>关注 #人工智能##半导体# 与 <a href="/article/2">#旧文#</a></p>' +
  '<p><img src="a.png" alt="一"><img src="b.png" alt="二"></p><p><a href="https://www.csrc.gov.cn/">证监会</a></p>'

test('an article is rendered under the strict CSP, with its topics highlighted', async ({ stage }) => {
  const page = await stage.open('policy')
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [ARTICLE, FILES] as const)
  await expect(page.getByRole('heading', { name: '今日#降准#要点' })).toBeVisible()
  await expect(page.locator('mark.topic')).toHaveText(['#降准#', '#人工智能#', '#半导体#'])
  await expect(page.locator('.article')).toHaveText('今日#降准#要点关注 #人工智能##半导体# 与 #旧文#证监会')
  expect(stage.errors).toEqual([])
})

test('rendering the same article again keeps its highlights', async ({ stage }) => {
  const page = await stage.open('policy')
  for (let i = 0; i < 3; i++) {
    await page.evaluate(([html, files]) => window.subject.mount(html, files), [ARTICLE, FILES] as const)
  }
  await expect(page.locator('mark.topic')).toHaveCount(3)
  await page.evaluate(([files]) => window.subject.mount('<p>#新题#</p>', files), [FILES] as const)
  await expect(page.locator('mark.topic')).toHaveText(['#新题#'])
})

test('internal links go to the router, images to the viewer', async ({ stage }) => {
  const page = await stage.open('policy')
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [ARTICLE, FILES] as const)
  await page.getByRole('link', { name: '#旧文#' }).click()
  await page.getByRole('img', { name: '二' }).dispatchEvent('click')
  expect(await page.evaluate(() => window.subject.heard)).toEqual([
    '/article/2',
    { list: [`${FILES}/a.png`, `${FILES}/b.png`], current: `${FILES}/b.png` },
  ])
  await expect(page.getByRole('link', { name: '证监会' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('an article cannot leave its box', async ({ stage }) => {
  const page = await stage.open('bare')
  const html = '<div style="margin:-500px 0 0 -500px;width:3000px;background:red;position:fixed;z-index:9">x</div>'
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [`${html}<p>正文</p>`, FILES] as const)
  await expect(page.getByText('正文')).toBeAttached()
  const box = await page.locator('.article').boundingBox()
  const outside = await page.evaluate(
    (bottom) => document.elementFromPoint(innerWidth - 2, bottom + 5)?.closest('.article') ?? null,
    (box?.y ?? 0) + (box?.height ?? 0),
  )
  expect(outside).toBeNull()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= screen.width)).toBe(true)
})

test('a wide table scrolls in its own box, by keyboard too, and breaks no figure', async ({ stage }) => {
  const page = await stage.open('bare')
  await page.setViewportSize({ width: 320, height: 640 })
  const cells = Array.from({ length: 12 }, (_, at) => `<td>12,345.${at}7%</td>`).join('')
  const html = `<table><tr>${cells}</tr></table><p>正文</p>`
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [html, FILES] as const)
  const table = page.locator('.article table')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  const lines = await table.locator('td').evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a sanitiser that fails to load twice shows a message, reports it, and can be retried', async ({ stage }) => {
  const page = await stage.open('policy')
  stage.loseChunk(2)
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [ARTICLE, FILES] as const)
  await expect(page.getByRole('alert')).toContainText('正文加载失败，请检查网络后重试')
  expect(stage.errors.splice(0)).toEqual([expect.stringMatching(/^Loading chunk sanitizer failed .*purify/)])
  // A failed module stays failed for its document, in some versions without another request: the page is reloaded.
  stage.loseChunk(0)
  const anew = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: '重试' }).click()
  await anew
  await page.waitForFunction(() => 'subject' in window)
  await page.evaluate(([html, files]) => window.subject.mount(html, files), [ARTICLE, FILES] as const)
  await expect(page.getByRole('heading', { name: '今日#降准#要点' })).toBeVisible()
})
