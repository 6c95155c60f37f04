import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, and C2 by the evaluation before; neither is signed. */
const RATED = '13800000004'

const { environment, words, wait, until, open, find, press, requests } = await openScreens(/suitability/)

it('an older evaluation shows no validity and cannot be signed', async () => {
  await open('/suitability', { as: RATED })
  await press(/^C2 稳健型\d{4}/)
  expect(words()).toMatch(/当时的风险承受能力等级 · 测评日期 \d{4}-\d\d-\d\d/)
  expect(words()).toMatch(/已被 \d{4}-\d\d-\d\d 的测评取代，不再有效/)
  expect(words()).toContain('当时匹配的服务风险等级')
  expect(words()).not.toMatch(/您的风险承受能力等级|有效期至|到期|（您）|本人确认以上结果/)
  await press('完成')
  expect(location.pathname).toBe('/suitability')
})

it('the current evaluation among the records shows its validity and can be signed', async () => {
  await open('/suitability', { as: RATED })
  await press(/^C3 平衡型\d{4}/)
  expect(words()).toMatch(/您的风险承受能力等级.*有效期至 \d{4}-\d\d-\d\d.*本人确认以上结果.*（您）/)
  expect(words()).not.toContain('取代')
  expect(find('确认')).toBeDefined()
})

it('an evaluation is not shown as valid while it is unknown which one is the current one', async () => {
  await environment.break({ path: '/evaluation/info', kind: 'status', value: 503, times: 0 })
  await open('/suitability/result?id=E000004001', { as: RATED })
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(words()).not.toContain('有效期至')
  await environment.mend()
  await press('重试')
  expect(words()).toContain('不再有效')
})

it('the link of the signed report expires on an open page, and is requested again at a press', async () => {
  await open('/suitability/result', { as: RATED })
  document.querySelector<HTMLElement>('#root main input[type=checkbox]')?.click()
  await press('确认')
  const link = () => document.querySelector<HTMLAnchorElement>('#root a[href*=".pdf"], #root a[href*="/files/"]')
  await until(link)
  const before = requests('/survey/getEvaluationPdf').length
  await wait(9 * 60_000)
  expect(link()).toBeNull()
  await press(/链接已过期，点击刷新/)
  await until(link)
  expect(requests('/survey/getEvaluationPdf')).toHaveLength(before + 1)
})
