import { ok, part } from '#test/e2e/kit/parts.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

test('the education zone is above every advert, whatever order the server sends', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  await visitor.context.route('**/api/app/config/index-list', async (route) => {
    const { data } = await (await route.fetch()).json()
    const modules = data.modules.map((each: { key: string }) => ({ ...each, sort: each.key === 'education' ? 99 : 1 }))
    await route.fulfill(ok({ modules }))
  })
  await visitor.open('/home')
  const advert = page.getByRole('complementary', { name: '广告' })
  await expect(advert).toBeVisible()
  const zone = await part(page, '投教专区').boundingBox()
  const place = await advert.boundingBox()
  expect((zone?.y ?? 0) + (zone?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
})

test('an advert is labelled, closed permanently with one tap, and absent in 长辈版; its space stays', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  await visitor.context.route('**/api/public/advert?*', async (route) => {
    const { data } = await (await route.fetch()).json()
    const [first] = data
    const away = { ...first, id: 'away', link: 'https://evil.example/course' }
    const over = { ...first, id: 'over', endAt: 1 }
    await route.fulfill(ok([away, over, { ...first, link: '/course/C102' }]))
  })
  await visitor.open('/home')
  const advert = page.getByRole('complementary', { name: '广告' })
  await expect(advert.getByText('广告')).toBeVisible()
  await expect(advert.getByRole('link')).toHaveAttribute('href', '/course/C102')
  const y = async (name: string) => (await part(page, name).boundingBox())?.y ?? 0
  const room = async () => (await y('一周直播')) - (await y('投教专区'))
  const before = await room()
  await advert.getByRole('button', { name: '关闭广告' }).click()
  await expect(advert).toHaveCount(0)
  await expect(page.getByText('系统学习，理性投资').last()).toBeVisible()
  expect(await room()).toBe(before)
  await page.reload()
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  await expect(advert).toHaveCount(0)
  const elder = await phone('browser', { consent: false, elder: true })
  const earlier = (await asked(server, '/public/advert')).length
  await elder.open('/home')
  await expect(part(elder.page, '投教专区').getByRole('listitem').first()).toBeVisible()
  // It is short.
  await expect(elder.page.getByRole('heading', { name: /^(?:推荐课程|快讯|一周直播|投资顾问)$/ })).toHaveCount(0)
  await expect(elder.page.getByRole('complementary', { name: '广告' })).toHaveCount(0)
  expect((await asked(server, '/public/advert')).length).toBe(earlier)
})
