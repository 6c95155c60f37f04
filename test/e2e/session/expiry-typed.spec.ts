import { MEMBER } from '#test/e2e/kit/session.ts'
import { signInBySms } from '#test/e2e/kit/sms.ts'
import { asked, enter, expect, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

test('D6: typed text survives an expiry and the login after it', async ({ phone, server }) => {
  const customer = await phone('browser', { signedInAs: MEMBER.mobile, consent: true })
  const { page, origin } = customer
  await visit(customer, '/article/A201')
  const text = '请问这里的市盈率是动态的吗'
  await page.getByRole('textbox', { name: '写评论' }).fill(text)
  // The page's own requests have been answered.
  await page.waitForLoadState('networkidle')
  await server.control('refresh-code', { code: 81030010, times: 9 })
  await server.control('expire-tokens')
  await page.getByRole('button', { name: '发表' }).click()
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Farticle%2FA201`)
  await server.control('refresh-code', { code: 0, times: 0 })
  await signInBySms(page, server, MEMBER.mobile)
  await expect(page).toHaveURL(`${origin}/article/A201`)
  await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue(text)
  expect((await asked(server, '/article/comment')).filter(({ status }) => status === 200)).toEqual([])
})

test('D6: in WeChat typed text survives the authorization after an expiry', async ({ phone, server, wechat }) => {
  const visitor = await phone('android', { consent: true })
  const { page, origin } = visitor
  await enter(visitor)
  await visit(visitor, '/article/A201')
  const text = '请问这里的市盈率是动态的吗'
  await page.getByLabel('写评论').fill(text)
  await page.waitForLoadState('networkidle')
  await wechat.forget()
  const old = await stored(page, 'refreshToken')
  await server.control('refresh-code', { code: 81030010, times: 9 })
  await server.control('expire-tokens')
  await page.getByRole('button', { name: '发表', exact: true }).click()
  await expect.poll(async () => (await stored(page, 'refreshToken')) ?? old).not.toBe(old)
  await expect(page).toHaveURL(`${origin}/article/A201`)
  await expect(page.getByLabel('写评论')).toHaveValue(text)
  expect(await wechat.notes('authorize')).toHaveLength(1)
})
