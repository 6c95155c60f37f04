import type { Page } from '@playwright/test'
import { saved } from '#test/e2e/kit/device.ts'
import { controlService } from '#test/e2e/kit/service-state.ts'
import { expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(120_000)

/** Has courses and is verified; others' content is in the tables of the screens. */
const CUSTOMER = { consent: false, signedInAs: '13800000002' }
const main = (page: Page) => page.locator('#root main')

/** A page's empty state, and its action. */
const nothing = [
  { path: '/course', words: '该分类暂无课程', on: null },
  { path: '/course?tab=series', words: '暂无系列课', on: null },
  { path: '/course?tab=category', words: '暂无分类', on: null },
  { path: '/column', words: '暂无专栏', on: '看看全部文章' },
  { path: '/article', words: '暂无文章', on: '看看全部文章' },
  { path: '/me/course', words: '还没有课程', on: '去看看课程' },
  { path: '/me/address', words: '暂无收货地址', on: '新增收货地址' },
] as const
const gone = {
  '/course/C999': '课程不存在或已下线',
  '/course/series/none': '系列课不存在或已下线',
  '/course/C101/lesson/none': '课时不存在或已下架',
  '/article/A999': '文章不存在或已下线',
  '/me/address/edit?id=none': '收货地址不存在',
}

test('an empty or missing page says so, with a way on', async ({ phone }) => {
  const { page, context, open } = await phone('android', CUSTOMER)
  await installControls(context)
  const answers = await controlService(context)
  await open('/userPolicy')
  answers('empty')
  for (const { path, words, on } of nothing) {
    await navigate(page, path)
    await expect(main(page).getByText(words), path).toBeVisible()
    if (on !== null) await expect(main(page).getByRole('link', { name: on }).first(), path).toBeVisible()
  }
  answers('well')
  for (const [path, words] of Object.entries(gone)) {
    await navigate(page, path)
    await expect(main(page).getByText(words), path).toBeVisible()
  }
})

test('withdrawn content is not shown from the saved copy', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: true })
  for (const { path, asks, title, words } of [
    { path: '/article/A201', asks: '/public/articleInfo', title: '成交额连续放大', words: '文章不存在或已下线' },
    { path: '/course/C105', asks: '/public/article-course/detail', title: '三张表', words: '课程不存在或已下线' },
  ]) {
    await open(path)
    await expect(main(page).getByText(title).first()).toBeVisible()
    await saved(page, path)
    await server.control('fault', { path: asks, kind: 'code', value: 40_401, text: words, times: 0 })
    await open(path)
    await expect(main(page).getByRole('alert')).toContainText(words)
    await expect(main(page).getByText(title)).toHaveCount(0)
  }
})

test('an answer that never arrives times out after ten seconds with a message', async ({ phone }) => {
  const { page, context, open } = await phone('android', CUSTOMER)
  await installControls(context)
  const answers = await controlService(context)
  await context.clock.install()
  await open('/userPolicy')
  for (const path of ['/course/C102', '/course/series/SR01', '/article/A202', '/article', '/column', '/me/profile']) {
    answers('not yet')
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(page.locator('#root h1'), path).toHaveCount(1)
    await page.clock.runFor(10_500)
    await expect(main(page).getByRole('alert').first(), path).toContainText('请求超时，请重试')
    answers('well')
  }
})

test('offline each cacheable page shows its saved copy with the date', async ({ phone }) => {
  const { page, context, open } = await phone('android', CUSTOMER)
  await installControls(context)
  const answers = await controlService(context)
  const kept = {
    '/home': '投教专区',
    '/course': '股票投资第一课',
    '/course/series/SR01': '4门课程',
    '/column': '我的专栏',
    '/article': '成交额连续放大',
    '/invite?invite=IV0007A': '三张表读懂一家公司',
    '/me': '138****0002',
    '/me/course': '学习中',
    '/me/profile': '138****0002',
    '/me/address': '暂无收货地址',
  }
  await open('/userPolicy')
  for (const path of Object.keys(kept)) {
    await navigate(page, path)
    await saved(page, path)
  }
  answers('unreached')
  await open('/userPolicy')
  for (const [path, words] of Object.entries(kept)) {
    await navigate(page, path)
    await expect(main(page).getByText(words).first(), path).toBeVisible()
    await expect(
      main(page)
        .getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)
        .first(),
      path,
    ).toBeVisible()
  }
})
