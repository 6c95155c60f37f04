import { answer, fillProfile } from '#test/e2e/kit/questionnaire.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, keptText, stored, test } from '#test/e2e/kit/watch.ts'
import { button } from '#test/e2e/kit/parts.ts'

test.setTimeout(180_000)
test.use({ actionTimeout: 15_000 })

const BACK = '/checkout/K103'
const along = (path: string) => `/suitability${path}?redirect=${encodeURIComponent(BACK)}`
const setClock = (server: Server, ms: number) => server.control('clock', { offset: ms })
test('b4: without a level, from checkout through profile, questionnaire on two devices and result back to checkout', async ({
  phone,
  server,
}) => {
  const first = await phone('browser', { signedInAs: '13800000001', consent: true })
  const { page } = first
  await first.open('/me')
  await page.getByRole('link', { name: '未进行风险测评' }).click()
  await expect(page.getByText('未进行风险测评')).toBeVisible()

  await first.open(BACK)
  await page.getByRole('button', { name: /^付款方式/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^分 2 笔/)
    .click()
  await page.getByRole('link', { name: /^基本信息/ }).click()
  await button(page, '提交').click()
  await expect(page.getByLabel('姓名')).toBeFocused()
  await expect(page.getByText('请填写姓名')).toBeVisible()
  await fillProfile(page)
  await page.reload()
  await expect(page.getByLabel('姓名')).toHaveValue('示例客户')
  await expect(page.getByRole('checkbox', { name: /本人声明/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /本人声明/ }).check()
  await button(page, '提交').click()

  await button(page, '开始测评').click()
  await expect(page.getByText('1/16')).toBeVisible()
  await expect(page.locator('input:checked')).toHaveCount(0)
  await button(page, '下一题').click()
  await expect(page.getByRole('alert').getByText('请选择本题的选项')).toBeVisible()
  await answer(page, 0, 5)
  await page.reload()
  await expect(page.getByText('6/16')).toBeVisible()
  await button(page, '上一题').click()
  await expect(page.getByLabel('有住房抵押贷款等长期债务')).toBeChecked()

  const second = await phone('browser', { signedInAs: '13800000001', consent: true })
  await second.open(along('/survey'))
  await expect(second.page.getByText('6/16')).toBeVisible()
  await answer(second.page, 5, 16)
  await expect(second.page.getByRole('heading', { name: '请检查您的答案' })).toBeVisible()
  await expect(second.page.getByRole('listitem')).toHaveCount(16)
  await button(second.page, '提交测评').click()
  await expect(second.page.getByRole('alert').getByText('请认真阅读题目')).toBeVisible()
  await setClock(server, 60_000)
  await button(second.page, '提交测评').click()
  await expect(second.page.getByText('C3 平衡型').first()).toBeVisible()
  await expect(second.page.getByRole('row', { name: /C3 平衡型（您）/ })).toContainText('R1、R2、R3')
  await button(second.page, '确认').click()
  await expect(second.page.getByText('请勾选「本人确认以上结果」')).toBeVisible()
  await second.page.getByRole('checkbox', { name: '本人确认以上结果' }).check()
  await button(second.page, '确认').click()
  await expect(second.page.getByText(/^本人已于\d{4}-\d\d-\d\d确认以上结果$/)).toBeVisible()
  await setClock(server, 120_000)
  const paper = second.page.getByRole('link', { name: /测评报告/ })
  await expect(paper).toBeVisible()
  const file = await fetch((await paper.getAttribute('href')) ?? '')
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  await second.page.getByRole('link', { name: '返回继续办理' }).click()
  await expect(second.page).toHaveURL(second.origin + BACK)

  // The first device finds it finished, and has stored none of the answers.
  await answer(page, 4, 5, { T05: 'T05A' })
  await expect(page.getByText('测评已提交，不能再修改').or(button(page, '开始测评')).first()).toBeVisible()
  await first.open(BACK)
  await expect(page.getByText('分 2 笔')).toBeVisible()
  await expect(page.getByRole('link', { name: '阅读风险揭示书' })).toBeVisible()
  for (const { page: device } of [first, second]) {
    const kept = await keptText(device)
    expect(kept).not.toContain('示例客户')
    expect(kept).not.toContain('1988-05-20')
  }
  expect(await stored(page, 'refreshToken')).not.toBeNull()
})
