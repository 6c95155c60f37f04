import { answer, CHOSEN, fillProfile } from '#test/e2e/kit/questionnaire.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'
import { button } from '#test/e2e/kit/parts.ts'

test.setTimeout(180_000)
test.use({ actionTimeout: 15_000 })

const fault = (server: Server, rule: object) => server.control('fault', rule)
const setClock = (server: Server, ms: number) => server.control('clock', { offset: ms })
const asked = async (server: Server, path: string) =>
  (await server.journal()).filter((entry) => entry.path === `/api${path}` && entry.method === 'POST')

test('an underage customer is rejected, an older one asked for confirmation', async ({ phone, server }) => {
  const visitor = await phone('browser', { signedInAs: '13800000010', consent: true })
  const { page } = visitor
  await visitor.open('/suitability/profile')
  await fillProfile(page, { 出生日期: '2009-11-30' })
  await expect(page.getByText('未满18周岁不可购买证券投资咨询服务').first()).toBeVisible()
  await button(page, '提交').click()
  await expect(page.getByLabel('出生日期')).toBeFocused()
  expect(await asked(server, '/profile/submit')).toHaveLength(0)

  await page.getByLabel('出生日期').fill('1955-03-01')
  const notice = page.getByRole('region', { name: '老年投资者提示' })
  await expect(notice).toContainText('不要借钱投资')
  await button(page, '提交').click()
  await expect(page.getByText('请阅读并确认老年投资者提示')).toBeVisible()
  await notice.getByLabel(/家人联系电话/).fill('12345')
  await notice.getByRole('checkbox').check()
  await button(page, '提交').click()
  await expect(page.getByText('请输入正确的手机号')).toBeVisible()
  await notice.getByLabel(/家人联系电话/).fill('13900000000')
  await button(page, '提交').click()
  await expect(button(page, '开始测评')).toBeVisible()
  expect(await asked(server, '/profile/submit')).toHaveLength(1)
})

test('lost answers are reported, resent by a press, and duplicate nothing', async ({ phone, server }) => {
  const visitor = await phone('browser', { signedInAs: '13800000001', consent: true })
  const { page } = visitor
  await visitor.open('/suitability/profile')
  await fillProfile(page)
  for (const when of ['before', 'after']) {
    await fault(server, { path: '/profile/submit', kind: 'status', value: 503, when })
    await button(page, '提交').click()
    await expect(page.getByRole('alert').getByText('服务繁忙，请稍后再试')).toBeVisible()
    await expect(page.getByLabel('姓名')).toHaveValue('示例客户')
    await expect(page.getByRole('checkbox', { name: /本人声明/ })).toBeChecked()
  }
  await button(page, '提交').dblclick()
  await expect(button(page, '开始测评')).toBeVisible()
  for (const when of ['before', 'after']) {
    await fault(server, { path: '/new-evaluation/evaluation/start', kind: 'status', value: 503, when })
    await button(page, '开始测评').click()
    await expect(page.getByRole('alert').getByText('服务繁忙，请稍后再试')).toBeVisible()
  }
  await button(page, '开始测评').click()
  await answer(page, 0, 3)
  for (const when of ['before', 'after']) {
    await fault(server, { path: '/survey/submit-answer', kind: 'status', value: 503, when, times: 0 })
    await page.getByLabel('30%—50%', { exact: true }).click()
    await page.getByLabel('10%—30%', { exact: true }).click()
    await button(page, '下一题').click()
    await expect(page.getByRole('alert').getByText('答案尚未保存：服务繁忙，请稍后再试')).toBeVisible()
    await expect(page.getByLabel('10%—30%', { exact: true })).toBeChecked()
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  }
  await button(page, '下一题').click()
  await answer(page, 4, 16)
  await expect(page.getByRole('listitem').nth(3)).toContainText('10%—30%')
  await setClock(server, 60_000)
  for (const when of ['before', 'after']) {
    await fault(server, { path: '/new-evaluation/evaluation/finish', kind: 'status', value: 503, when })
    await button(page, '提交测评').click()
    await expect(page.getByRole('alert').getByText('服务繁忙，请稍后再试')).toBeVisible()
  }
  await button(page, '提交测评').click()
  await page.getByRole('checkbox', { name: '本人确认以上结果' }).check()
  for (const when of ['before', 'after']) {
    await fault(server, { path: '/survey/generateEvaluationPdf', kind: 'status', value: 503, when })
    await button(page, '确认').click()
    await expect(page.getByText('服务繁忙，请稍后再试')).toBeVisible()
  }
  await button(page, '确认').click()
  await expect(page.getByText(/^本人已于/)).toBeVisible()
  await visitor.open('/suitability')
  await expect(page.getByText('今日还可测评2次，今年还可测评11次')).toBeVisible()
  await expect(page.getByRole('link', { name: /^C\d/ })).toHaveCount(1)
})

test('contradictory answers are queried; daily limits are explained', async ({ phone, server }) => {
  const visitor = await phone('browser', { signedInAs: '13800000001', consent: true })
  const { page } = visitor
  await visitor.open('/suitability/profile')
  await fillProfile(page)
  await button(page, '提交').click()
  await expect(button(page, '开始测评')).toBeVisible()
  await button(page, '开始测评').click()
  await answer(page, 0, 16, { ...CHOSEN, T11: 'T11D', T12: 'T12A' })
  await setClock(server, 60_000)
  await button(page, '提交测评').click()
  const doubt = page.getByRole('dialog', { name: '您的回答存在不一致，请确认' })
  await doubt.getByRole('button', { name: '返回修改' }).click()
  await button(page, /^修改\s*第1题$/).click()
  await page.getByLabel('51—64岁').check()
  await button(page, '返回检查').click()
  await button(page, '提交测评').click()
  await expect(page.getByRole('alert').getByText('年龄与基本信息不一致，请修改后再提交')).toBeVisible()
  await button(page, /^修改\s*第1题$/).click()
  await page.getByLabel('31—50岁').check()
  await button(page, '返回检查').click()
  await button(page, '提交测评').click()
  await doubt.getByRole('button', { name: '确认无误，继续提交' }).click()
  await expect(page.getByText('C1 保守型（最低类别）').first()).toBeVisible()
  await expect(page.getByText(/只能购买 R1 等级的服务/).first()).toBeVisible()

  for (const left of [2, 1]) {
    await page.getByRole('link', { name: '不认同，重新测评' }).click()
    await expect(page.getByText(`今日还可测评${left}次`)).toBeVisible()
    await button(page, '开始测评').click()
    await expect(page.getByText('请填写再次测评的原因')).toBeVisible()
    await page.getByLabel('再次测评的原因').fill('题目理解有误')
    await page.reload()
    await button(page, '开始测评').click()
    await answer(page, 0, 16)
    await setClock(server, 180_000 * (3 - left))
    await button(page, '提交测评').click()
    await expect(page.getByText('C3 平衡型').first()).toBeVisible()
  }
  await expect(page.getByText('今日测评次数已用完，请明天再试')).toBeVisible()
  await expect(page.getByRole('link', { name: '不认同，重新测评' })).toHaveCount(0)
  await visitor.open('/suitability/survey')
  await expect(page.getByText(/今日测评次数已用完，请明天再试（.* 起）/)).toBeVisible()
  await expect(button(page, '开始测评')).toBeDisabled()
})
