import { LEARNER, customer, heading, press } from '#test/e2e/kit/account.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

test('收货地址: adding the first, validation, editing, changing the default, and the limit of twenty', async ({
  phone,
  server,
}) => {
  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/address')
  await expect(heading(page)).toHaveText('收货地址')
  await expect(page.getByText('暂无收货地址')).toBeVisible()
  await page.getByRole('link', { name: '新增收货地址' }).click()
  await expect(heading(page)).toHaveText('新增收货地址')
  await press(page, '保存')
  await expect(page.getByLabel('收货人')).toBeFocused()
  for (const words of ['请填写手机号', '请选择省、市、区', '请填写完整地址（5–80个字）']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.getByLabel('收货人').fill('周示例')
  await page.getByLabel('手机号').fill('12345')
  await page.getByLabel('省份').selectOption('浙江省')
  await page.getByLabel('城市').selectOption('杭州市')
  await page.getByLabel('区县').selectOption('西湖区')
  await page.getByLabel('省份').selectOption('江苏省')
  await expect(page.getByLabel('城市')).toHaveValue('')
  await expect(page.getByLabel('区县')).toBeDisabled()
  await page.getByLabel('城市').selectOption('苏州市')
  await page.getByLabel('区县').selectOption('姑苏区')
  await page.getByLabel('详细地址').fill('示例路1号2单元')
  await press(page, '保存')
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription('请输入正确的手机号')
  // Typed text survives a reload.
  await page.reload()
  await expect(page.getByLabel('区县')).toHaveValue('姑苏区')
  await page.getByLabel('手机号').fill('139 0000 0001')
  await page.getByRole('button', { name: '保存', exact: true }).dblclick()
  await expect(heading(page)).toHaveText('收货地址')
  const row = page.getByRole('link', { name: /周示例 139\*\*\*\*0001/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('江苏省苏州市姑苏区')
  await expect(row).toContainText('默认')
  // A list shows addresses down to the district.
  await expect(row).not.toContainText('示例路')

  await row.click()
  await expect(heading(page)).toHaveText('编辑收货地址')
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription('现为 139****0001，不修改可留空')
  await page.getByLabel('收货人').fill('周小示')
  await press(page, '保存')
  await expect(page.getByRole('link', { name: /周小示 139\*\*\*\*0001/ })).toBeVisible()

  await page.getByRole('link', { name: '新增收货地址' }).click()
  // The draft of the first was removed with it.
  await expect(page.getByLabel('收货人')).toHaveValue('')
  await page.getByLabel('收货人').fill('李示例')
  await page.getByLabel('手机号').fill('13900000002')
  await page.getByLabel('省份').selectOption('北京市')
  await page.getByLabel('城市').selectOption('北京市')
  await page.getByLabel('区县').selectOption('东城区')
  await page.getByLabel('详细地址').fill('示例胡同2号')
  await page.getByRole('switch', { name: '设为默认地址' }).check()
  await server.control('fault', { path: '/user/address/v2', kind: 'status', value: 503 })
  await press(page, '保存')
  await expect(page.getByText('经核对地址没有保存，请再次保存')).toBeVisible()
  // A server without v2 accepts it by the older call.
  await server.control('fault', { path: '/user/address/v2', kind: 'status', value: 404 })
  await press(page, '保存')
  const rows = page.getByRole('main').getByRole('link')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('李示例')
  await expect(rows.first()).toContainText('北京市东城区')
  await expect(page.getByText('默认')).toHaveCount(1)

  const { accessToken } = await server.tokens(LEARNER)
  const place = { name: '满示例', province: '北京市', city: '北京市', district: '东城区', detail: '示例胡同3号' }
  const add = () =>
    fetch(`${server.plain}/api/user/address/v2`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...place, mobile: '13900000003' }),
    })
  for (let count = 2; count < 20; count += 1) await add()
  await page.reload()
  await expect(rows).toHaveCount(20)
  await expect(page.getByText('最多保存20个收货地址，可修改已有地址')).toBeVisible()
  await expect(page.getByRole('link', { name: '新增收货地址' })).toHaveCount(0)
  await visitor.open('/me/address/edit?id=nobody')
  await expect(page.getByText('收货地址不存在')).toBeVisible()
})
