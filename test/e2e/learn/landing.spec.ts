import { expect, test } from '#test/e2e/kit/controls.ts'
import { typeCode } from '#test/e2e/kit/sms.ts'
import { asked, reports, signedIn, stored, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

test('a landing page takes a number only with a consent that is not pre-checked, and once', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('browser', { consent: true })
  await open('/landing?scene=spring&salesNumber=S100&gdt_vid=CLICK1')
  await expect(page.getByText(/登记编号 \S+/).first()).toBeVisible()
  await expect(page.getByText('股市有风险，投资需谨慎').first()).toBeVisible()
  const consent = page.getByRole('checkbox', { name: /通过电话\/企业微信与我联系，可随时退订$/ })
  await expect(consent).not.toBeChecked()
  await typeCode(page, server, '13900000077')
  const submit = page.getByRole('button', { name: '提交登记' })
  await submit.click()
  await expect(page.getByText('请先勾选同意，我们才能与您联系')).toBeVisible()
  await expect(consent).toBeFocused()
  expect(await asked(server, '/public/ad/bind-mobile')).toEqual([])
  await consent.check()
  await submit.dblclick()
  await expect(page.getByText('登记成功，我们会尽快联系您')).toBeVisible()
  const [lead, ...more] = await asked(server, '/public/ad/bind-mobile')
  expect(more).toEqual([])
  expect(lead?.query).toMatchObject({ scene: 'spring', adClickId: 'CLICK1', salesNumber: 'S100' })
  await expect.poll(async () => (await asked(server, '/public/convert/create')).length).toBe(1)
  const reported = async () => JSON.stringify((await reports(server)).map(({ body }) => body))
  await expect.poll(reported).toContain('lead_submit')
  expect(await reported()).toContain('landing_view')
  expect(await reported()).not.toContain('13900000077')

  await expect(page.getByRole('link', { name: '打开微信' })).toHaveAttribute('href', /^weixin:\/\//)

  // The same number again, from a phone in WeChat; the next code is available after a minute.
  await server.control('clock', { offset: 120_000 })
  const inside = await phone('android', { consent: true })
  await visit(inside, '/landing?scene=spring')
  await signedIn(inside.page)
  await expect(inside.page).toHaveURL(/\/landing\?scene=spring$/)
  await typeCode(inside.page, server, '13900000077')
  await inside.page.getByRole('checkbox').check()
  await inside.page.getByRole('button', { name: '提交登记' }).click()
  await expect(inside.page.getByText('您已登记，我们会尽快联系您')).toBeVisible()
  await expect(inside.page.getByRole('link', { name: '打开微信' })).toHaveCount(0)
  // WeCom opens by a link of the server, which contains the scene.
  await inside.context.route('https://work.weixin.qq.com/**', (route) => route.fulfill({ body: 'WeCom' }))
  await inside.page.getByRole('button', { name: '添加企业微信' }).click()
  await expect(inside.page).toHaveURL(/^https:\/\/work\.weixin\.qq\.com\/.*customer_channel=spring/)
})

test('an invitation shows its course and the inviter’s initial, an expired one links onwards; both keep the attribution', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/invite?invite=IV0002A&salesNumber=S200')
  await expect(page.getByText('慢** 邀请您一起学习')).toBeVisible()
  await expect(page.getByRole('heading', { name: /交易规则十二讲/ })).toBeVisible()
  await expect(page).toHaveTitle(/交易规则十二讲/)
  await page.getByRole('link', { name: '立即查看' }).click()
  await expect(page).toHaveURL(/\/course\/C102$/)
  await open('/invite?invite=IV0007A')
  await expect(page.getByRole('link', { name: '立即查看' })).toHaveAttribute('href', '/sku/K105')
  for (const over of ['IV0002B', 'nobody', '']) {
    await open(`/invite?invite=${over}`)
    await expect(page.getByText('邀请已失效')).toBeVisible()
  }
  await page.getByRole('link', { name: '看看其他课程' }).click()
  await expect(page).toHaveURL(/\/course$/)
  expect(await stored(page, 'salesNumber')).toBe('S200')
  expect(await reports(server)).toEqual([])
})
