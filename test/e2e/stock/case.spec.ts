import type { Page } from '@playwright/test'
import { heading } from '#test/e2e/kit/account.ts'
import { atTradingTime } from '#test/e2e/kit/server.ts'
import { cardReady, expect, share, test, type Wechat } from '#test/e2e/kit/watch.ts'

/** Owns the channel CC02. */
const MEMBER = '13800000007'

/** The share card of such a page: no stock, no figure. */
async function expectCard(page: Page, wechat: Wechat): Promise<void> {
  const path = new URL(page.url()).pathname
  await cardReady(wechat, path)
  const { own, card } = await share(page, wechat)
  expect([own, card.title, card.desc]).toEqual([true, '案例复盘', '学习选股逻辑 · 投资有风险'])
}

test.beforeEach(({ server }) => atTradingTime(server))

test('from the whole sample to a losing case: its drawdown first, its steps, and its hash computed on the phone', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: MEMBER })
  await open('/case?period=ALL')
  await expect(heading(page)).toHaveText('股票案例')
  await expect(page.getByText(/^\d+ 例，盈利 \d+ 例，未盈利 \d+ 例$/)).toBeVisible()
  await page.getByRole('tab', { name: '亏损案例' }).click()
  await expectCard(page, wechat)
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page).toHaveTitle(/^案例详情 · /)
  await expect(page.getByRole('term').first()).toHaveText('期间最大下跌')
  await expect(page.getByRole('img', { name: /沪深300/ })).toBeVisible()
  await expect(page.getByText(/^出池 \d+\.\d\d元/)).toBeVisible()
  await page.getByRole('button', { name: '在本机核验' }).click()
  await expect(page.getByText('核验一致：入选与出池记录均与上面的校验值相符')).toBeVisible()
  await expectCard(page, wechat)
})

test('a member reads a channel’s signals with their advisers, and sets reminders', async ({ phone, wechat }) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: MEMBER })
  await open('/case')
  await page
    .getByRole('link', { name: /已开通/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/^案例频道 · /)
  await expect(page.getByText(/^(?:入选|出池) \S+ \d{6} \d+\.\d\d元$/).first()).toBeVisible()
  await expect(page.getByText(/登记编号 示例/).first()).toBeVisible()
  await page.getByRole('switch', { name: '有更新时提醒我' }).click()
  await page.getByRole('switch', { name: '频道动态' }).click()
  await page.getByRole('button', { name: '保存提醒设置' }).click()
  await expect(page.getByText('已保存提醒设置')).toBeVisible()
  await expectCard(page, wechat)
})

test('a strategy behind the cases shows its maximum drawdown, its rules and its older trades', async ({
  phone,
  wechat,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: MEMBER })
  await open('/case')
  await page.locator('a[href="/case/strategy/ST01"]').click()
  await expect(page).toHaveTitle(/^案例策略 · /)
  await expect(page.getByRole('term').first()).toHaveText('最大回撤')
  await expect(page.getByRole('heading', { name: '规则说明' })).toBeVisible()
  const deals = page.getByRole('list', { name: '成交记录' }).getByRole('listitem')
  await expect(deals.first()).toContainText(/(?:买入|卖出) \S+ \d{6} .*\d{4}-\d\d-\d\d/)
  const first = await deals.count()
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect.poll(() => deals.count()).toBeGreaterThan(first)
  await expectCard(page, wechat)
})
