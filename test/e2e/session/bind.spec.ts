import { handInCard } from '#test/e2e/kit/enter.ts'
import { agree, fillAddress, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { button } from '#test/e2e/kit/parts.ts'
import { answer, fillProfile } from '#test/e2e/kit/questionnaire.ts'
import { createUnbound, typeSentCode } from '#test/e2e/kit/sms.ts'
import { decide } from '#test/e2e/kit/vendor.ts'
import { asked, enter, expect, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)
test.use({ actionTimeout: 15_000 })

/** Has won a prize that has not been sent yet; known by the number only. */
const [WINNER, PLAIN] = ['13800000002', '13800000009']

/** A number gets one code a minute. */
const MINUTE = 61_000

test('a WeChat customer without a number comments and uses all customer features, after binding one', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page, origin } = visitor
  const { sheet, bind, drop, open } = createUnbound(visitor, server)

  await test.step('评论: the press opens the sheet, and the comment is submitted', async () => {
    await enter(visitor, '/home')
    await visit(visitor, '/article/A101')
    await page.getByLabel('写评论').fill('讲得很清楚')
    const entries = await page.evaluate(() => history.length)
    await button(page, '发表').click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('请先绑定手机号')).toBeVisible()
    await button(page, '发表').click()
    await bind()
    await expect(page.getByText('审核中')).toBeVisible()
    await expect(page).toHaveURL(`${origin}/article/A101`)
    // The sheet's own entry is ahead in the history, as after any sheet.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  await test.step('地址', async () => {
    await open('/me/address/edit')
    await bind()
    await fillAddress(page)
    await expect(page.getByRole('link', { name: /周示例/ })).toBeVisible()
  })

  await test.step('基本信息: text typed before the sheet is submitted', async () => {
    await visit(visitor, '/suitability/profile')
    await fillProfile(page)
    await drop()
    await button(page, '提交').click()
    await bind()
    await expect(button(page, '开始测评')).toBeVisible()
  })

  await test.step('测评', async () => {
    await open('/suitability/survey')
    await bind()
    await button(page, '开始测评').click()
    await answer(page, 0, 16)
    await server.control('clock', { offset: 60_000 })
    await button(page, '提交测评').click()
    await page.getByRole('checkbox', { name: '本人确认以上结果' }).check()
    await button(page, '确认').click()
    await expect(page.getByText('C3 平衡型').first()).toBeVisible()
  })

  await test.step('实名', async () => {
    await open('/suitability/verify')
    await bind()
    await page.getByRole('checkbox').check()
    await button(page, '同意并开始认证').click()
    await handInCard(page)
  })

  await test.step('核身', async () => {
    await open('/suitability/face')
    await bind()
    await page.getByRole('checkbox').check()
    await button(page, '开始核身').click()
    await decide(page, '通过')
    await expect(page.getByText('人脸核身已通过')).toBeVisible()
  })

  await test.step('下单', async () => {
    await open('/checkout/K103')
    await bind()
    await agree(page)
    await readDisclosure(page)
    await button(page, '提交订单').click()
    await expect(page).toHaveURL(/\/order\/\w+\/pay$/)
  })

  await test.step('领取: the winner’s number claims its prize', async () => {
    await open('/me/goods?id=PZ01')
    await bind(WINNER)
    await button(page, '请添加收货地址').click()
    await fillAddress(page)
    await button(page, '确认收货地址').click()
    await expect(page.getByText('待发货')).toBeVisible()
  })

  await test.step('解绑微信: last, because nothing can be bound after it', async () => {
    await open('/me/security')
    await bind(PLAIN)
    await server.control('clock', { offset: 3 * MINUTE })
    await page.getByRole('button', { name: /^微信/ }).click()
    await typeSentCode(page, server, PLAIN)
    await button(page, '确认解绑').click()
    await expect(page.getByRole('button', { name: /^微信/ })).toContainText('未绑定')
  })

  expect(await asked(server, '/auth/wx-register')).toHaveLength(9)
})
