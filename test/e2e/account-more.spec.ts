import type { Page } from '@playwright/test'
import { expect, type Phone } from './fixtures.ts'
import { asked, test } from './watch.ts'

test.setTimeout(120_000)

const LEARNER = '13800000002'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function customer(phone: (place: 'android', options: object) => Promise<Phone>, mobile: string): Promise<Phone> {
  return phone('android', { signedInAs: mobile, consent: true })
}

test('收货地址: a first one, what is wrong with it, a change of it, another default, and no more than twenty', async ({
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
  // What was typed outlives a reload.
  await page.reload()
  await expect(page.getByLabel('区县')).toHaveValue('姑苏区')
  await page.getByLabel('手机号').fill('139 0000 0001')
  await page.getByRole('button', { name: '保存', exact: true }).dblclick()
  await expect(heading(page)).toHaveText('收货地址')
  const row = page.getByRole('link', { name: /周示例 139\*\*\*\*0001/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('江苏省苏州市姑苏区')
  await expect(row).toContainText('默认')
  // A list goes down to the district.
  await expect(row).not.toContainText('示例路')

  await row.click()
  await expect(heading(page)).toHaveText('编辑收货地址')
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription('现为 139****0001，不修改可留空')
  await page.getByLabel('收货人').fill('周小示')
  await press(page, '保存')
  await expect(page.getByRole('link', { name: /周小示 139\*\*\*\*0001/ })).toBeVisible()

  await page.getByRole('link', { name: '新增收货地址' }).click()
  // The draft of the first went with it.
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
  await expect(page.getByText('服务繁忙，请稍后再试')).toBeVisible()
  // A server without v2 takes it by the older call.
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

const code = (page: Page) => page.getByLabel('验证码', { exact: true })

/** Lets a minute pass: the next code may be asked for. */
async function later(server: { control: (name: string, body?: unknown) => Promise<unknown> }, minutes: number) {
  await server.control('clock', { offset: minutes * 60_000 })
}

test.afterEach(({ server }) => server.control('clock', { offset: 0 }))

test('个人资料: a picture, a nickname by its rules and once in thirty days, the rest only to read, offline too', async ({
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

test('更换手机号: in two steps, each code in its own field; a contract that waits forbids it', async ({
  phone,
  server,
}) => {
  const signing = await customer(phone, '13800000005')
  await signing.open('/me/mobile')
  await expect(signing.page.getByText('存在待签署合同，暂不能更换手机号')).toBeVisible()

  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/security')
  await page.getByRole('link', { name: /^手机号/ }).click()
  await expect(page.getByText('验证码将发送至原手机号 138****0002')).toBeVisible()
  await press(page, '下一步')
  await expect(code(page)).toHaveAccessibleDescription('请填写验证码')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
  await code(page).fill('000000')
  await press(page, '下一步')
  await expect(page.getByRole('heading', { name: '第2步 绑定新手机号' })).toBeFocused()
  await press(page, '获取验证码')
  await expect(page.getByRole('textbox', { name: '新手机号' })).toHaveAccessibleDescription('请填写手机号')
  await page.getByRole('textbox', { name: '新手机号' }).fill('13900000077')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill('111111')
  await press(page, '确认更换')
  // The old one was wrong: back to its field, which says so.
  await expect(code(page)).toHaveAccessibleDescription('原手机号的验证码错误或已失效')
  await code(page).fill(await server.smsCode(LEARNER))
  await press(page, '下一步')
  await expect(page.getByRole('textbox', { name: '新手机号' })).toHaveValue('13900000077')
  await code(page).fill('111111')
  await press(page, '确认更换')
  await expect(code(page)).toHaveAccessibleDescription('验证码错误或已失效')
  await code(page).fill(await server.smsCode('13900000077'))
  await page.getByRole('button', { name: '确认更换' }).dblclick()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(page.getByText('139****0077')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('13900000077')
})

test('codes run out: too soon, too often and too many wrong tries are said in words', async ({ phone, server }) => {
  const visitor = await customer(phone, LEARNER)
  const { page } = visitor
  await visitor.open('/me/mobile')
  const { accessToken } = await server.tokens(LEARNER)
  await fetch(`${server.plain}/api/sms/verification_code_new`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scene: 'CHANGE_MOBILE', step: 1 }),
  })
  await press(page, '获取验证码')
  await expect(page.getByText(/获取验证码过于频繁，请\d+秒后再试/)).toBeVisible()
  await server.control('fault', { path: '/sms/verification_code_new', kind: 'status', value: 429 })
  await press(page, '获取验证码')
  await expect(page.getByText('获取次数过多，请明天再试')).toBeVisible()
})

test('账号与安全: WeChat is taken off with a code and bound again; a sign-out asks first', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await visitor.open('/login/bind?redirect=%2Fme%2Fsecurity')
  await page.getByLabel('手机号', { exact: true }).fill('13800000009')
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: /^绑定/ }).click()
  await expect(heading(page)).toHaveText('账号与安全')
  const wechat = page.getByRole('button', { name: /^微信/ })
  await expect(wechat).toContainText('已绑定')
  await visitor.open('/me/profile')
  const names = page.getByRole('button', { name: /^使用微信头像昵称/ })
  await names.click()
  await expect(page.getByText('你的微信头像、昵称信息')).toBeVisible()
  expect((await asked(server, '/app/user/updateWxInfo')).length).toBe(0)
  await page.getByRole('button', { name: '允许' }).click()
  await expect(page).toHaveURL(/\/me\/profile$/)
  await expect(page.getByRole('button', { name: /^昵称/ })).toContainText('慢牛u1')
  await expect(page.getByRole('button', { name: /^头像/ }).locator('img')).toHaveAttribute('src', /WX-u1/)
  // A reload changes nothing by itself.
  await page.reload()
  await expect(page.getByRole('button', { name: /^昵称/ })).toContainText('慢牛u1')
  expect((await asked(server, '/app/user/updateWxInfo')).length).toBe(1)
  await visitor.open('/me/security')
  await wechat.click()
  await expect(page.getByText('解绑后将无法通过微信直接登录')).toBeVisible()
  await later(server, 2)
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill('000000')
  await press(page, '确认解绑')
  await expect(code(page)).toHaveAccessibleDescription('验证码错误或已失效')
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: '确认解绑' }).dblclick()
  await expect(wechat).toContainText('未绑定')
  expect((await asked(server, '/app/user/unbindWx')).length).toBe(2)
  // The session has no WeChat identity any more: it is bound by signing in by WeChat once more.
  await wechat.click()
  await page.getByRole('dialog', { name: '需要重新通过微信登录' }).getByRole('button', { name: '去绑定' }).click()
  // A customer takes longer: neither a third trip nor a second code within a minute is asked for.
  await page.evaluate(() => {
    localStorage.removeItem('authTrips')
    sessionStorage.clear()
  })
  await page.getByRole('button', { name: '微信授权登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill('13800000009')
  await later(server, 4)
  await press(page, '获取验证码')
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await code(page).fill(await server.smsCode('13800000009'))
  await page.getByRole('button', { name: /^绑定/ }).click()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(wechat).toContainText('已绑定')
  await page.getByRole('button', { name: /^退出登录/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(heading(page)).toHaveText('账号与安全')

  const outside = await phone('browser', { signedInAs: '13800000004', consent: true })
  await outside.open('/me/security')
  await expect(outside.page.getByText('请在微信中打开本页绑定')).toBeVisible()
})

test('注销账号: what stands against it is named with the way to finish it', async ({ phone }) => {
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

test('实名信息: masked, blurred out of sight, with the way to prove it', async ({ phone }) => {
  const visitor = await customer(phone, '13800000031')
  const { page } = visitor
  await visitor.open('/me/certification')
  await expect(page.getByText('认证状态')).toBeVisible()
  await expect(page.getByText('易*')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.locator('main [class*=hidden]')).toHaveCount(1)
  const plain = await customer(phone, '13800000001')
  await plain.open('/me/certification')
  await expect(plain.page.getByText('未认证')).toBeVisible()
  await expect(plain.page.getByRole('link', { name: '去认证' })).toHaveAttribute('href', /^\/suitability/)

  // An old card leads straight to where a new one is handed in; 适当性中心 does not call it done either.
  const late = await customer(phone, '13800000006')
  await late.open('/suitability')
  await expect(late.page.getByRole('link', { name: /实名认证/ })).toContainText('未通过或证件已过期，请重新提交')
  await late.open('/me/certification')
  await late.page.getByRole('link', { name: '更新证件' }).click()
  await expect(late.page.getByText('证件已过期，请更新')).toBeVisible()
  await late.page.getByRole('button', { name: '重新认证' }).click()
  await expect(late.page.getByRole('group', { name: '身份证人像面' })).toBeVisible()
})

test('电脑端扫码登录: the phone confirms in WeChat, a code that ran out is renewed', async ({ phone, server }) => {
  const pc = await phone('browser', { consent: true })
  const { page } = pc
  const codes: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/wx/pc/login')) codes.push((await answer.json()).data.qrUrl)
  })
  await pc.open('/pc-login?redirect=%2Fme%2Fsecurity')
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect(page.getByText('请使用微信扫一扫登录')).toBeVisible()
  await later(server, 3)
  await expect(page.getByText('二维码已过期')).toBeVisible()
  await press(page, '刷新')
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect.poll(() => new Set(codes).size).toBe(2)

  const hand = await phone('android', { consent: true })
  await hand.page.goto(codes[0] ?? '')
  await expect(hand.page.getByText('二维码已过期，请在电脑上刷新')).toBeVisible()
  await hand.page.goto(codes[1] ?? '')
  await expect(page.getByText('已扫码，请在手机上确认')).toBeVisible()
  await hand.page.getByRole('button', { name: '确认登录' }).click()
  await expect(hand.page.getByText('已确认，请在电脑上继续')).toBeVisible()
  await expect(heading(page)).toHaveText('账号与安全')
  await expect(page.getByRole('button', { name: /^微信/ })).toContainText('已绑定')
  // Outside WeChat the code opens nothing.
  await page.goto(codes[1] ?? '')
  await expect(page.getByText('请使用微信扫一扫')).toBeVisible()
})
