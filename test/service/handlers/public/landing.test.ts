import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const guest = async (path: string) => (await service.get(`/public/${path}`)).body

it('shows active adverts, by place and by label', async () => {
  service = await start()
  const ids = async (path: string) => (await guest(path)).data.map(({ id }: { id: string }) => id)
  expect(await ids('advert?position=HOME')).toEqual(['AD1', 'AD2'])
  expect(await ids('advert?position=GW_HOME')).toEqual(['AD2'])
  expect(await ids('advert/list-by-labels?labels=PROTECTION&labels=REPORT')).toEqual(['AD2'])
  expect((await guest('advert?position=HOME')).data[0]).not.toHaveProperty('labels')
  expect((await guest(`advert/list-by-labels?${'labels=x&'.repeat(21)}`)).code).toBe(40003)
})

it('accepts a number once per scene, with a code sent to it', async () => {
  service = await start()
  const leave = async (scene: string, code: string) =>
    guest(`ad/bind-mobile?mobile=13800000021&scene=${scene}&code=${code}`)
  expect((await leave('spring', '000000')).code).toBe(40022)
  const code = await service.code('13800000021')
  const both = await Promise.all([leave('spring', code), leave('spring', code)])
  expect(both.map((each) => each.code).toSorted((a, b) => a - b)).toEqual([0, 40022])
  service.wait(61_000)
  expect((await leave('spring', await service.code('13800000021'))).message).toBe('您已登记，我们会尽快联系您')
  service.wait(61_000)
  expect((await leave('autumn', await service.code('13800000021'))).data).toEqual({ bound: true })
  expect((await leave('a b', '1')).code).toBe(40003)
})

it('shows the inviter’s initial, and reports expiry', async () => {
  service = await start()
  const invite = (code: string) => guest(`invite/info?code=${code}`)
  expect((await invite('IV0002A')).data).toEqual({
    kind: 'COURSE',
    courseNumber: 'C102',
    inviterMasked: '慢**',
    valid: true,
  })
  expect((await invite('IV0007A')).data).toMatchObject({ kind: 'SKU', skuId: 'K105', valid: true })
  expect((await invite('IV0002B')).data.valid).toBe(false)
  expect((await invite('none')).message).toBe('邀请已失效')
})

it('counts current members of a level', async () => {
  service = await start()
  const count = async (level: string) => (await guest(`vip/subscriptionCount/${level}`)).data?.count
  expect([await count('1'), await count('2')]).toEqual([0, 1])
  service.wait(200 * 86_400_000)
  expect(await count('2')).toBe(0)
  for (const level of ['0', '9', '1.5', 'x']) expect(await count(level)).toBeUndefined()
})

it('shows the person behind a link, with their registration number if any', async () => {
  service = await start()
  const way = async (query: string) => (await guest(`workwx/contactway/info?${query}`)).data
  expect((await way('')).staffNo).toBe('S100')
  expect(await way('salesNumber=S200')).not.toHaveProperty('certNo')
  expect((await guest('workwx/contactway/info?salesNumber=S999')).code).toBe(40401)
  const link = async (query: string) =>
    (await service.post(`/public/customer_acquisition/get_link_url?${query}`, null)).body
  expect((await link('scene=spring')).data.url).toContain('spring.S100')
  expect([(await link('scene=%3Cb%3E')).code, (await link('scene=s&salesNumber=S999')).code]).toEqual([40003, 40401])
})

it('opens only pages of the mini-program', async () => {
  service = await start()
  const scheme = async (path: string) => (await service.post('/public/wx/ma/schema', { path })).body
  expect((await scheme('pages/landing/index')).data.scheme).toMatch(/^weixin:\/\/dl\/business\/\?t=/)
  for (const path of ['https://example.com', 'pages/../x', '/pages/a', '']) {
    expect((await scheme(path)).code).toBe(40003)
  }
})
