import { expect, test, workerHasAll } from '#test/e2e/kit/device.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

for (const device of ['android', 'ios', 'browser'] as const) {
  test(`the calculators count in ${device}, and a word of an article explains itself`, async ({ phone }) => {
    const { page, open } = await phone(device, { consent: true })
    await open('/tools')
    await page.getByLabel('股数').fill('2000')
    await page.getByLabel('买入价（元）').fill('10')
    await expect(page.getByText('20,005.20')).toBeVisible()
    await expect(page.locator('output', { hasText: '卖到多少才打平' })).toContainText('10.02')
    await page.getByRole('slider').press('ArrowRight')
    await expect(page.getByText('要涨26.58%')).toBeVisible()
    await open('/article/A201')
    const word = page.locator('[data-term=成交额]')
    await word.click()
    await expect(page.getByRole('complementary', { name: '术语：成交额' })).toContainText('成交价乘股数的合计')
    await page.goBack()
    await expect(page.getByRole('complementary', { name: '术语：成交额' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/article\/A201/)
    await word.click()
    await page.getByRole('link', { name: '在词典中查看' }).click()
    await expect(page.getByRole('term').first()).toHaveText('成交额')
  })
}

test('both open offline without having been opened before', async ({ device, server }) => {
  const { page, open } = await device('browser', { consent: true })
  await open('/course')
  await workerHasAll(page)
  await server.control('network', { down: true })
  await page.goto(new URL('/tools', page.url()).href)
  await expect(page.getByText('28,467.40')).toBeVisible()
  await page.getByRole('link', { name: '投资词典' }).click()
  await page.getByRole('searchbox').fill('zdhc')
  await expect(page.getByRole('term').first()).toHaveText('最大回撤')
})
