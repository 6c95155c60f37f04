import type { Page } from '@playwright/test'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked, keptText } from '#test/e2e/kit/watch.ts'
import { button, main } from '#test/e2e/kit/parts.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(90_000)

const TRADER = '13800000031'
const BUYER = '13800000002'
const TAX = '91330000000000000X'
const NO_ANSWER = '没有收到提交结果。'

const pick = (page: Page, orderNumber: string) =>
  main(page).getByRole('listitem').filter({ hasText: orderNumber }).getByRole('checkbox').check()

/** Everything but the orders, as a company. */
async function fill(page: Page): Promise<void> {
  await main(page).getByLabel('企业').check()
  await page.getByLabel('发票抬头').fill('示例科技有限公司')
  await page.getByLabel('税号').fill(TAX.toLowerCase())
  await page.getByLabel('接收邮箱').fill('a@example.com')
}

/** How many invoices were actually made from the requests. */
async function invoicesOf(server: Server, mobile: string, orderNumbers: readonly string[]): Promise<unknown[]> {
  const { accessToken } = await server.tokens(mobile)
  return Promise.all(
    orderNumbers.map(async (orderNumber) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await fetch(`${server.plain}/api/invoice/${orderNumber}`, { headers })
      return (await answer.json()).data.amountFen ?? null
    }),
  )
}

test('e2: from 我的 to an invoice of one order: missing fields are reported, a double tap submits once, and the PDF opens', async ({
  phone,
  server,
}) => {
  const { page, open, context } = await phone('browser', { consent: true, signedInAs: TRADER })
  await open('/me')
  await page.getByRole('link', { name: '我的订单' }).click()
  await page.getByRole('tab', { name: '已完成' }).click()
  await page.getByRole('link', { name: /D00310007/ }).click()
  await page.getByRole('link', { name: /^发票\s*未申请/ }).click()
  await button(page, '预览发票').click()
  for (const words of ['请选择抬头类型', '请填写发票抬头', '请填写邮箱']) {
    await expect(main(page).getByText(words), words).toBeVisible()
  }
  await expect(main(page).getByLabel('个人')).toBeFocused()
  await fill(page)
  await page.getByLabel('税号').fill('1234')
  await expect(main(page).getByText('税号格式不正确')).toBeVisible()
  await page.getByLabel('税号').fill(TAX.toLowerCase())
  await page.getByLabel('接收邮箱').press('Enter')
  const preview = page.getByRole('dialog', { name: '核对开票信息' })
  await expect(preview).toContainText(TAX)
  await expect(preview).toContainText('¥599.00')

  await button(page, '提交申请').dblclick({ noWaitAfter: true })
  await expect(main(page).getByText('开具中', { exact: true })).toBeVisible()
  const sent = await asked(server, '/invoice')
  expect(sent.map(({ body }) => body)).toEqual([
    { orderNumber: 'D00310007', titleType: 'COMPANY', title: '示例科技有限公司', taxNo: TAX, email: 'a@example.com' },
  ])
  await expect
    .poll(async () => JSON.stringify((await server.journal('/upload/enven')).map(({ body }) => body)))
    .toContain('invoice_submit')

  await server.control('clock', { offset: 120_000 })
  await button(page, '刷新状态').click()
  await expect(main(page).getByText('已开具', { exact: true })).toBeVisible()
  const paper = await page.getByRole('link', { name: '打开电子发票（PDF）' }).getAttribute('href')
  const file = await fetch(new URL(paper ?? '', server.plain))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const kept = await keptText(page)
  for (const secret of [TAX, TAX.toLowerCase(), '/files/u/']) expect(kept, secret).not.toContain(secret)

  await open('/invoice?tab=record')
  await expect(main(page).getByText('D00310007')).toBeVisible()
  await context.setOffline(true)
  await button(page, '查看发票').click()
  await expect(main(page).getByRole('button', { name: '重试' }), 'the paper is kept nowhere').toBeVisible()
})

test('e2: a personal invoice needs no tax number, covers the whole order, and its PDF opens', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: TRADER })
  await open('/invoice?orderNumber=D00310007')
  await main(page).getByLabel('个人').check()
  await expect(page.getByLabel('税号')).toHaveCount(0)
  await page.getByLabel('发票抬头').fill('易示例')
  await page.getByLabel('接收邮箱').fill('a@example.com')
  await button(page, '预览发票').click()
  await expect(page.getByRole('dialog', { name: '核对开票信息' })).toContainText('易示例')
  await button(page, '提交申请').click()
  await expect(main(page).getByText('开具中', { exact: true })).toBeVisible()
  const [sent] = await asked(server, '/invoice')
  const orderNumber = 'D00310007'
  expect(sent?.body).toEqual({ orderNumber, titleType: 'PERSON', title: '易示例', email: 'a@example.com' })
  await server.control('clock', { offset: 120_000 })
  await button(page, '刷新状态').click()
  await expect(main(page).getByText('已开具', { exact: true })).toBeVisible()
  const paper = await page.getByRole('link', { name: '打开电子发票（PDF）' }).getAttribute('href')
  expect((await fetch(new URL(paper ?? '', server.plain))).headers.get('content-type')).toBe('application/pdf')
})

test('E4: an invoice covers the unrefunded amount, of ten orders at most; after a full refund there is none', async ({
  phone,
  server,
}) => {
  const { page, open, context } = await phone('browser', { consent: true, signedInAs: TRADER })
  await open('/invoice?orderNumber=D00310010')
  await expect(main(page).getByText('该订单已全额退款，无需开票')).toBeVisible()
  await open('/invoice?orderNumber=D00310009')
  await expect(main(page).getByText('退款处理完成后，可按剩余金额开票')).toBeVisible()
  await open('/invoice')
  await expect(main(page).getByText('已付 ¥1,299.00，已退 ¥1,000.00')).toBeVisible()
  await fill(page)
  await button(page, '预览发票').click()
  await expect(main(page).getByText('请选择需要开票的订单')).toBeVisible()
  await pick(page, 'D00310011')
  await pick(page, 'D00310006')
  await button(page, '预览发票').click()
  await expect(page.getByRole('dialog')).toContainText('¥2,298.00')
  await button(page, '提交申请').click()
  await expect(page.getByRole('tab', { name: '开票记录' })).toHaveAttribute('aria-selected', 'true')
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  expect(await invoicesOf(server, TRADER, ['D00310011', 'D00310006'])).toEqual([229_800, 229_800])

  await context.route('**/orders/finishedOrder**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [first] = answer.data.list
    const none = { status: 'NONE', amountFen: 100 }
    answer.data.list = Array.from({ length: 11 }, (_, at) => ({ ...first, orderNumber: `X${at}`, invoice: none }))
    answer.data.total = 11
    await route.fulfill({ response, json: answer })
  })
  await open('/invoice')
  const boxes = main(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(11)
  for (const box of (await boxes.all()).slice(0, 10)) await box.check()
  await boxes.nth(10).click()
  await expect(page.getByText('一次最多选择10笔订单')).toBeVisible()
  await expect(boxes.nth(10)).not.toBeChecked()
  await expect(page.getByRole('region', { name: '操作' })).toContainText('共10笔')
})

for (const [path, numbers] of [
  ['/invoice', ['D00020001']],
  ['/invoice/batch', ['D00020001', 'D00020003']],
] as const) {
  test(`an answer of ${path} lost before and after it was made, offline, a killed tab: one invoice`, async ({
    phone,
    server,
  }) => {
    const { page, open, context } = await phone('browser', { consent: true, signedInAs: BUYER })
    await open('/invoice')
    for (const number of numbers) await pick(page, number)
    await fill(page)
    await context.setOffline(true)
    await button(page, '预览发票').click()
    await button(page, '提交申请').click()
    await expect(page.getByRole('dialog').getByText('离线状态下无法操作')).toBeVisible()
    await context.setOffline(false)
    expect(await asked(server, path)).toEqual([])

    await server.control('fault', { path, method: 'POST', kind: 'status', value: 503 })
    await button(page, '提交申请').click()
    await expect(page.getByText(`${NO_ANSWER}经核对暂未生成开票申请，请确认后再次提交`)).toBeVisible()
    expect(await invoicesOf(server, BUYER, numbers)).toEqual(numbers.map(() => null))

    // Made; neither the answer nor the following check gets through.
    await server.control('fault', { path, method: 'POST', kind: 'drop', when: 'after', times: 0 })
    await server.control('fault', { path: `/invoice/${numbers[0]}`, kind: 'status', value: 503, times: 0 })
    await button(page, '提交申请').click()
    await expect(page.getByText(/^没有收到提交结果。暂时无法核对/)).toBeVisible()
    await expect(button(page, '提交申请')).toHaveCount(0)
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    const made = await invoicesOf(server, BUYER, numbers)
    expect(made.every((fen) => fen !== null)).toBe(true)

    // Killed here: the order is found on its invoice, and cannot be sent again.
    const other = await context.newPage()
    await other.goto('/invoice')
    await expect(main(other).getByText('D00020002')).toBeVisible()
    for (const number of numbers) await expect(main(other).getByText(number)).toHaveCount(0)
    await button(page, '核对结果').click()
    for (const number of numbers) await expect(main(page).getByText(number)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await invoicesOf(server, BUYER, numbers)).toEqual(made)
    expect(await keptText(page)).not.toContain(TAX)
    await page.reload()
    await page.getByRole('tab', { name: '申请开票' }).click()
    await expect(page.getByLabel('发票抬头'), 'what was typed outlives a reload').toHaveValue('示例科技有限公司')
  })
}
