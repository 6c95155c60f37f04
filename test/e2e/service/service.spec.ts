import { violations } from '#test/e2e/kit/access.ts'
import { expect, test, workerHasAll } from '#test/e2e/kit/device.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

test('inside WeChat a failed page links to the staff’s chat, which receives only its route; the page works offline too', async ({
  device,
  server,
}) => {
  const { page, context, open } = await device('android', { consent: true, signedInAs: '13800000004' })
  await context.route('https://work.weixin.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>WeCom</h1>' }),
  )
  await server.control('fault', { path: '/orders/my/v2', kind: 'status', value: 503, times: 0 })
  await open('/me/order')
  await page.getByRole('alert').getByRole('link', { name: '联系客服' }).click()
  const ways = page.getByRole('region', { name: '联系客服' })
  await expect(ways.getByRole('link').first()).toContainText('微信里问客服')
  expect(await violations(page)).toEqual([])
  await ways.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'WeCom' })).toBeVisible()
  expect([...new URL(page.url()).searchParams]).toEqual([
    ['enc_scene', 'ENCexample'],
    ['scene_param', '/me/order'],
  ])
  await page.goBack()
  await workerHasAll(page)

  await server.control('network', { down: true })
  await page.reload()
  await expect(ways.getByRole('link', { name: /^客服热线/ })).toHaveAttribute('href', /^tel:\d+$/)
  await page.getByRole('searchbox', { name: '搜问题' }).fill('发票')
  await expect(page.getByRole('link', { name: '开发票' })).toBeVisible()

  await server.control('network', { down: false })
  await page.getByRole('searchbox', { name: '姓名或登记编号' }).fill('周')
  await page.getByRole('button', { name: '核验' }).click()
  await expect(page).toHaveURL(/\/showPractitioner\?keyword=%E5%91%A8$/)
})
