import type { Page } from '@playwright/test'
import { type MalformedBody, malformedBodies } from '#test/corpora/bodies.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { answerOf, expect, spoil, installControls, test } from '#test/e2e/kit/controls.ts'

// Many bodies in one page each: slow machines need time. A unit test covers the whole corpus.
test.setTimeout(180_000)

const customer = '13800000002'
const all = malformedBodies()
/** Every eighth, so that each kind is in it. */
const sample = all.filter((_, at) => at % 8 === 0)

const named = (bodies: readonly MalformedBody[]) => new Map(bodies.map((body, at) => [`b${at}`, body]))

/** Server internals that nobody should see. */
const RAW =
  /[<>{}]|doctype|Bad Gateway|请连接网络|callback|errcode|\[object|undefined|NaN|null|code=0|�|react\.element/i

interface Seen {
  path: string
  first: string
  text: string
  after: string
}

/** Opens each path without a load: the initial state, and the state after 重试 if offered. */
function visitAll(page: Page, paths: readonly string[]): Promise<{ seen: Seen[]; polluted: string[] }> {
  return page.evaluate(async (each) => {
    const seen = []
    for (const path of each) {
      const first = await window.goTo(path)
      const text = document.querySelector('#root')?.textContent ?? ''
      seen.push({ path, first, text, after: first === 'failed' ? await window.again() : first })
    }
    return { seen, polluted: Object.getOwnPropertyNames(Object({})).concat(Object.keys(Object.prototype)) }
  }, paths)
}

/** Not blank, no crash, no endless spinner, no raw text; content after the retry. */
function judge({ seen, polluted }: Awaited<ReturnType<typeof visitAll>>, bodies: readonly MalformedBody[]): void {
  const label = (each: Seen) => `${bodies[seen.indexOf(each)]?.name} (${each.path})`
  expect(seen).toHaveLength(bodies.length)
  expect(seen.filter(({ first }) => !['failed', 'content'].includes(first)).map(label)).toEqual([])
  expect(seen.filter(({ after }) => after !== 'content').map(label)).toEqual([])
  const raw = seen.flatMap((each) => RAW.exec(each.text)?.[0].concat(' in ', label(each)) ?? [])
  expect(raw).toEqual([])
  expect(polluted).toEqual([])
  // The corpus is meant to be rejected: nearly all of it is an invalid answer to any call.
  expect(seen.filter(({ first }) => first === 'failed').length).toBeGreaterThan(bodies.length * 0.8)
}

async function opened(phone: Phone, path: string): Promise<Page> {
  await phone.open(path)
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible()
  return phone.page
}

test('malformed answers to the course list show an error card, and the retry loads the list', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  await installControls(visitor.context)
  await spoil(visitor.context, {
    call: '**/api/public/article-course/list**',
    nameOf: (url) => url.searchParams.get('tagId'),
    bodies: named(sample),
    good: await answerOf(visitor.origin, '/public/article-course/list'),
  })
  const page = await opened(visitor, '/me')
  const result = await visitAll(
    page,
    sample.map((_, at) => `/course?tag=b${at}`),
  )
  judge(result, sample)
})

test('malformed answers to a course show an error card, and the retry loads the course', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  await installControls(visitor.context)
  await spoil(visitor.context, {
    call: '**/api/public/article-course/detail**',
    nameOf: (url) => url.searchParams.get('number'),
    bodies: named(sample),
    good: await answerOf(visitor.origin, '/public/article-course/detail?number=C101'),
  })
  const page = await opened(visitor, '/me')
  judge(
    await visitAll(
      page,
      sample.map((_, at) => `/course/b${at}`),
    ),
    sample,
  )
})

test('malformed answers to an article show an error card, and the retry loads the article', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false })
  await installControls(visitor.context)
  await spoil(visitor.context, {
    call: '**/api/public/articleInfo**',
    nameOf: (url) => url.searchParams.get('id'),
    bodies: named(sample),
    good: await answerOf(visitor.origin, '/public/articleInfo?id=A201'),
  })
  const page = await opened(visitor, '/me')
  judge(
    await visitAll(
      page,
      sample.map((_, at) => `/article/b${at}`),
    ),
    sample,
  )
})

test('malformed answers to a series show an error card, and the retry loads the series', async ({ phone, server }) => {
  const visitor = await phone('browser', { consent: false, signedInAs: customer })
  const { accessToken } = await server.tokens(customer)
  await installControls(visitor.context)
  await spoil(visitor.context, {
    call: '**/api/course/series/getCourseSeriesInfo**',
    nameOf: (url) => url.searchParams.get('seriesId'),
    bodies: named(sample),
    good: await answerOf(visitor.origin, '/course/series/getCourseSeriesInfo?seriesId=SR01', accessToken),
  })
  const page = await opened(visitor, '/me')
  judge(
    await visitAll(
      page,
      sample.map((_, at) => `/course/series/b${at}`),
    ),
    sample,
  )
})

test('malformed answers to a lesson, its video and its text show an error card, and the retry loads them', async ({
  phone,
}) => {
  const visitor = await phone('browser', { consent: false })
  await installControls(visitor.context)
  const detail = await answerOf(visitor.origin, '/public/article-course/detail?number=C101')
  const lesson = (kind: string, id: object) => ({ title: '一节', kind, isTrial: true, publishedAt: 0, ...id })
  const catalog = sample.flatMap((_, at) => [
    lesson('VIDEO', { catalogId: `v${at}`, videoId: `b${at}` }),
    lesson('ARTICLE', { catalogId: `a${at}`, articleId: `b${at}` }),
  ])
  catalog.push(lesson('VIDEO', { catalogId: 'good', videoId: 'v-C101-01' }))
  const good = { ...detail, data: { ...detail.data, catalog } }
  const bodies = named(sample)
  await spoil(visitor.context, {
    call: '**/api/public/article-course/detail**',
    nameOf: (url) => url.searchParams.get('number'),
    bodies,
    good,
  })
  await spoil(visitor.context, {
    call: '**/api/public/video/play**',
    nameOf: (url) => url.searchParams.get('videoId'),
    bodies,
    good: await answerOf(visitor.origin, '/public/video/play?videoId=v-C101-01'),
  })
  await spoil(visitor.context, {
    call: '**/api/public/articleInfo**',
    nameOf: (url) => url.searchParams.get('id'),
    bodies,
    good: await answerOf(visitor.origin, '/public/articleInfo?id=A101'),
  })
  const page = await opened(visitor, '/me')
  const each = (path: (at: number) => string) => sample.map((_, at) => path(at))
  judge(
    await visitAll(
      page,
      each((at) => `/course/b${at}/lesson/good`),
    ),
    sample,
  )
  // The first course of the ones above is now loaded, with all these lessons.
  judge(
    await visitAll(
      page,
      each((at) => `/course/b0/lesson/v${at}`),
    ),
    sample,
  )
  judge(
    await visitAll(
      page,
      each((at) => `/course/b0/lesson/a${at}`),
    ),
    sample,
  )
})

test('malformed answers about the customer keep 「我的」 with a retry, which loads the name', async ({ phone }) => {
  const visitor = await phone('browser', { consent: false, signedInAs: customer })
  await installControls(visitor.context)
  let bad: MalformedBody | undefined
  await visitor.context.route('**/api/users/me', (route) =>
    bad
      ? route.fulfill({
          status: bad.status,
          headers: { 'content-type': bad.contentType },
          body: typeof bad.body === 'string' ? bad.body : Buffer.from(bad.body),
        })
      : route.fallback(),
  )
  const { page } = visitor
  const retry = page.getByRole('main').getByRole('button', { name: '重试' })
  // Answers a screen may accept: an envelope with an error code is not malformed.
  for (const [turn, bodies] of [sample.slice(0, 12), sample.slice(12)].entries()) {
    bad = bodies[0]
    if (turn === 0) await visitor.open('/me')
    else {
      await page.evaluate(() =>
        indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name ?? ''))),
      )
      await page.reload()
    }
    for (const body of bodies) {
      bad = body
      await expect(retry, body.name).toBeVisible()
      const answered = page.waitForResponse('**/api/users/me')
      await retry.click()
      await answered
      await page.evaluate(() => window.untilLoaded())
      const text = await page.locator('#root').textContent()
      expect(RAW.exec(text ?? '')?.[0], body.name).toBeUndefined()
      expect(text, body.name).not.toContain('页面报错')
    }
    bad = undefined
    await retry.click()
    await expect(page.getByText('慢慢学🌱')).toBeVisible()
  }
})
