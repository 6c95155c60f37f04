import { LEARNER, customer, press } from '#test/e2e/kit/account.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

test('个人资料: a picture and a nickname with its rules, once in thirty days; the rest is read-only, also offline', async ({
  phone,
  server,
}) => {
  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/profile')
  await expect(page.getByText('138****0002')).toBeVisible()
  const name = page.getByRole('button', { name: /^昵称/ })
  await name.click()
  const field = page.getByLabel('昵称', { exact: true })
  await expect(field).toHaveValue('慢慢学🌱')
  await expect(field).toHaveAccessibleDescription('2–12个字，修改后需间隔一段时间才能再改')
  for (const [typed, words] of [
    ['学', '昵称须为2–12个字'],
    ['号12345', '昵称含有不允许的内容'],
    ['加微信聊', '昵称含有不允许的内容'],
  ] as const) {
    await field.fill(typed)
    await press(page, '保存')
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toBeFocused()
  }
  await field.fill('山高水长')
  await press(page, '保存')
  await expect(name).toContainText('山高水长')
  await expect(name).toContainText('30天后可再次修改')
  await name.click()
  await expect(page.getByRole('dialog')).toContainText('30天后可再次修改')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^头像/ }).click()
  await server.control('fault', {
    path: '/app/user/updateUserNickNameOrAvatar',
    kind: 'code',
    value: 40401,
    text: '头像不存在或已下线',
  })
  await page.getByRole('button', { name: '头像3', exact: true }).click()
  await expect(page.getByText('头像不存在或已下线')).toBeVisible()
  await page.getByRole('button', { name: '头像3', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^头像/ }).locator('img')).toHaveAttribute('src', /preset-P03/)
  await server.control('fault', { path: '/api/*', kind: 'drop', times: 0 })
  await visitor.open('/me/profile')
  await expect(page.getByText(/^当前离线，以下为/)).toBeVisible()
  await expect(page.getByText('山高水长')).toBeVisible()
})

test('注销账号: each obstacle is listed with a link to resolve it', async ({ phone }) => {
  for (const [mobile, words] of [
    ['13800000031', ['待付款订单', '退款处理中']],
    ['13800000005', ['退款处理中']],
  ] as const) {
    const visitor = await customer(phone, mobile)
    const { page } = visitor
    await visitor.open('/me/cancel')
    await expect(page.getByText('至少保存十年')).toBeVisible()
    for (const text of words) {
      await expect(page.getByRole('link', { name: new RegExp(`^${text}`) }).first()).toHaveAttribute('href', /order/)
    }
    await expect(page.getByRole('button', { name: '继续注销' })).toBeDisabled()
  }
})

test('实名信息: masked, blurred in the app switcher, with a link to verify', async ({ phone }) => {
  const visitor = await customer(phone, '13800000031')
  const { page } = visitor
  await visitor.open('/me/certification')
  await expect(page.getByText('认证状态')).toBeVisible()
  await expect(page.getByText('易*')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.locator('main [data-hidden]')).toHaveCount(1)
  const plain = await customer(phone, '13800000001')
  await plain.open('/me/certification')
  await expect(plain.page.getByText('未认证')).toBeVisible()
  await expect(plain.page.getByRole('link', { name: '去认证' })).toHaveAttribute('href', /^\/suitability/)

  // An expired ID card prevents purchases, and links directly to the upload of a new one; 适当性中心 does not show it as
  // done either.
  const late = await customer(phone, '13800000013')
  await late.open('/suitability')
  await expect(late.page.getByRole('link', { name: /实名认证/ })).toContainText('未通过或证件已过期，请重新提交')
  await late.open('/checkout/K301')
  await expect(late.page.getByRole('link', { name: '去实名认证' })).toHaveAttribute(
    'href',
    /^\/suitability\/verify\?redirect=/,
  )
  await late.open('/me/certification')
  await late.page.getByRole('link', { name: '更新证件' }).click()
  await expect(late.page.getByText('证件已过期，请更新')).toBeVisible()
  await late.page.getByRole('button', { name: '重新认证' }).click()
  await expect(late.page.getByRole('group', { name: '身份证人像面' })).toBeVisible()
})
