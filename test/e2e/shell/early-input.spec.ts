import { expect, test } from '#test/e2e/kit/controls.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { openWithoutCode } from '#test/e2e/kit/held-code.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'

/** Does something to the page while its code is on its way. */
async function beforeCode({ page }: Phone, path: string, act: () => Promise<void>): Promise<void> {
  const release = await openWithoutCode(page, path)
  await act()
  await release()
}

test('a button pressed before the code is there takes effect once', async ({ phone }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  const tab = (name: string) => page.getByRole('tab', { name })
  for (const [path, pressed, state] of [
    ['/course', tab('系列'), 'aria-selected'],
    ['/course/C101', tab('目录'), 'aria-selected'],
    ['/live', tab('回放'), 'aria-selected'],
    // Twice would close it again.
    ['/index', page.getByRole('button', { name: '菜单' }), 'aria-expanded'],
  ] as const) {
    await beforeCode(visitor, path, () => pressed.click())
    await expect(pressed, path).toHaveAttribute(state, 'true')
  }
  // Whatever is pressed later is what the visitor wants instead.
  await beforeCode(visitor, '/course/C101', async () => {
    await tab('目录').click()
    await page.getByRole('heading', { level: 1 }).click()
  })
  await untilHydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(tab('介绍')).toHaveAttribute('aria-selected', 'true')
})

test('text typed before the code is there stays, and Enter submits it', async ({ phone }) => {
  for (const { path, desk, label, typed, end } of [
    { path: '/index', desk: true, label: '姓名或登记编号', typed: '张三', end: '/showPractitioner?keyword=张三' },
    { path: '/showPractitioner', desk: false, label: '姓名或登记编号', typed: '张三', end: '?keyword=张三' },
    { path: '/protection', desk: false, label: '在投资者教育中搜索', typed: '风险', end: '/protection?q=风险' },
  ]) {
    const visitor = await phone('browser', { consent: true, desk })
    const { page } = visitor
    const field = page.getByLabel(label, { exact: true })
    await beforeCode(visitor, path, async () => {
      await field.fill(typed)
      await field.press('Enter')
    })
    await expect.poll(() => decodeURIComponent(page.url()), { message: path }).toContain(end)
    await expect(page.getByRole('searchbox'), path).toHaveValue(typed)
  }
})

test('what is typed or chosen before the code is there counts afterwards', async ({ phone }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  const version = page.getByLabel('您安装的版本号')
  await beforeCode(visitor, '/gczt_download', () => version.fill('0.1.0'))
  await page.getByRole('button', { name: '检查更新' }).click()
  await expect(page.getByRole('status').filter({ hasText: /新版本/ })).toBeVisible()
  await expect(version).toHaveValue('0.1.0')
  const position = page.getByLabel('岗位')
  await beforeCode(visitor, '/showPractitioner', async () => void (await position.selectOption({ index: 2 })))
  await expect(page).toHaveURL(/position=/)
  await expect(position).not.toHaveValue('')
})
