import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** Has bought cases and columns; C3 with an adviser and no record; registered only. */
const [MEMBER, C3, FRESH] = ['13800000007', '13800000004', '13800000001']

const { environment, phone, words, open, go, press, until, find, requests } = await openScreens(/adviser|wecom/, {
  database: true,
})

/** Rows of one request. */
const PAGE = 50

const rows = () => [...document.querySelectorAll('#root main ul a')].map(({ textContent }) => textContent ?? '')
const months = () => [...document.querySelectorAll('ul[aria-label=按月] button')]

it('each advice of a month has its date, adviser, registration number and expiry, also without a network', async () => {
  await open('/me/adviser', { as: MEMBER })
  await until(() => rows().length > 0)
  expect(words()).toMatch(/登记编号.*服务期余\d+天.*全部建议记录\d+条.*投顾档案RA000007/)
  for (const row of rows())
    expect(row).toMatch(/^\d\d周[一二三四五六日].+(?:有效至 \d{4}-\d\d-\d\d|\d{4}-\d\d-\d\d 已失效).+登记编号 示例/)
  expect(months().length).toBeGreaterThan(2)
  const before = rows().join()
  await press(months()[0] as HTMLElement)
  await until(() => rows().length > 0 && rows().join() !== before)
  expect(location.search).toMatch(/^\?month=\d{4}-\d\d$/)
  expect(rows().every((row) => row.includes('已失效'))).toBe(true)
  const read = rows()
  await environment.break({ path: '*', kind: 'drop', times: 0 })
  await go(location.pathname + location.search)
  await until(() => words().includes('当前离线，以下为'))
  // What was expired when it was saved stays so, though the time is unknown.
  expect(rows()).toEqual(read)
})

it('every month is readable offline once the page was opened online', async () => {
  await open('/me/adviser', { as: MEMBER })
  await until(() => rows().length > 0)
  const counts = months().map((month) => Number(/，(\d+)条$/.exec(month.getAttribute('aria-label') ?? '')?.[1]))
  const pages = counts.reduce((sum, count) => sum + Math.ceil(count / PAGE), 0)
  await until(() => requests('/ra-customer/get').length >= pages)
  await environment.break({ path: '*', kind: 'drop', times: 0 })
  await go('/me/adviser')
  await until(() => words().includes('当前离线，以下为'))
  for (const [at, month] of [...months()].entries()) {
    await press(month as HTMLElement)
    await until(() => rows().length === counts[at] && months()[at]?.getAttribute('aria-pressed') === 'true')
  }
})

it('the record is opened with a separate consent, once, and a missing requirement is explained', async () => {
  await open('/me/adviser', { as: C3 })
  await until(() => find('同意并建立档案'))
  await press('同意并建立档案')
  expect(words()).toContain('请先阅读并同意单独同意书')
  document.querySelector<HTMLInputElement>('#root main input[type=checkbox]')?.click()
  await press('同意并建立档案')
  await until(() => words().includes('RA000004'))
  expect(find('同意并建立档案')).toBeUndefined()
  await open('/me/adviser', { as: FRESH })
  await until(() => words().includes('还没有专属投资顾问'))
  document.querySelector<HTMLInputElement>('#root main input[type=checkbox]')?.click()
  await press('同意并建立档案')
  expect(words()).toContain('请先完成实名认证')
})

it('the staff code shows the person’s number and qualification; outside WeChat it can be saved', async () => {
  await open('/wecom', { as: MEMBER })
  await until(() => words().includes('工号'))
  expect(words()).toMatch(
    /工号 S\d+.*(?:投资顾问·登记编号 示例|不提供投资建议).*长按识别二维码.*不会请您向个人账户付款/,
  )
  expect(find('员工核验')).toBeUndefined()
  expect([...document.querySelectorAll('a')].some((link) => link.getAttribute('href') === '/showPractitioner')).toBe(
    true,
  )
  expect(phone.reported()).toContain('service/wecom_show')
  await open('/wecom?salesNumber=S100', { place: 'outside' })
  await until(() => find('保存图片'))
  expect(words()).toContain('用微信“扫一扫”')
  await environment.break({ path: '/public/workwx/contactway/info', kind: 'status', value: 503, times: 0 })
  await open('/wecom?salesNumber=S200', { place: 'outside' })
  await until(() => words().includes('服务繁忙'))
})
