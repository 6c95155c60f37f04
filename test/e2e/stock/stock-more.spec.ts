import { heading } from '#test/e2e/kit/account.ts'
import { atTradingTime } from '#test/e2e/kit/server.ts'
import { cardReady, expect, share, test } from '#test/e2e/kit/watch.ts'

const CUSTOMER = '13800000004'

test.beforeEach(({ server }) => atTradingTime(server))

test('a customer filters questions by stock and reads an answer; their own questions are private', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/stock-qa')
  await expect(heading(page)).toHaveText('股票问答')
  await expect(page).toHaveTitle(/^股票问答 · /)
  const rows = page.getByRole('list', { name: '问答' }).getByRole('listitem')
  await expect(rows.nth(1)).toBeVisible()
  const all = await rows.count()
  await page.getByRole('list', { name: '股票' }).getByRole('button').first().click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect.poll(async () => (await share(page, wechat)).hidden).toBe(true)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/chat\/[^/]+\/qa\/[^/]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/stock-qa\?symbol=/)
  await expect(rows.first()).toBeVisible()
})

test('a customer reads announcements on the watchlist, older ones too, and opens one', async ({ phone, wechat }) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/stock/SH600901')
  await page.getByRole('button', { name: '加自选' }).click()
  await expect(page.getByRole('button', { name: '移出自选' })).toBeVisible()
  await open('/stock-alert')
  await expect(heading(page)).toHaveText('自选公告')
  await expect(page).toHaveTitle(/^自选公告 · /)
  const rows = page.getByRole('list', { name: '自选公告' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/江岸食品 · \d{4}-\d\d-\d\d \d\d:\d\d/)
  const first = await rows.count()
  await page.getByRole('button', { name: '更早的公告' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
  const title =
    (await rows
      .first()
      .getByText(/公告|通知|报告/)
      .first()
      .textContent()) ?? '-'
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/stock-doc\/announce\//)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title)
  await cardReady(wechat, new URL(page.url()).pathname)
  const { card } = await share(page, wechat)
  expect([card.title, card.desc]).toEqual([
    title,
    expect.stringMatching(/^来源：上市公司公告 \d{4}-\d\d-\d\d \d\d:\d\d$/),
  ])
  const file = page.getByRole('link', { name: /^查看原文（PDF/ })
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('a customer reads an indicator’s record, tries one, and shares the page without a figure', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: CUSTOMER })
  await open('/quote-index')
  await expect(heading(page)).toHaveText('特色指标')
  const card = page.getByRole('region', { name: '波动温度计' })
  await card.getByText('模拟回测').click()
  await expect(card).toContainText(/最差一次−\d+\.\d\d%/)
  await card.getByRole('button', { name: '体验7天' }).click()
  await expect(card).toContainText('使用中，至 2026-11-30')
  await cardReady(wechat, '/quote-index')
  const sent = await share(page, wechat)
  expect([sent.own, sent.card.title, sent.card.desc]).toEqual([true, '特色指标', '了解指标的计算方法与局限'])
})
