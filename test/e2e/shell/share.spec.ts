import { openedFromChat } from '#test/wechat/chat.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import { readOfPress } from '#test/sweep/effects.ts'
import { signInBySms } from '#test/e2e/kit/sms.ts'
import {
  asked,
  cardReady,
  COURSE,
  enter,
  expect,
  goInside,
  LANDING,
  reports,
  type Sent,
  share,
  signedIn,
  stored,
  test,
  visit,
  type Wechat,
} from '#test/e2e/kit/watch.ts'

test.setTimeout(300_000)

const DETAIL = '/course/C101'

/** The card sent by a visitor who came from the menu to a course. */
async function sentBy(sharer: Phone, wechat: Wechat): Promise<Sent & { wxId: string }> {
  await enter(sharer)
  await sharer.page.getByRole('link', { name: COURSE }).first().click()
  await expect(sharer.page.getByRole('heading', { name: COURSE })).toBeVisible()
  await cardReady(wechat, DETAIL)
  const sent = await share(sharer.page, wechat)
  return { ...sent, wxId: (await stored(sharer.page, 'wxId')) ?? '' }
}

/** Width and height in the head of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('b1: the card of a course has its title, its risk level in words, a square picture and a link with S100', async ({
  phone,
  wechat,
}) => {
  const sharer = await phone('android')
  const { own, hidden, card, wxId } = await sentBy(sharer, wechat)
  expect([own, hidden]).toEqual([true, false])
  expect(card.title).toBe(COURSE)
  expect(card.desc).toMatch(/ · \d+节 · 投资有风险$/)
  const link = new URL(card.link)
  expect(link.origin + link.pathname).toBe(sharer.origin + DETAIL)
  expect([...link.searchParams]).toEqual([
    ['salesNumber', 'S100'],
    ['shareWxId', wxId],
  ])
  expect(card.imgUrl).toMatch(/^https?:\/\//)
  const image = await fetch(card.imgUrl)
  expect(image.headers.get('content-type')).toBe('image/png')
  const [width, height] = sizeOf(Buffer.from(await image.arrayBuffer()))
  expect(width).toBe(height)
  expect(width).toBeGreaterThanOrEqual(300)
})

test('a5, A6: in WeChat on Android every page’s address is signed; no link carries more than the attribution, private pages cannot be shared, and no read with effects is made', async ({
  phone,
  server,
  wechat,
}) => {
  const { page, ...sharer } = await phone('android', { prefetches: true })
  await enter({ page, ...sharer })
  const signed = async () => (await wechat.notes('verify')).map(({ url, result }) => `${String(result)} ${String(url)}`)
  const noise = 'code=c1&state=s1&token=t1&openId=o1&wxId=w1&env=test&from=timeline&isappinstalled=0&mobile=1'
  for (const { path, end, share: policy } of pages) {
    await wechat.forget()
    const [, about = ''] = path.split('?')
    await goInside(page, path + (about === '' ? '?' : '&') + noise)
    await expect.poll(async () => (await signed()).includes(`ok ${page.url()}`), { message: path }).toBe(true)
    const refused = (await signed()).filter((each) => !each.startsWith('ok '))
    expect([refused, await wechat.notes('authorize')], path).toEqual([[], []])
    if (policy === 'N') {
      const kept = async () => (await share(page, wechat)).hidden || new URL(page.url()).pathname !== path
      await expect.poll(kept, { message: path }).toBe(true)
      continue
    }
    await cardReady(wechat, policy === 'H' ? '/home' : end)
    const { own, card } = await share(page, wechat)
    expect(own, path).toBe(true)
    const carried = [...new URL(card.link).searchParams.keys()]
    expect(carried.toSorted(), path).toEqual([...new URLSearchParams(about).keys(), 'salesNumber', 'shareWxId'])
    expect(card.title, path).not.toBe('')
    expect(Array.from(card.title).length, path).toBeLessThanOrEqual(30)
    expect(Array.from(card.desc).length, path).toBeLessThanOrEqual(60)
  }
  const made = (await server.journal('/api/')).map(({ method, path }) => ({ method, path: path.replace(/^\/api/, '') }))
  expect(made.flatMap((request) => readOfPress(request) ?? [])).toEqual([])
})

for (const place of ['android', 'ios'] as const) {
  test(`${place}: the share menu hidden on the login returns on the next page, also after a reload`, async ({
    phone,
    wechat,
  }) => {
    const visitor = await phone(place)
    const { page } = visitor
    await enter(visitor)
    const hidden = async () => (await share(page, wechat)).hidden
    await goInside(page, '/login')
    await expect.poll(hidden).toBe(true)
    await wechat.forget()
    await goInside(page, DETAIL)
    await cardReady(wechat, DETAIL)
    expect(await share(page, wechat)).toMatchObject({ own: true, hidden: false })
    await goInside(page, '/login')
    await expect.poll(hidden).toBe(true)
    await wechat.forget()
    await visit(visitor, DETAIL)
    await cardReady(wechat, DETAIL)
    expect(await share(page, wechat)).toMatchObject({ own: true, hidden: false })
  })
}

test('b2, B1, B2: a friend in WeChat opens the course as themselves; the landing is reported once, after consent', async ({
  phone,
  server,
  wechat,
}) => {
  const { card, wxId } = await sentBy(await phone('android'), wechat)
  await server.control('reset')
  const friend = await phone('android')
  const { page } = friend
  await friend.context.addCookies([{ name: '__wx_user', value: 'u2', url: friend.origin }])
  const link = openedFromChat(card.link)
  await visit(friend, link)
  await signedIn(page)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  const own = await stored(page, 'wxId')
  expect(own).not.toBe(wxId)
  expect(await stored(page, 'salesNumber')).toBe('S100')
  expect(await page.evaluate(() => sessionStorage.getItem('shareWxId'))).toBe(wxId)
  const [exchange] = await asked(server, '/auth/wx-oa-login')
  expect(exchange?.query).toMatchObject({ salesNumber: 'S100', shareWxId: wxId })

  const landings = () => asked(server, `/user/wx_track/${wxId}`)
  expect(await landings()).toEqual([])
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect.poll(async () => (await landings()).length).toBe(1)
  const [landing] = await landings()
  expect(landing).toMatchObject({ query: { path: DETAIL, salesNumber: 'S100', ts: expect.stringMatching(/^\d{13}$/) } })

  const views = async () => (await reports(server)).filter(({ body }) => Object(body).action === 'view')
  const before = (await views()).length
  await page.reload()
  // Events of this visit come after those left from the last one.
  await expect.poll(async () => (await views()).length).toBeGreaterThan(before)
  expect(await landings()).toHaveLength(1)
  for (const { body } of await views()) expect(body).toMatchObject({ number: 'S100', wxId: own })
})

test('b3, B1: a friend in a browser logs in from the course and returns to it, attributed to the sales person', async ({
  phone,
  server,
  wechat,
}) => {
  const { card, wxId } = await sentBy(await phone('android'), wechat)
  await server.control('reset')
  const friend = await phone('browser')
  const { page, origin } = friend
  const { pathname, search } = new URL(openedFromChat(card.link))
  await visit(friend, pathname + search)
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  await page.getByRole('button', { name: '同意并继续' }).click()
  const landings = async () => (await asked(server, `/user/wx_track/${wxId}`)).length
  await expect.poll(landings).toBe(1)
  await page.getByRole('link', { name: '登录后报名' }).click()
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fcourse%2FC101`)
  await signInBySms(page, server, '13800000001')
  await expect(page).toHaveURL(origin + DETAIL)
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  // This customer's next step, which the service gives only to customers it knows.
  await expect(page.getByText('请先完成风险测评')).toBeVisible()
  const [login] = await asked(server, '/auth/v2/mobile-login')
  expect(login?.body).toMatchObject({ mobile: '13800000001', salesNumber: 'S100', accountType: '1099' })
  expect(await landings()).toBe(1)
})

test('B1: an empty sales number in a later link is ignored, another one replaces it', async ({ phone }) => {
  const visitor = await phone('browser')
  const { page } = visitor
  const steps = [
    [LANDING, 'S100'],
    ['/course?salesNumber=', 'S100'],
    ['/course?salesNumber=..%2Fx', 'S100'],
    ['/course', 'S100'],
    ['/course?sn=S200', 'S200'],
  ] as const
  for (const [path, sales] of steps) {
    await visit(visitor, path)
    await expect(page.getByRole('button', { name: '暂不同意' })).toBeVisible()
    expect(await stored(page, 'salesNumber'), path).toBe(sales)
  }
})

test('a tap before the code has loaded loses neither sales person nor sharer', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  let held = true
  await page.route('**/assets/*.js', (route) => (held ? route.abort() : route.continue()))
  await visit(visitor, `${LANDING}&shareWxId=W1`)
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  held = false
  await visit(visitor, DETAIL)
  await expect.poll(async () => (await asked(server, '/user/wx_track/W1')).length).toBe(1)
  expect(await stored(page, 'salesNumber')).toBe('S100')
})
