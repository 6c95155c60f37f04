import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

test('a customer starts a diagnosis, reloads while it runs, and reads it offline', async ({ device, server }) => {
  const { page, open } = await device('android', { consent: true, signedInAs: '13800000004' })
  await open('/stock/SH600901')
  await page.getByRole('link', { name: 'AI诊股' }).click()
  // Started in a minute by the service's clock: it runs until then, however slow the machine is.
  await server.control('clock', { offset: 60_000 })
  const begun = page.waitForResponse(/ai-diagnose\/start/)
  await page.getByRole('button', { name: '开始诊断' }).click()
  await begun
  await server.control('clock', { offset: 0 })
  await page.reload()
  await expect(page.getByText('诊断进行中')).toBeVisible()
  await server.control('clock', { offset: 120_000 })
  const risks = page.getByRole('list', { name: '风险点' }).getByRole('listitem')
  await expect(risks.nth(2)).toBeVisible()
  await saved(page, '/diagnose/SH600901')
  await workerHasAll(page)
  await server.control('network', { down: true })
  await open('/diagnose/SH600901')
  await expect(risks.nth(2)).toBeVisible()
  await expect(page.getByText('由算法模型生成，依据公开数据，不构成投资建议').first()).toBeVisible()
})
