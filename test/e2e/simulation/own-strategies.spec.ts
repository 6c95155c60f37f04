import { documentsNeedNoTime, decide } from '#test/e2e/kit/vendor.ts'
import { button } from '#test/e2e/kit/parts.ts'
import { atTradingTime, setClock } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

/** C3, with a draft of an application and a coupon, without a back-test. */
const CUSTOMER = '13800000004'
const SIGN = '**/api/strategy-apply/sign?*'

test('a strategy is signed at the vendor, a back-test runs through its queue, a simulation ends with its report', async ({
  phone,
  server,
}) => {
  await atTradingTime(server)
  const { page, context, open } = await phone('android', { signedInAs: CUSTOMER, consent: true })
  await documentsNeedNoTime(context, SIGN)
  await open('/strategy-apply/AP0401')
  await button(page, '资料无误，下一步').click()
  await button(page, '开始签署').click()
  for (let read = 0; read < 4; read += 1) {
    await button(page, /^阅读《/).click()
    const paper = page.getByRole('dialog')
    const tab = context.waitForEvent('page')
    await paper.getByRole('link', { name: '打开文件（PDF）' }).click()
    await (await tab).close()
    await button(page, '我已阅读').click()
  }
  await context.unroute(SIGN)
  await button(page, '去签署').click()
  await decide(page, '通过')
  await expect(page.getByRole('heading', { name: '第5步 开通 · 审核中' })).toBeVisible()
  await expect(page).toHaveURL(/\/strategy-apply\/AP0401\?back=1$/)

  await open('/sim-backtest/new')
  await page.getByLabel(/^均线趋势/).check()
  const from = page.getByLabel('开始日期', { exact: true })
  await expect(from).toHaveValue('2024-11-20')
  await page.getByRole('slider', { name: '拖动选择开始日期' }).press('ArrowRight')
  await expect(from).toHaveValue('2024-11-21')
  await button(page, '开始回测').click()
  await expect(page).toHaveURL(/\/sim-backtest\/BT/)
  await expect(page.getByText(/排队中|计算中/)).toBeVisible()
  await setClock(server, '2026-11-23T10:22')
  await expect(page.getByRole('heading', { name: '先看假设' })).toBeVisible()
  await page.getByRole('tab', { name: '逐笔委托' }).click()
  await expect(page.getByRole('list', { name: '委托与成交' }).getByText('持有').first()).toBeVisible()

  await open('/simulate')
  await page.getByLabel(/^水务农业低波动.*用体验券/).check()
  await button(page, '开始模拟').click()
  await expect(page.getByText('进行中')).toBeVisible()
  await button(page, '结束模拟').click()
  await button(page, '确认结束').click()
  await expect(page.getByText('模拟已结束，报告已保留')).toBeVisible()
  await expect(page.getByRole('heading', { name: '接下来学什么' })).toBeVisible()
})
