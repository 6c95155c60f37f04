import type { Page } from '@playwright/test'
import type { Server } from '#test/e2e/kit/server.ts'
import { answerOf, expect, steer, installControls, test } from '#test/e2e/kit/controls.ts'
import { saved } from '#test/e2e/kit/device.ts'

test.setTimeout(120_000)

const COURSE = '股票投资第一课：从开户到看懂一张行情图'
const buyer = '13800000002'
const main = (page: Page) => page.getByRole('main')
const fault = (server: Server, rule: object) => server.control('fault', { times: 0, ...rule })
const noFaults = (server: Server) => fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })

test('the list names each course with its teacher, lessons and price, and opens one', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/course')
  await expect(page.getByRole('heading', { level: 1, name: '学习' })).toBeVisible()
  const first = page.getByRole('link', { name: COURSE })
  await expect(first).toContainText('¥1,299.00')
  await expect(first).toContainText('原价¥1,599.00')
  await expect(first).toContainText(/\d+节 · 1\.2万人学习/)
  await expect(page.getByRole('link', { name: /交易规则十二讲/ })).toContainText('免费')
  await expect(main(page).getByText(/^截至 \d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['首页', '学习', '直播', '股票', '我的'])
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible()
})

test('the tabs of the list are one stop of the keyboard, and the arrows choose', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course')
  await page.getByRole('tab', { name: '推荐' }).focus()
  for (const [key, name, address] of [
    ['ArrowRight', '系列', /tab=series/],
    ['ArrowRight', '分类', /tab=category/],
    ['ArrowRight', '专栏', /tab=column/],
    ['ArrowRight', '推荐', /\/course$/],
    ['End', '专栏', /tab=column/],
    ['Home', '推荐', /\/course$/],
    ['ArrowLeft', '专栏', /tab=column/],
    ['ArrowLeft', '分类', /tab=category/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await main(page).getByRole('button', { name: '财务报表' }).click()
  await expect(main(page).getByText('财务报表', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(main(page).getByRole('heading', { name: '推荐课程' })).toBeVisible()
})

test('the filter sheet gives the focus back, closes on Esc and the back key, and cuts the list down', async ({
  phone,
}) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: buyer })
  await open('/course')
  const filter = page.getByRole('button', { name: '筛选', exact: true })
  const sheet = page.getByRole('dialog', { name: '筛选课程' })
  await expect(page.getByRole('link', { name: COURSE })).toBeVisible()
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await filter.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/course$/)
  await filter.click()
  await sheet.getByRole('button', { name: '港股' }).click()
  await expect(main(page).getByText('该分类暂无课程')).toBeVisible()
  await expect(page).toHaveTitle(/^港股/)
})

test('a guest is offered the login where only customers may choose', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/course?tab=category')
  await expect(main(page).getByText('登录后可按分类浏览')).toBeVisible()
  await expect(page.getByRole('link', { name: '登录后查看' })).toHaveAttribute('href', /^\/login\?redirect=%2Fcourse/)
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('登录后还可按分类筛选')).toBeVisible()
  // Tags are for everybody.
  await expect(sheet.getByRole('button', { name: '入门' })).toBeVisible()
})

test('a slow answer is waited for in the shape of the page, a failed one offers a retry in words', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { consent: false })
  const { page, open } = visitor
  await installControls(visitor.context)
  await open('/privacyProtocol')
  const failures = [
    [{ kind: 'status', value: 503, text: 'upstream 10.0.0.3 died' }, '服务繁忙，请稍后再试'],
    [{ kind: 'code', value: 50001, text: '课程正在整理，请稍后再来' }, '课程正在整理，请稍后再来'],
    [{ kind: 'code', value: 50002, text: 'SQLSTATE[42S02] at <select>' }, '操作失败，请稍后再试'],
    [{ kind: 'shape' }, '数据暂时无法显示，请稍后重试'],
    // No answer at all is another matter: what is saved is offered then (offline.spec).
    [{ kind: 'html' }, /^(?!.*网络认证)/],
  ] as const
  for (const [at, [rule, words]] of failures.entries()) {
    await fault(server, { path: '/public/article-course/detail', ...rule })
    expect(await steer(page, `/course/C10${at + 1}`)).toBe('failed')
    await expect(main(page).getByRole('alert')).toContainText(words)
    await noFaults(server)
    await main(page).getByRole('button', { name: '重试' }).click()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await fault(server, { path: '/public/article-course/detail', kind: 'latency', value: 1_500 })
  await page.evaluate(() => history.pushState(null, '', '/course/C113'))
  const skeleton = main(page).locator('[aria-hidden][class*=skeleton]')
  await expect(skeleton.first()).toBeVisible()
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: '远离非法证券活动' })).toBeVisible()
  await expect(skeleton).toHaveCount(0)
})

test('a network that dies leaves what was read, under a bar that says of when it is', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, open } = visitor
  await installControls(visitor.context)
  await open('/course/C101')
  await expect(main(page).getByRole('heading', { name: COURSE })).toBeVisible()
  await saved(page, '/course/C101')
  await fault(server, { path: '/public/article-course/*', kind: 'drop' })
  await page.reload()
  await expect(main(page).getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: COURSE })).toBeVisible()
})

/** What stands at the bottom of a course for one customer: notice and main button. */
const cases = [
  { who: undefined, number: 'C101', notice: '', verb: '登录后报名', href: /^\/login\?redirect=%2Fcourse%2FC101$/ },
  { who: undefined, number: 'C102', notice: '', verb: '继续学习', href: /^\/course\/C102\/lesson\/C102-01$/ },
  { who: '13800000001', number: 'C103', notice: '请先完成风险测评', verb: '去测评' },
  { who: '13800000003', number: 'C110', notice: '该服务风险等级高于您的风险承受能力', verb: '暂不可报名', off: true },
  { who: '13800000006', number: 'C103', notice: '您的风险测评已过期，请重新测评', verb: '重新测评' },
  { who: '13800000004', number: 'C101', notice: '', verb: '¥1,299.00 立即报名', href: /^\/sku\/K101$/ },
  { who: '13800000004', number: 'C112', notice: '名额已满', verb: '已售罄', off: true },
  { who: '13800000004', number: 'C111', notice: '课程已下架，已购用户可继续学习', verb: '已下架', off: true },
  { who: '13800000004', number: 'C114', notice: '', verb: /^\d\d-\d\d \d\d:\d\d 开售$/, off: true },
  { who: buyer, number: 'C101', notice: '', verb: '继续学习' },
  { who: buyer, number: 'C106', notice: /^服务已于 \d{4}-\d\d-\d\d 到期$/, verb: '续费' },
]
for (const who of new Set(cases.map((each) => each.who))) {
  test(`every course says to ${who ?? 'a guest'} why it is closed, and offers the one way on`, async ({ phone }) => {
    const visitor = await phone('android', { consent: false, ...(who !== undefined && { signedInAs: who }) })
    await installControls(visitor.context)
    const { page, open } = visitor
    await open('/privacyProtocol')
    for (const { number, notice, verb, href, off } of cases.filter((each) => each.who === who)) {
      expect(await steer(page, `/course/${number}`)).toBe('content')
      const button = page.getByRole('link', { name: verb })
      await expect(button, number).toBeVisible()
      await expect(button).toHaveAttribute('aria-disabled', off ? 'true' : 'false')
      if (href) await expect(button).toHaveAttribute('href', href)
      if (notice !== '') await expect(main(page).getByText(notice).first(), number).toBeVisible()
      await expect(main(page).getByText('股市有风险，投资需谨慎').first()).toBeVisible()
    }
  })
}

test('the reasons that the seed has no customer for have words of their own, and an unknown one has 状态更新中', async ({
  phone,
}) => {
  const visitor = await phone('browser', { consent: false })
  const { page, context, origin } = visitor
  await installControls(context)
  const { data, ...envelope } = await answerOf(origin, '/public/article-course/detail?number=C101')
  const reasons = {
    NEED_MOBILE: ['请先绑定手机号', '去绑定'],
    NEED_REALNAME: ['请先完成实名认证', '去认证'],
    NOT_WHITELISTED: ['该功能暂未对您开放', '暂不可报名'],
    NEED_FOLLOW: ['关注公众号后可用', '暂不可报名'],
    QUANTUM_LOCK: ['状态更新中', '暂不可报名'],
  } as const
  await context.route('**/api/public/article-course/detail**', (route) => {
    const reason = new URL(route.request().url()).searchParams.get('number')
    const number = 'C101'
    return route.fulfill({ json: { ...envelope, data: { ...data, number, access: { allowed: false, reason } } } })
  })
  await visitor.open('/privacyProtocol')
  for (const [reason, [words, verb]] of Object.entries(reasons)) {
    expect(await steer(page, `/course/${reason}`)).toBe('content')
    await expect(main(page).getByText(words).first(), reason).toBeVisible()
    await expect(page.getByRole('link', { name: verb }), reason).toBeVisible()
    await steer(page, `/course/${reason}/lesson/C101-04`)
    await expect(main(page).getByText(words).first(), reason).toBeVisible()
  }
})

test('enums of a newer server read 状态更新中 and disable, nothing breaks', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, context, origin } = visitor
  await installControls(context)
  const { data, ...envelope } = await answerOf(origin, '/public/article-course/detail?number=C101')
  const catalog = [{ catalogId: 'N-1', title: '新的课时', kind: 'HOLOGRAM', isTrial: true, publishedAt: 0 }]
  const newer = { saleStatus: 'RAFFLE', riskLevel: 'R9', catalog, access: { allowed: false, reason: 'NOT_PURCHASED' } }
  await context.route('**/api/public/article-course/detail**', (route) =>
    route.fulfill({ json: { ...envelope, data: { ...data, ...newer } } }),
  )
  await visitor.open('/privacyProtocol')
  expect(await steer(page, '/course/C101')).toBe('content')
  await expect(page.getByRole('link', { name: '状态更新中' })).toHaveAttribute('aria-disabled', 'true')
  await expect(main(page).getByText('风险等级：状态更新中')).toBeVisible()
  await page.getByRole('tab', { name: '目录' }).click()
  await expect(main(page).getByRole('link', { name: /新的课时/ })).toContainText('状态更新中')
  await steer(page, '/course/C101/lesson/N-1')
  await expect(main(page).getByText('状态更新中')).toBeVisible()
})

test('a course shows its introduction, lessons, teachers and reviews, and leads to its service', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false, signedInAs: '13800000004' })
  await open('/course/C101')
  await expect(main(page).getByRole('heading', { name: '这门课讲什么' })).toBeVisible()
  await expect(main(page).getByText('风险等级 R2 · 适合C2及以上')).toBeVisible()
  await page.getByRole('tab', { name: '介绍' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('heading', { name: '第一章 认识市场' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /股票是什么/ })).toContainText('可试看')
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('tabpanel', { name: '讲师' })).toContainText(/[A-Z]\d{10,}|登记编号|示例/)
  await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('list', { name: '评价' }).getByRole('listitem')).toHaveCount(3)
  const buy = page.getByRole('link', { name: /立即报名/ })
  await buy.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sku\/K101$/)
  await page.goBack()
  const asking = page.getByRole('button', { name: '咨询' })
  await asking.click()
  const sheet = page.getByRole('dialog', { name: '咨询' })
  await expect(sheet).toContainText('请勿向个人账户付款')
  await expect(sheet.getByRole('link', { name: /客服热线/ })).toHaveAttribute('href', /^tel:\d+$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(asking).toBeFocused()
})

test('a series names its courses, and asks a guest to log in', async ({ phone }) => {
  const member = await phone('android', { consent: false, signedInAs: buyer })
  await member.open('/course?tab=series')
  await member.page.getByRole('link', { name: /股票入门/ }).click()
  await expect(member.page).toHaveURL(/\/course\/series\/SR01$/)
  await expect(main(member.page).getByRole('heading', { level: 2, name: '股票入门' })).toBeVisible()
  await expect(main(member.page).getByText(/^4门课程 · 共\d+节$/)).toBeVisible()
  await expect(main(member.page).getByRole('link', { name: /看懂公告/ })).toBeVisible()
  await expect(member.page).toHaveTitle(/^股票入门/)
  const guest = await phone('browser', { consent: false })
  await guest.open('/course/series/SR01')
  await expect(main(guest.page).getByText(/^4门课程 · 共\d+节$/)).toBeVisible()
  const lessons = main(guest.page).getByRole('group').first()
  await lessons.getByText('课时目录').click()
  await expect(lessons.getByRole('link', { name: /可试看/ }).first()).toBeVisible()
})

test('a title of 60 characters and long names break no line of any screen', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page, context, origin } = visitor
  await installControls(context)
  const long = `${'超长标题ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(3).slice(0, 59)}。`
  const detail = await answerOf(origin, '/public/article-course/detail?number=C101')
  const list = await answerOf(origin, '/public/article-course/list')
  const cards = (list.data['list'] as object[]).map((card) => ({ ...card, title: long, tag: '名额已满名额已满' })) // cards of the seed
  await context.route('**/api/public/article-course/list**', (route) =>
    route.fulfill({ json: { ...list, data: { ...list.data, list: cards } } }),
  )
  await context.route('**/api/public/article-course/detail**', (route) =>
    route.fulfill({ json: { ...detail, data: { ...detail.data, title: long } } }),
  )
  await visitor.open('/privacyProtocol')
  for (const path of ['/course', '/course/C101', '/course/C101/lesson/C101-03', '/course/C104', '/article/A203']) {
    expect(await steer(page, path), path).toBe('content')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
  await steer(page, '/course')
  await expect(page.getByRole('heading', { name: long }).first()).toBeVisible()
})

test('a page opened from far down begins at its top, and Back finds the place again, pages asked for included', async ({
  phone,
}) => {
  const { page, context, open, origin } = await phone('browser', { consent: true })
  const { data, ...envelope } = await answerOf(origin, '/public/article-course/list')
  const [known, ...others] = data['list'] as object[] // cards of the seed
  const first = Array.from({ length: 20 }, (_, at) => ({ ...others[0], number: `X${at}` }))
  await context.route('**/api/public/article-course/list**', (route) => {
    const list = new URL(route.request().url()).searchParams.get('pageNo') === '2' ? [known] : first
    return route.fulfill({ json: { ...envelope, data: { ...data, list, total: 21 } } })
  })
  await open('/course')
  await page.getByRole('button', { name: '加载更多' }).click()
  const last = main(page).getByRole('link', { name: COURSE })
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
  // Another list begins with its first page, also where the other had more.
  await page.getByRole('tab', { name: '系列' }).click()
  await page.getByRole('tab', { name: '推荐' }).click()
  await expect(page.getByRole('button', { name: '加载更多' })).toBeVisible()
  await expect(last).toHaveCount(0)
})
