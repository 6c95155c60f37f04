import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/device.ts'

test.setTimeout(180_000)

const main = (page: Page) => page.getByRole('main')
test('a search goes through a column, says when nothing is there, and stands in the address', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/protection?tab=EDU2')
  await expect(main(page).getByRole('link', { name: /三步核验/ })).toBeVisible()
  const field = page.getByRole('searchbox', { name: '在投资者教育中搜索' })
  await field.fill('荐股群')
  await field.press('Enter')
  await expect(page).toHaveURL(/tab=EDU2.*q=/)
  await expect(main(page).getByRole('link', { name: /三步核验/ })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /免费荐股群/ })).toBeVisible()
  await page.getByRole('tab', { name: '视频课堂' }).click()
  await expect(page.getByText('没有找到与「荐股群」有关的内容')).toBeVisible()
  await page.getByRole('button', { name: '清除' }).click()
  await expect(main(page).getByRole('link', { name: /分红与除权/ })).toBeVisible()
})

test('the tabs are chosen by keys, videos come page by page, and one of them plays', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/protection')
  await expect(main(page).getByRole('link', { name: /开户之前/ })).toBeVisible()
  await page.getByRole('tab', { name: '基础知识' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: '视频课堂' })).toBeFocused()
  const videos = main(page).getByRole('list', { name: '视频' }).getByRole('link')
  await expect(videos).toHaveCount(6)
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect(videos).toHaveCount(12)
  await main(page)
    .getByRole('link', { name: /委托与撤单/ })
    .click()
  await expect(page.getByText('证券分析师：林老师 登记编号：示例S0000000002')).toBeVisible()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(10)
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3)
})

test('who may not watch reads so, and what is no view is not shown as one', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/protection/video-detail?id=v-LR09')
  await expect(page.getByText('该视频登录或开通服务后可以观看')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await open('/information/article-detail?id=A401')
  await expect(page.getByText('内容不存在或已下线')).toBeVisible()
})

test('a view names its author and its day, and has had its time after five trading days', async ({ phone }) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await page.goto('/information')
  const rows = main(page).locator('[role=tabpanel] li a[href*="detail"]')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toContainText('登记编号：')
  await expect(rows.first().getByText('观点已过时效')).toHaveCount(0)
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first().getByText('观点已过时效')).toBeVisible()
  await rows.first().click()
  await expect(page.getByText(/^观点已过时效：/)).toBeVisible()
  await expect(page.getByText('本文仅代表作者观点，内容仅供投资者教育参考，不构成投资建议。')).toBeVisible()
  await page.goto('/information?tab=views')
  await page.getByRole('button', { name: '吴老师' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('吴老师')
})

test('a back-test stands with its drawdown, its benchmark, its losing years and its suppositions', async ({
  phone,
}) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await page.goto('/investment')
  const strategies = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') })
  await expect(strategies).toHaveCount(8)
  const depths = (await strategies.locator('td:nth-child(4)').allTextContents()).map(Number.parseFloat)
  expect(depths).toEqual(depths.toSorted((a, b) => b - a))
  await page.getByRole('button', { name: '科技集中轮动' }).click()
  const block = page.getByRole('region', { name: '科技集中轮动的业绩' })
  await expect(block.getByText('历史回测', { exact: true })).toBeVisible()
  await expect(block.getByRole('img', { name: /最大回撤−.*沪深300/ })).toBeVisible()
  await expect(block.getByText(/过往业绩不预示未来表现，不构成对收益的承诺/)).toBeVisible()
  await expect(
    block
      .getByRole('table', { name: '按自然年' })
      .getByText(/^−\d+\.\d\d%$/)
      .first(),
  ).toBeVisible()
  await block.getByText('回测假设').click()
  await expect(block.getByText(/佣金 0\.025%/)).toBeVisible()
  expect(await page.title()).not.toMatch(/%/)
})
