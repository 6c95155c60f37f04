import { expect, test } from '#test/e2e/kit/fixtures.ts'

const LEGAL = ['/privacyProtocol', '/userPolicy', '/personal-info-sharing', '/personal-info-collection']

for (const desk of [true, false]) {
  test(`${desk ? 'on a desktop' : 'on a phone'} a legal page prints only its text`, async ({ phone }) => {
    const { page } = await phone('browser', { desk })
    for (const path of LEGAL) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await expect(page.getByRole('region', { name: '用户协议与隐私政策' })).toBeVisible()
      const heads = await page.locator('article h2').count()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('article h2').filter({ visible: true }).count(), path).toBe(heads)
      // Neither links to other pages nor controls.
      for (const role of ['navigation', 'button', 'region'] as const) {
        await expect(page.getByRole(role).filter({ visible: true }), `${path} ${role}`).toHaveCount(0)
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth - screen.width)
      expect(width, path).toBeLessThanOrEqual(0)
    }
  })
}
