import { expect, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(240_000)

test('on a phone the news load ten at a time, and Back leaves the list', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  await visitor.open('/userPolicy')
  await visitor.open('/gcInfo')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect(rows).toHaveCount(12)
  await expect(page.getByText('已显示全部 12 条')).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=2$/)
  await expect(rows.nth(10)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/userPolicy$/)
})

test('on a desktop the news have numbered pages with their own addresses', async ({ phone }) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await page.goto('/gcInfo')
  const rows = page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem')
  const numbers = page.getByRole('navigation', { name: '分页' })
  await expect(rows).toHaveCount(10)
  await numbers.getByRole('link', { name: '下一页' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(numbers.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.goBack()
  await expect(rows).toHaveCount(10)
  // There is no page 99: the last one replaces it.
  await page.goto('/gcInfo?page=99')
  await expect(numbers.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await expect(rows).toHaveCount(2)
})

test('a channel is kept in the address and selected with the arrow keys', async ({ phone }) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await page.goto('/gcInfo')
  await page.getByRole('tab', { name: '公司资讯' }).press('ArrowRight')
  await expect(page).toHaveURL(/\?channel=GW3$/)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('tab', { name: '投教活动' })).toHaveAttribute('aria-selected', 'true')
})

test('a news item links to its neighbours, and highlights its topics', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/gcInfo/detail?id=GW1-001')
  await expect(page.locator('mark.topic')).toHaveText('#适老化#')
  await expect(page.getByText('来源：本公司')).toBeVisible()
  const near = page.getByRole('navigation', { name: '上一篇与下一篇' })
  await expect(near.getByRole('link')).toHaveCount(1)
  await near.getByRole('link').click()
  await expect(page).toHaveURL(/id=GW1-002$/)
  await expect(near.getByRole('link')).toHaveCount(2)
})

test('every menu of 合规 is one link away, and an unknown one opens the first', async ({ phone }) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await page.goto('/compliance/no-such-menu')
  await expect(page).toHaveURL(/\/compliance\/license$/)
  const menus = page.getByRole('navigation', { name: '安全与合规' })
  await expect(menus.getByRole('link')).toHaveCount(9)
  for (const title of await menus.getByRole('link').allTextContents()) {
    await menus.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}·安全与合规`)
    await expect(menus.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  const visitor = await phone('android', { consent: false })
  await visitor.open('/compliance/anti-fraud')
  // The selected menu is scrolled into view though it is the seventh.
  await expect(visitor.page.locator('[aria-current=page]').last()).toBeInViewport()
  const notices = visitor.page.getByRole('region', { name: '防非打非：公告' })
  await expect(notices.getByRole('listitem')).toHaveCount(10)
  await notices.getByRole('button', { name: '加载更多' }).click()
  await expect(notices.getByRole('listitem')).toHaveCount(11)
  await notices.getByRole('link', { name: '识别仿冒客户端的五个办法' }).click()
  await expect(visitor.page).toHaveURL(/\/compliance\/anti-fraud\/detail\?id=GW7-002$/)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('识别仿冒客户端的五个办法')
})

test('a practitioner is found by number, position and status, and can be verified at the association', async ({
  phone,
}) => {
  const { page, open } = await phone('android', { consent: false })
  await open('/showPractitioner')
  const people = page.getByRole('group', { name: '第 1 页' }).getByRole('heading', { level: 2 })
  await expect(people).toHaveCount(7)
  await page.getByLabel('姓名或登记编号').fill('S0000000002')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(people).toHaveText(['林老师'])
  await expect(page.getByText('示例S0000000002')).toBeVisible()
  // The filter is in the address: a reload keeps it.
  await page.reload()
  await expect(people).toHaveText(['林老师'])
  await expect(page.getByLabel('姓名或登记编号')).toHaveValue('S0000000002')
  await page.getByLabel('姓名或登记编号').fill('不存在')
  await page.getByLabel('姓名或登记编号').press('Enter')
  await expect(page.getByText('没有找到这样的从业人员')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看仿冒公示' })).toHaveAttribute('href', '/compliance/anti-fraud')
  await open('/showPractitioner?status=LEFT')
  await expect(people).toHaveText(['何老师'])
  await expect(page.getByText('离职日期')).toBeVisible()
  await page.getByLabel('状态').selectOption('在职')
  await expect(people).toHaveCount(6)
  await page.getByLabel('岗位').selectOption('证券分析师')
  await expect(people).toHaveText(['林老师'])
  await page.getByRole('link', { name: '前往协会核验' }).click()
  await expect(page.getByText('gs.sac.net.cn').first()).toBeVisible()
})

test('the introduction lists teachers with their numbers, the upgrade page what an old app should do', async ({
  phone,
  server,
}) => {
  const { page } = await phone('browser', { consent: false, desk: true })
  await server.control('fault', { path: '/app/config/getVersion', kind: 'status', value: 503, times: 1 })
  await page.goto('/upgrade')
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('region', { name: '当前版本' })).toContainText('3.2.0')
  await page.goto('/introduce')
  await expect(page.getByRole('region', { name: '近期直播' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByText(/登记编号 示例[AS]\d{10}/)).toHaveCount(6)
  await page.goto('/upgrade?version=3.1.0')
  await expect(page.getByText('您的版本是 3.1.0，可以升级到 3.2.0。')).toBeVisible()
  await page.goto('/upgrade?version=9.0')
  await expect(page.getByText('您的版本 9.0 已是最新。')).toBeVisible()
})
