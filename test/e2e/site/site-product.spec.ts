import { expect, test } from '#test/e2e/kit/fixtures.ts'

const KINDS = ['课程', '直播课堂', '策略与股票池', '指标工具']

test('every service shows its level, suitable customers, price and a link', async ({ phone, server }) => {
  // A course with a price that no service sells: neither free nor public.
  const listed = await fetch(`${server.plain}/api/public/article-course/list?pageNo=1&pageSize=6`)
  const answer = await listed.json()
  const [course] = answer.data.list.filter((each: { priceFen: number }) => each.priceFen > 0)
  delete course.access.skuId
  await server.control('fault', {
    path: '/public/article-course/list',
    kind: 'body',
    text: JSON.stringify(answer),
    times: 0,
  })

  const { page, open } = await phone('browser', { consent: true })
  await open('/product')
  for (const kind of KINDS) {
    const rows = page.getByRole('region', { name: kind }).getByRole('listitem')
    await expect(rows.first(), kind).toBeVisible()
    for (const row of await rows.all()) {
      await expect(row).toContainText(/风险等级 R[1-5] · 适合 C|风险等级 状态更新中|适合所有投资者|以会员服务为准/)
      await expect(row).toContainText(/¥[\d,]+\.\d\d(?: \/ \d+ 天)?|免费|以服务协议为准/)
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        /^\/(?:sku|course|live)\/\w|^\/quote-index$|^\/investment$/,
      )
    }
  }
  const priced = page.getByRole('listitem').filter({ hasText: course.title })
  await expect(priced).toContainText(/风险等级 R[1-5] · 适合 C/)
  await expect(priced).toContainText('¥')
  await expect(priced).not.toContainText('免费')
  await expect(priced.getByRole('link')).toHaveAttribute('href', `/course/${course.number}`)

  await expect(page.getByText(/以上为其中 6 门，共 \d+ 门/)).toBeVisible()
  for (const [name, href] of [
    ['全部课程', '/course'],
    ['全部直播与回放', '/live'],
    ['全部指标', '/quote-index'],
    ['下载', '/download/jcj-app'],
  ] as const) {
    await expect(page.locator('#main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await page.getByRole('link', { name: '查看服务' }).first().click()
  await expect(page).toHaveURL(/\/sku\/K\d+$/)
})
