import type { Page } from '@playwright/test'
import { expect } from './controls.ts'
import { button, main } from './parts.ts'

/** Fills in an open address form and saves it. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('收货人').fill('周示例')
  await page.getByLabel('手机号').fill('13900000001')
  await page.getByLabel('省份').selectOption('江苏省')
  await page.getByLabel('城市').selectOption('苏州市')
  await page.getByLabel('区县').selectOption('姑苏区')
  await page.getByLabel('详细地址').fill('示例路1号2单元')
  await button(page, '保存').click()
}

/** Reads the disclosure of the open order for the required time, and confirms it. */
export async function readDisclosure(page: Page, sentence?: string): Promise<void> {
  await page.clock.install()
  await page.getByRole('link', { name: /阅读风险揭示书|查看匹配意见/ }).click()
  await expect(main(page).getByRole('heading', { name: '风险揭示书' })).toBeVisible()
  await page.clock.runFor(16_000)
  await expect(button(page, '请阅读至末尾')).toBeDisabled()
  await main(page).getByText('以上为《风险揭示书》全文').scrollIntoViewIfNeeded()
  const tick = page.getByLabel('本人已阅读并理解《风险揭示书》')
  await tick.check()
  if (sentence !== undefined) await page.getByLabel('请输入以上语句').fill(sentence)
  await button(page, '确认').click()
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
}

/** Opens each document of the order, and accepts them. */
export async function agree(page: Page): Promise<void> {
  await expect(main(page).getByRole('link', { name: '《隐私政策》' })).toBeVisible()
  for (const link of await main(page).getByRole('link', { name: /^《/ }).all()) {
    const name = await link.textContent()
    await link.click()
    await expect(page, name ?? '').not.toHaveURL(/\/checkout\/\w+$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  }
  // `check()` would verify at once; on a busy machine the tick is rendered a moment later.
  const tick = page.getByLabel('本人已阅读并同意以上文件')
  await tick.click()
  await expect(tick).toBeChecked()
}
