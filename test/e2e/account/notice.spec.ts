import { violations } from '#test/e2e/kit/access.ts'
import { expect, test } from '#test/e2e/kit/fixtures.ts'

test.setTimeout(120_000)

test('WeChat is asked by its own button; its answer is stored by a press, beside a text explanation', async ({
  phone,
  server,
}) => {
  const wechat = (path: string, body?: object) =>
    fetch(`${server.wechat}/__wechat/${path}`, body && { method: 'POST', body: JSON.stringify(body) })
  await wechat('control', { subscribe: 'accept', refuse: null, clearJournal: true })
  const { page, open } = await phone('android', { signedInAs: '13800000005', consent: true })
  await open('/me/notice?tab=subs')
  await page.getByRole('link', { name: '允许微信提醒：直播开播' }).click()
  const button = page.getByRole('button', { name: '允许微信提醒' })
  await expect(button).toBeVisible()
  await expect(page.getByText('没有看到按钮')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Not a press by the customer: no effect.
  await button.dispatchEvent('click')
  await button.click()
  await expect(page).toHaveURL(/\/me\/notice\?tab=subs&wechat=TM01\.accept$/)
  await expect(page.getByText('直播开播：微信已允许')).toBeVisible()
  expect(await server.journal('/wx-ma/subscribe')).toEqual([])
  await page.getByRole('button', { name: '保存提醒' }).click()
  await expect(page.getByText('直播开播：微信已允许')).toHaveCount(0)
  expect(await server.journal('/wx-ma/subscribe')).toHaveLength(1)

  await wechat('control', { subscribe: 'error' })
  await page.getByRole('link', { name: '允许微信提醒：直播开播' }).click()
  await button.click()
  await expect(page.getByRole('status')).toContainText('微信没有打开订阅')
  const seen = (await (await wechat('journal')).json()) as { kind: string; detail: object }[] // the journal's entries
  expect(seen.filter(({ kind }) => kind === 'subscribe').map(({ detail }) => detail)).toEqual([
    { templates: ['TM01'], details: { TM01: 'accept' } },
    { templates: ['TM01'], errCode: '10002' },
  ])

  // Without permission, without templates, with unknown ones: only the text explanation.
  await wechat('control', { subscribe: 'accept', refuse: 'invalid signature' })
  await page.reload()
  await expect(page.getByRole('status')).toContainText('这里暂时不能允许微信提醒')
  await expect(button).toHaveCount(0)
  await wechat('control', { refuse: null })
  await open('/me/notice/open')
  await expect(page.getByRole('status')).toContainText('这里暂时不能允许微信提醒')
  await open('/me/notice/open?ids=XX99')
  await button.click()
  await expect(page.getByRole('status')).toContainText('微信没有打开订阅')
  await expect(page.getByRole('link', { name: '返回订阅' })).toHaveAttribute('href', '/me/notice?tab=subs')
})
