import { field } from '#test/e2e/kit/sms.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

test('rarely used features work: voice codes for guest and customer, and the dwell heartbeat of a page', async ({
  phone,
  server,
}) => {
  const guest = await phone('browser', { consent: false, elder: true })
  await guest.open('/login')
  await field(guest.page, '手机号').fill('13800000004')
  await guest.page.getByRole('button', { name: '接收语音验证码' }).click()
  await expect(guest.page.getByText('请留意来电，语音播报验证码')).toBeVisible()
  expect((await asked(server, '/sms/v2/ic-voice-code')).map(({ status }) => status)).toEqual([200])

  const customer = await phone('browser', { consent: true, elder: true, signedInAs: '13800000009' })
  await customer.page.clock.install()
  await customer.open('/me/mobile')
  await customer.page.getByRole('button', { name: '接收语音验证码' }).first().click()
  await expect(customer.page.getByText('请留意来电，语音播报验证码')).toBeVisible()
  expect((await asked(server, '/sms/voice_code')).map(({ status }) => status)).toEqual([200])
  await customer.page.clock.fastForward(31_000)
  await expect
    .poll(async () => (await asked(server, '/user/customer_track/upload/heartbeat')).map(({ query }) => query))
    .toContainEqual({ page: '/me/mobile', seconds: '30' })
})
