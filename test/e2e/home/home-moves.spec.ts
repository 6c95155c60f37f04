import { part } from '#test/e2e/kit/parts.ts'
import { expect, installControls, test } from '#test/e2e/kit/controls.ts'
import { asked } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)

const CUSTOMER = '13800000002'

test('a tab keeps its scroll position, and a page opened from it starts at its top', async ({ phone }) => {
  const visitor = await phone('android', { signedInAs: CUSTOMER, consent: true })
  const { page, context } = visitor
  await installControls(context)
  await visitor.open('/home')
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '刷新本页' })).toBeAttached()
  // It has no skeleton: the purchases are still unknown.
  await expect(part(page, '我的学习').getByRole('listitem').first()).toBeVisible()
  const to = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click()
  const place = () => page.evaluate(() => scrollY)
  // Content still loading above it would shift the position.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 700))
    expect(await page.evaluate(() => window.untilLoaded())).toBe('content')
    expect(await place()).toBe(700)
  }).toPass()
  await to('学习')
  await expect(page.getByRole('heading', { level: 1, name: '学习' })).toBeVisible()
  await expect.poll(place).toBe(0)
  await page.getByRole('tab', { name: '系列' }).click()
  await to('首页')
  await expect.poll(place).toBe(700)
  await to('学习')
  await expect(page.getByRole('tab', { name: '系列', selected: true })).toBeVisible()
  await to('学习')
  await expect(page.getByRole('tab', { name: '推荐', selected: true })).toBeVisible()
  // Any other link opens the page it names.
  await page.getByRole('tab', { name: '系列' }).click()
  await to('首页')
  await part(page, '推荐课程').getByRole('link', { name: '全部推荐课程' }).click()
  await expect(page.getByRole('tab', { name: '推荐', selected: true })).toBeVisible()
  await to('首页')
  await part(page, '推荐课程')
    .getByRole('link', { name: /股票投资第一课/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '课程详情' })).toBeVisible()
  await expect.poll(place).toBe(0)
})

test('in 长辈版 a long shortcut stays on one line', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true, elder: true })
  await open('/home')
  const label = part(page, '常用功能').getByRole('link', { name: '投资者保护' })
  await expect(label).toBeVisible()
  const lines = await label.evaluate((link) => {
    const text = [...link.childNodes].find((each) => each instanceof Text)
    const range = document.createRange()
    let [said, end] = ['', 0]
    for (let at = 0; text && at < (text.textContent ?? '').length; at += 1) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = range.getBoundingClientRect()
      said += `${box.left < end - 1 ? '/' : ''}${text.textContent?.[at]}`
      end = box.right
    }
    return said
  })
  expect(lines).toBe('投资者保护')
})

test('pull-to-refresh requests the modules again without a reload', async ({ phone, server }) => {
  const visitor = await phone('android', { signedInAs: CUSTOMER, consent: true })
  const { page, context } = visitor
  await visitor.open('/home')
  await expect(part(page, '投资顾问').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '刷新本页' })).toBeAttached()
  const times = async () => (await asked(server, '/public/analyst/gw/list')).length
  const before = await times()
  await page.evaluate(() => Object.assign(window, { same: true }))
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await touch('touchStart', 200)
  for (const y of [220, 260, 300, 340, 380]) await touch('touchMove', y)
  await expect(page.getByText('松开刷新')).toBeVisible()
  await touch('touchEnd')
  await expect.poll(times).toBe(before + 1)
  await expect(page.getByText('正在刷新')).toHaveCount(0)
  expect(await page.evaluate(() => Object(window).same)).toBe(true)
})

test('the keyboard reaches the modules in order, and an off-screen card scrolls into view', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  const { page } = visitor
  await visitor.open('/home')
  await expect(part(page, '推荐课程').getByRole('listitem').nth(2)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeFocused()
  // The signs, the market, and the next room once it is known.
  const shortcut = part(page, '常用功能').getByRole('link').first()
  for (let presses = 0; presses < 8; presses += 1) {
    if (await shortcut.evaluate((each) => each === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(shortcut).toBeFocused()
  const last = part(page, '推荐课程').getByRole('link').last()
  await part(page, '推荐课程').getByRole('link').first().focus()
  for (let presses = 0; presses < 12; presses += 1) {
    if (await last.evaluate((each) => each === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(last).toBeFocused()
  const box = await last.boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/course/)
})
