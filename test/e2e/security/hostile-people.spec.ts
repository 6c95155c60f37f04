import { underAttack } from '#test/e2e/kit/attack.ts'
import { answerOf, expect, test } from '#test/e2e/kit/controls.ts'
import { hostileStrings, noted, poisoned, serve } from '#test/e2e/kit/poison.ts'

// Hundreds of strings in one page each: slow machines need time.
test.setTimeout(240_000)

test('a hostile string in every field of flashes, of one flash and of a supply chain stays plain text', async ({
  phone,
}) => {
  const attack = await underAttack(
    await phone('browser', { consent: false, signedInAs: '13800000002', expects: noted }),
  )
  const { page, phone: visitor } = attack
  const texts = hostileStrings()
  const flash = (text: string, id: string) => ({
    ...Object(poisoned({ title: '', brief: '', source: '', coverUrl: '', contentHtml: '' }, text)),
    id,
    publishedAt: 1,
    stocks: [{ symbol: text, name: text }],
    subject: { id: text, name: text },
    related: [],
  })
  const ok = (data: object) => ({ code: 0, message: '', data })
  const list = texts.map((text, at) => flash(text, `x${9999 - at}`))
  await serve(visitor.context, '**/api/news/express**', () => ok({ list, hasMore: false, lastTime: 1 }))
  await serve(visitor.context, '**/api/cls/article/express-count**', () => ok({ count: 0 }))
  await serve(visitor.context, '**/api/cls/article/info**', (url) => {
    const id = url.searchParams.get('id') ?? ''
    return ok(flash(texts[9999 - Number(id.slice(1))] ?? '', id))
  })
  const nodes = texts.slice(0, 60).map((text) => ({ name: text, level: 'UP', stocks: [{ symbol: text, name: text }] }))
  await serve(visitor.context, '**/api/chain/info**', () => ok({ nodes, asOf: 1 }))
  await serve(visitor.context, '**/api/chain/list**', () =>
    ok(texts.slice(0, 9).map((text) => ({ id: text, name: text, stage: text }))),
  )
  const dangerous = () => page.locator('#root').locator('script, iframe, object, embed, form, base, style').count()

  await page.evaluate(() => window.goTo('/express'))
  const titles = page.locator('ul[aria-label=快讯] a[href^="/express/"] > span:last-of-type')
  await expect.poll(() => titles.evaluateAll((all) => all.map((each) => each.textContent))).toEqual(texts)
  expect(await dangerous()).toBe(0)
  for (let at = 0; at < texts.length; at += 20) {
    await page.evaluate((path) => window.goTo(path), `/express/x${9999 - at}`)
    await expect(page.locator('#root main h2').first()).toHaveJSProperty('textContent', texts[at])
    expect(await dangerous()).toBe(0)
  }
  await page.evaluate(() => window.goTo('/chain/x'))
  const blocks = page.locator('section[aria-label=三段与各组平均涨跌] button > span')
  await expect
    .poll(() => blocks.evaluateAll((all) => all.map((each) => each.firstChild?.textContent)))
    .toEqual(texts.slice(0, 60))
  expect(await dangerous()).toBe(0)
  expect(await attack.caught()).toEqual([])
  expect(await page.locator('#root').getByText('页面报错').count()).toBe(0)
})

test('a hostile string in every field of a team, an adviser and a video with its comments stays plain text', async ({
  phone,
  server,
}) => {
  const customer = '13800000002'
  const attack = await underAttack(await phone('browser', { consent: false, signedInAs: customer, expects: noted }))
  const { page, phone: visitor } = attack
  const texts = hostileStrings().filter((_, at) => at % 40 === 0)
  const { accessToken } = await server.tokens(customer)
  /** The text of the team, adviser or video that a call names. */
  const textOf = ({ searchParams, pathname }: URL) => {
    const key = searchParams.get('number') ?? searchParams.get('id') ?? pathname.split('/').at(-1)
    return texts[Number(key?.slice(1))] ?? ''
  }
  for (const [ask, call] of [
    ['/public/team/TM01', '/public/team/x*'],
    ['/public/team/info?number=TM01', '/public/team/info?**'],
    ['/public/team/messages?number=TM01', '/public/team/messages?**'],
    ['/public/team/articles/daily/latest?number=TM01', '/public/team/articles/daily/latest?**'],
    ['/analyst?number=T001', '/analyst?**'],
    ['/team/video/info?id=SV01', '/team/video/info?**'],
    ['/video/commentList?id=SV01', '/video/commentList?**'],
  ] as const) {
    const { data, ...envelope } = await answerOf(visitor.origin, ask, accessToken)
    await serve(visitor.context, `**/api${call}`, (url) => ({ ...envelope, data: poisoned(data, textOf(url)) }))
  }
  const { data, ...envelope } = await answerOf(visitor.origin, '/public/analyst/gw/list')
  const [person] = data as unknown as object[] // the seed has advisers
  await serve(visitor.context, '**/api/public/analyst/gw/list**', () => ({
    ...envelope,
    data: texts.map((text, at) => ({ ...Object(poisoned(person, text)), number: `x${at}` })),
  }))
  for (const folder of ['/team', '/analyst', '/video']) {
    for (const [at, text] of texts.entries()) {
      await page.evaluate((path) => window.goTo(path), `${folder}/x${at}`)
      await expect(page.locator('#root main h2').filter({ visible: true }).first()).toHaveJSProperty(
        'textContent',
        text,
      )
      expect(
        await page.locator('#root').locator('script, iframe, object, embed, form[action], base, style').count(),
      ).toBe(0)
    }
  }
  expect(await attack.caught()).toEqual([])
  expect(await page.locator('#root').getByText('页面报错').count()).toBe(0)
})
