import type { Page } from '@playwright/test'
import { consentVersions } from '#features/account/settings/consent-versions.ts'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { installControls, navigate } from '#test/e2e/kit/controls.ts'
import { expect, saved, savedRoutes } from '#test/e2e/kit/device.ts'
import { asked, enter, reports, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

const settings = async (page: Page) => {
  await page.getByRole('link', { name: '设置' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置')
  return page.getByRole('main')
}

/** Minimum text and touch target sizes, and horizontal overflow, in px. */
const measures = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      sizes.push(parseFloat(getComputedStyle(parent).fontSize))
    }
    // An explained term is as high as the line.
    const buttons = [...document.querySelectorAll('#root button:not([data-term])')].filter((each) =>
      each.checkVisibility(),
    )
    return {
      text: Math.min(...sizes),
      button: Math.min(...buttons.map((each) => each.getBoundingClientRect().height)),
      aside: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

test('长辈版 is one switch, applied at once, everywhere and permanently', async ({ phone }) => {
  const visitor = await phone('browser', { signedInAs: '13800000002', consent: true })
  const { page } = visitor
  await installControls(visitor.context)
  await visitor.open('/me')
  await expect(page.getByText('138****0002')).toBeVisible()
  const before = await measures(page)
  const sheet = await settings(page)
  await sheet.getByRole('switch', { name: '长辈版' }).click()
  await expect(page.getByText('已开启长辈版')).toBeVisible()
  await expect(sheet.getByRole('radio', { name: '长辈版' })).toBeChecked()
  await page.goBack()
  await expect(page.getByText('138****0002')).toBeVisible()
  const after = await measures(page)
  expect(after.text).toBeGreaterThan(before.text)
  expect(after.button).toBeGreaterThan(before.button)
  const account = ['profile', 'security', 'mobile', 'address', 'address/edit', 'certification', 'cancel', 'settings']
  const addresses = [
    ...account.map((name) => `/me/${name}`),
    '/me',
    '/course',
    '/course/C101',
    '/course/C101/lesson/C101-01',
    '/article/A201',
    '/home',
  ]
  for (const path of [...addresses, '/login', '/userPolicy', '/personal-info-sharing', '/env', '/authorization']) {
    await navigate(page, path)
    await expect(page.locator('#root h1')).toBeVisible()
    const { text, aside, button } = await measures(page)
    expect([path, text >= 18, button >= 60 - 0.5, aside]).toEqual([path, true, true, 0])
  }
  // Customer service is one tap away everywhere. law §8
  await visitor.open('/article/A201')
  await expect(page.locator('html')).toHaveAttribute('data-elder', 'true')
  await page.getByRole('button', { name: '人工客服' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /客服热线/ })).toHaveAttribute('href', /^tel:\d+$/)
  const words = page.getByRole('dialog').getByText(/从最高点到之后最低点的跌幅/)
  await expect(words).toBeHidden()
  await page.getByRole('dialog').getByText('最大回撤', { exact: true }).click()
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog removes its history entry, which would lead back from the next page.
  await expect.poll(() => page.evaluate(() => Object(history.state).modal as unknown)).toBeUndefined()
  await visitor.open('/me')
  const again = await settings(page)
  await expect(again.getByRole('switch', { name: '长辈版' })).toBeChecked()
  await again.getByRole('radio', { name: '标准' }).check()
  await expect(page.getByText('字号已设为标准')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-elder', /.*/)
  await expect(page.getByRole('button', { name: '人工客服' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('138****0002')).toBeVisible()
  expect(await measures(page)).toEqual(before)
})

test('长辈版 and text size sync to another tab, and corrupted preferences are ignored', async ({ phone }) => {
  const visitor = await phone('browser', { consent: true })
  const { page, context } = visitor
  await visitor.open('/me')
  const other = await context.newPage()
  await other.goto('/course')
  await expect(other.locator('#root h1')).toBeVisible()
  const sheet = await settings(page)
  await sheet.getByRole('radio', { name: '特大' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-font', '2')
  await sheet.getByRole('switch', { name: '长辈版' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-elder', 'true')
  for (const broken of ['{', 'null', '[]', '{"elder":"yes","fontStep":99}', '"x"']) {
    await page.evaluate((text) => localStorage.setItem('preferences', text), broken)
    await page.reload()
    await expect(page.getByRole('switch', { name: '长辈版' })).not.toBeChecked()
    await expect(page.locator('html')).not.toHaveAttribute('data-elder', /.*/)
    await expect(page.locator('html')).toHaveAttribute('data-font', '0')
  }
})

const agree = (page: Page) => page.getByRole('button', { name: '同意并继续' })
const decline = (page: Page) => page.getByRole('button', { name: '暂不同意' })
test('the four documents can be read before answering, without an answer', async ({ phone }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  for (const name of ['《用户协议》', '《隐私政策》', '《个人信息收集清单》', '《第三方信息共享清单》']) {
    await visit(visitor, '/course')
    await page.getByRole('region', { name: '用户协议与隐私政策' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('学习')
    await expect(page.locator('main')).toBeVisible()
    await expect(agree(page)).toBeVisible()
  }
  expect(await stored(page, 'consent')).toBeNull()
})

test('declining or withdrawing consent is not asked again, and stops tracking', async ({ phone, server }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  await visit(visitor, '/course')
  await decline(page).click()
  await expect(agree(page)).toHaveCount(0)
  for (const path of ['/course/C101', '/me']) {
    await visit(visitor, path)
    await expect(page.locator('#root h1')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '我的服务' }).or(page.getByRole('tablist')).first()).toBeVisible()
    await expect(agree(page)).toHaveCount(0)
  }
  await page.waitForLoadState('networkidle')
  expect(await reports(server)).toEqual([])

  const sheet = await settings(page)
  await expect(sheet).toContainText('您暂未同意，仅可浏览公开内容')
  await sheet.getByRole('button', { name: '同意', exact: true }).click()
  await expect(sheet).toContainText('您已同意')
  await expect.poll(async () => (await asked(server, '/public/device')).length).toBe(1)
  await sheet.getByRole('button', { name: '撤回同意' }).click()
  await expect(page.getByText('已撤回同意')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = (await reports(server)).length
  await page.reload()
  await expect(sheet).toContainText('您暂未同意')
  await sheet.getByText('同意记录').click()
  const answered = `同意第${CONSENT_VERSION}版`
  await expect(sheet.getByRole('listitem').filter({ hasText: answered })).toHaveText([
    new RegExp(`^不${answered}\\d{4}-\\d\\d-\\d\\d`),
    new RegExp(`^${answered}`),
    new RegExp(`^不${answered}`),
  ])
  await visit(visitor, '/course')
  await expect(page.locator('#root h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await reports(server)).toHaveLength(before)
})

test('a new version of the documents asks again, says so, and tracks nothing meanwhile', async ({ phone, server }) => {
  for (const accepted of [true, false]) {
    const visitor = await phone('browser')
    const { page, context } = visitor
    await context.addInitScript((yes) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('consent')) return
      localStorage.setItem('consent', JSON.stringify({ version: '0', at: 1, accepted: yes }))
    }, accepted)
    await visit(visitor, '/course')
    const bar = page.getByRole('region', { name: '用户协议与隐私政策' })
    await expect(bar).toContainText('已更新')
    await page.waitForLoadState('networkidle')
    expect(await reports(server)).toEqual([])
    await agree(page).click()
    await expect(bar).toHaveCount(0)
    expect(JSON.parse((await stored(page, 'consent')) ?? '')).toMatchObject({
      version: CONSENT_VERSION,
      accepted: true,
    })
    await expect.poll(async () => (await reports(server)).length).toBeGreaterThan(0)
    await context.close()
    await server.control('reset')
  }
})

test('an answer in one tab applies to all, also inside WeChat', async ({ phone, server }) => {
  const visitor = await phone('android')
  const { page, context, origin } = visitor
  await enter(visitor)
  const other = await context.newPage()
  await other.goto(`${origin}/me`)
  await expect(agree(other)).toBeVisible()
  await agree(page).click()
  await expect(agree(other)).toHaveCount(0)
  await expect.poll(async () => (await asked(server, '/public/device')).length).toBeGreaterThan(0)
  expect(new Set((await asked(server, '/public/device')).map(({ body }) => Object(body).deviceId)).size).toBe(1)
})

test('colours, reduced motion and Wi-Fi settings apply at once and permanently; offline content is listed with its size and removable', async ({
  phone,
}) => {
  const visitor = await phone('browser', { signedInAs: '13800000002', consent: true })
  const { page } = visitor
  await visitor.open('/course/C101')
  await saved(page, '/course/C101')
  await visitor.open('/sku/K101')
  await saved(page, '/sku/K101')
  await visitor.open('/me')
  await saved(page, '/me')
  const sheet = await settings(page)
  const root = page.locator('html')
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rise').trim())
  const red = await colour()
  await sheet.getByRole('radio', { name: '绿涨红跌' }).check()
  await expect(page.getByText('涨跌颜色已设为绿涨红跌')).toBeVisible()
  expect(await colour()).not.toBe(red)
  await sheet.getByRole('switch', { name: '减少动态效果' }).click()
  await sheet.getByRole('switch', { name: '仅Wi-Fi播放' }).click()
  await expect(page.getByText('已开启仅Wi-Fi播放')).toBeVisible()
  await page.reload()
  await expect(root).toHaveAttribute('data-rise', 'green')
  await expect(root).toHaveAttribute('data-calm', 'true')
  await expect(sheet.getByRole('switch', { name: '仅Wi-Fi播放' })).toBeChecked()
  await sheet.getByRole('radio', { name: '红涨绿跌' }).check()
  expect(await colour()).toBe(red)

  const kept = sheet.getByRole('region', { name: '离线内容' })
  // The service that sells a course has its name.
  await expect(kept.getByRole('link', { name: /^服务·股票投资第一课/ })).toBeVisible()
  const course = kept.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^股票投资第一课/ }) })
  await expect(course).toContainText(/截至 \d\d-\d\d \d\d:\d\d · [\d.]+\sK?B/)
  await course.getByRole('button', { name: /^删除/ }).click()
  await expect(course).toHaveCount(0)
  expect(await savedRoutes(page)).not.toContain('/course/C101')
  await expect(kept.getByRole('link', { name: /^我的 / })).toBeVisible()
  await expect(kept.getByRole('link', { name: /^我的课程/ })).toBeVisible()
  await kept.getByRole('button', { name: '清除离线内容' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清除', exact: true }).click()
  await expect(kept).toContainText('暂无可离线查看的内容')
  expect(await savedRoutes(page)).toEqual([])
})

test('the changes of a new version are shown before it is answered', async ({ phone }) => {
  const visitor = await phone('browser')
  await visitor.context.addInitScript(() => {
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', '{"version":"0","at":1,"accepted":true}')
  })
  await visitor.open('/course')
  await expect(visitor.page.getByRole('region', { name: '用户协议与隐私政策' })).toContainText(
    consentVersions[0]?.changes ?? 'no version',
  )
})
