import type { Page } from '@playwright/test'
import type { Place } from '#test/e2e/kit/fixtures.ts'
import { typeCode } from '#test/e2e/kit/sms.ts'
import { COURSE, enter, expect, LANDING, stored, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

/** Has courses; known by number only. */
const LEARNER = '13800000004'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [place, way] of [
  ['android', 'a number is bound'],
  ['ios', 'a number is bound'],
  ['browser', 'a login by number'],
] as const satisfies [Place, string][]) {
  test(`${place}: from the menu through list, course, lesson and article to 我的, ${way}, settings, and sign-out`, async ({
    phone,
    server,
  }) => {
    const visitor = await phone(place)
    const { page, origin } = visitor
    const tab = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click()
    // Inside WeChat the back button is WeChat's.
    const back = () => (place === 'browser' ? page.getByRole('button', { name: '返回' }).click() : page.goBack())
    if (place === 'browser') await visit(visitor, LANDING)
    else await enter(visitor)
    await page.getByRole('button', { name: '同意并继续' }).click()

    await page.getByRole('link', { name: COURSE }).first().click()
    await expect(heading(page, '课程详情')).toBeVisible()
    await page.getByRole('tab', { name: '目录' }).click()
    await main(page)
      .getByRole('link', { name: /可试看/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${origin}/course/C101/lesson/C101-01`)
    await expect(page.locator('video')).toHaveCount(1)
    // Two steps back is the list again, without WeChat in between.
    await page.goBack()
    await expect(heading(page, '课程详情')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(origin + LANDING)

    await tab('首页')
    await main(page).getByRole('region', { name: '团队观点' }).getByRole('listitem').first().getByRole('link').click()
    await expect(main(page).getByText('本文仅代表作者观点，不构成投资建议')).toBeVisible()
    await back()
    await expect(page).toHaveURL(`${origin}/home`)

    await tab('我的')
    const known = place === 'browser' ? '登录/注册' : '绑定手机号'
    await main(page).getByRole('link', { name: known }).click()
    await typeCode(page, server, LEARNER)
    if (place === 'browser') await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: place === 'browser' ? '登录' : '绑定', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/me`)
    await expect(main(page).getByText('138****0004')).toBeVisible()
    await page.getByRole('link', { name: '我的课程' }).click()
    await expect(heading(page, '我的课程')).toBeVisible()
    await back()

    await page.getByRole('link', { name: '设置' }).click()
    await page.getByRole('switch', { name: '长辈版' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-elder', 'true')
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(main(page).getByText('您好，请登录')).toBeVisible()
    for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId']) {
      expect(await stored(page, key), key).toBeNull()
    }
    expect(await stored(page, 'salesNumber')).toBe('S100')
  })
}
