import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { heading } from '#test/e2e/kit/account.ts'
import { atTradingTime } from '#test/e2e/kit/server.ts'
import { cardReady, expect, share, test } from '#test/e2e/kit/watch.ts'

/** Suits the pool RC01. */
const CUSTOMER = '13800000004'

test.beforeEach(({ server }) => atTradingTime(server))

test('a customer opens a stock of a pool, reads its risks, and can share the pool but not the advice', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/pool')
  await expect(heading(page)).toHaveText('优选股池')
  await cardReady(wechat, '/pool')
  const sent = await share(page, wechat)
  expect([sent.own, sent.card.title, sent.card.desc]).toEqual([true, '股票池介绍', '学习选股逻辑 · 投资有风险'])
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /有效至 \d{4}-\d\d-\d\d/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/^股池个股 · /)
  for (const name of ['风险点', '入选理由', '过程记录']) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/登记编号 示例/).first()).toBeVisible()
  await page.getByRole('button', { name: '在本机核验' }).click()
  await expect(page.getByText(/^核验一致/)).toBeVisible()
  await expect.poll(async () => (await share(page, wechat)).hidden).toBe(true)
})

test('the pool’s file is downloaded, and its first open record verifies by the page’s instructions', async ({
  phone,
}) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: CUSTOMER })
  await open('/pool')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载全部记录 CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^股池记录-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  const rows = lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value = '']) => value))
  const unlocked = rows.find((row) => row[9] !== '')
  const sealed = unlocked?.slice(0, 10).join('|') ?? ''
  expect(createHash('sha256').update(sealed).digest('hex')).toBe(unlocked?.[10])
  await page.getByText('核验方法').click()
  await expect(page.getByText(/连成一行.*应与“入选校验值”相同/)).toBeVisible()
})

test('the trial pool shows past, delayed records, plays its video, and links to the service', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/promo-stock?scene=menu')
  await expect(heading(page)).toHaveText('体验股池')
  await expect(page.getByText(/^延迟展示·非实时建议/)).toBeVisible()
  const records = page.getByRole('list', { name: '历史记录' }).getByRole('listitem')
  await expect(records.first()).toContainText(/延迟\d+天展示/)
  await page
    .getByRole('button', { name: /登记编号/ })
    .first()
    .click()
  await expect(page.locator('video')).toBeVisible()
  await cardReady(wechat, '/promo-stock')
  const { own, card } = await share(page, wechat)
  expect([own, card.title, card.desc]).toEqual([true, '体验股池', '学习选股逻辑 · 投资有风险'])
  await page.getByRole('link', { name: '了解服务' }).click()
  await expect(page).toHaveURL(/\/sku\//)
  await expect(page.getByText(/风险等级/).first()).toBeVisible()
})
