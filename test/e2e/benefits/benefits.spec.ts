import { expect, test } from '#test/e2e/kit/controls.ts'
import { atTradingTime } from '#test/e2e/kit/server.ts'

/** Known by a number, with nothing yet. */
const NEW = '13800000001'

test('inside WeChat a coupon is claimed only by a press and listed in 我的优惠券; a day is checked in', async ({
  phone,
  server,
}) => {
  await atTradingTime(server)
  const { page, open } = await phone('android', { consent: true, signedInAs: NEW, prefetches: true })
  await open('/coupon/CP101')
  await expect(page.getByRole('article', { name: '课程立减券' })).toBeVisible()
  await page.reload()
  const button = page.getByRole('button', { name: '领取' })
  await expect(button).toBeVisible()
  expect(await server.journal('/coupons/gain')).toEqual([])
  await button.click()
  await page.getByRole('link', { name: '到我的券' }).click()
  await expect(page.getByRole('tab', { name: '可用 1' })).toBeVisible()
  expect(await server.journal('/coupons/gain')).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole('link', { name: '到我的券' })).toBeVisible()
  expect(await server.journal('/coupons/gain')).toHaveLength(1)

  await open('/checkin')
  await page.getByRole('button', { name: '签到 +5' }).click()
  await expect(page.getByRole('listitem', { name: '11月23日，今天，已签到' })).toBeVisible()
  await expect(page.getByRole('link', { name: '明细积分 5' })).toBeVisible()
})

test('a gift opens, and the membership lists the benefits of each level', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: NEW })
  await open('/gift/G102')
  await page.getByRole('button', { name: '领取礼品券' }).click()
  await page.getByRole('button', { name: '领取', exact: true }).click()
  await expect(page.getByText('已领取，内容见下方')).toBeVisible()
  await open('/vip')
  const row = page.getByRole('row', { name: /财报研读圈/ })
  await expect(row.getByRole('img', { name: '有' })).toHaveCount(1)
  await page.getByRole('link', { name: '金卡' }).click()
  await expect(page.getByText('会员直播与回放')).toBeVisible()
})
