import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'

// Each page is opened twice: slow machines need time.
test.setTimeout(240_000)

/** Details and lists, with texts of each. */
const read = [
  ['/gcInfo/detail?id=GW1-001', '即日起，客户端与官网可以切换为长辈版'],
  ['/compliance/notice/detail?id=GW2-001', '本公司'],
  ['/protection/article-detail?id=A505', '以免费资料为名拉您进群'],
  ['/protection/video-detail?id=v-LR10', '证券分析师：林老师'],
  ['/information/detail?id=A201', '仅供投资者教育参考'],
  ['/information/article-detail?id=A206', '仅供投资者教育参考'],
  ['/information', '一份食品公司的中报，读了三遍'],
  ['/showPractitioner', '示例S0000000002'],
] as const

test('read pages are available offline, by their deep links', async ({ device, server }) => {
  const { page, open } = await device('browser', { consent: true })
  for (const [path, words] of read) {
    await open(path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await saved(page, path)
    await workerHasAll(page)
  }
  await server.control('network', { down: true })
  for (const [path, words] of read) {
    await open(path)
    await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible()
    await expect(page.getByText(/^当前离线，以下为/).first(), path).toBeVisible()
  }
  await server.control('network', { down: false })
})
