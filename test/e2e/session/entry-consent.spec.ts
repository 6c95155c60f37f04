import { cardReady, COURSE, enter, expect, LANDING, reports, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const EVERYBODY = [/^GET \/public\//, /^GET \/app\/config\//, /^GET \/wx\/jsapi\/signature$/]
/**
 * The allow-list before consent; in WeChat, where the authorization comes first, also that and these pages' requests
 * after it.
 */
const OPEN = {
  browser: EVERYBODY,
  android: [
    ...EVERYBODY,
    /^GET \/auth\/wx-oa-(?:redirect|login)$/,
    /^GET \/users\/me$/,
    /^GET \/article\/course(?:\/number\/C101)?$/,
    /^GET \/course\/catalog\/list$/,
  ],
}

for (const place of ['android', 'browser'] as const) {
  test(`a2, A3: ${place}: before consent nothing is tracked, afterwards the device and the visit are`, async ({
    phone,
    server,
  }) => {
    const visitor = await phone(place)
    const { page } = visitor
    if (place === 'android') await enter(visitor)
    else await visit(visitor, LANDING)
    await page.getByRole('link', { name: COURSE }).first().click()
    await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
    await page.goBack()
    const agree = page.getByRole('button', { name: '同意并继续' })
    await expect(agree).toBeVisible()
    expect(await reports(server)).toEqual([])
    const asked = (await server.journal('/api/')).map(({ method, path }) => `${method} ${path.slice(4)}`)
    expect([...new Set(asked)].filter((each) => !OPEN[place].some((open) => open.test(each)))).toEqual([])
    await agree.click()
    const paths = async () => (await reports(server)).map(({ path }) => path)
    await expect.poll(paths).toContain('/api/public/device')
    const sink = place === 'android' ? '/api/user/customer_track/upload/enven' : '/api/web-track/upload-event'
    await expect.poll(paths).toContain(sink)
    await expect(agree).toBeHidden()
  })

  test(`A4: ${place}: declining consent keeps list and detail, and nothing is tracked`, async ({
    phone,
    server,
    wechat,
  }) => {
    const visitor = await phone(place)
    const { page } = visitor
    if (place === 'android') await enter(visitor)
    else await visit(visitor, LANDING)
    await page.getByRole('button', { name: '暂不同意' }).click()
    await page.evaluate(() => {
      for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId', 'account']) localStorage.removeItem(key)
    })
    await wechat.forget()
    await visit(visitor, LANDING)
    await page.getByRole('link', { name: COURSE }).first().click()
    await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
    await expect(page.getByRole('button', { name: '暂不同意' })).toBeHidden()
    if (place === 'android') await cardReady(wechat, '/course/C101')
    expect(await reports(server)).toEqual([])
    expect(await wechat.notes('authorize')).toEqual([])
  })
}
