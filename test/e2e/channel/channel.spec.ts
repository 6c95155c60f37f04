import { expect, test } from '#test/e2e/kit/fixtures.ts'

const MEMBER = '13800000007'

test('inside WeChat a customer goes from unread messages to one of them, likes it and comes back to the same place', async ({
  phone,
}) => {
  const { page, open } = await phone('android', { signedInAs: MEMBER, consent: true })
  await open('/stream')
  const channel = page.getByRole('link', { name: /盘面规则/ })
  await expect(channel).toContainText('99+')
  await channel.click()
  const rows = page.getByRole('list', { name: '消息' }).getByRole('listitem')
  await expect(rows.nth(30)).toBeAttached()
  const row = rows.filter({ has: page.getByRole('link', { name: '评论' }) }).nth(20)
  await row.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await row.getByRole('link', { name: '评论' }).click()
  await expect(page.getByText('内容仅代表作者观点，不构成投资建议')).toBeVisible()
  const like = page.getByRole('button', { name: '点赞' })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top / 2)
  await page.getByRole('button', { name: '许老师' }).click()
  await expect(rows.filter({ hasText: '陈老师' })).toHaveCount(0)
  await page.goBack()
  await expect(channel).not.toContainText('99+')
})
