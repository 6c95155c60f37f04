import type { Page } from '@playwright/test'
import { hostileEnvValues } from '#test/corpora/env-values.ts'
import { hostilePathValues } from '#test/corpora/path-values.ts'
import { hostileTargets } from '#test/corpora/redirects.ts'
import { isSite } from '#lib/path/site.ts'
import { spellable, underAttack } from '#test/e2e/kit/attack.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'

// Thousands of decisions in one page each: slow machines need time.
test.setTimeout(240_000)

const customer = '13800000002'

/** The target of each value: opens `before + value`, and waits until the page has decided. */
function decide(page: Page, before: string, values: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([start, each]) => {
      const decided = () => {
        const text = document.querySelector('#root main')?.textContent ?? ''
        if (!/^\/(redirect|o2n)$/.test(location.pathname)) return location.pathname + location.search + location.hash
        if (text.includes('链接不受信任')) return 'refused'
        return text.includes('即将离开') ? `asks about ${document.querySelector('#root main')?.textContent}` : ''
      }
      await window.goTo('/env')
      const results = []
      for (const value of each) {
        history.pushState(null, '', start + encodeURIComponent(value))
        let result = ''
        for (const until = performance.now() + 10_000; result === '' && performance.now() < until;) {
          await new Promise((resolve) => setTimeout(resolve, 0))
          result = decided()
        }
        results.push(result)
        // An unchanged page would count for the next value.
        history.pushState(null, '', '/nowhere')
        while (document.querySelector('#root main')?.textContent?.includes('链接不受信任')) {
          await new Promise((resolve) => setTimeout(resolve, 0))
        }
      }
      return results
    },
    [before, values] as const,
  )
}

for (const [turn, before] of ['/redirect?to=', '/redirect?url=', '/o2n?p='].entries()) {
  test(`no hostile target leaves the origin or runs a script through ${before}`, async ({ phone }) => {
    const attack = await underAttack(await phone('browser', { consent: false }))
    const all = spellable(hostileTargets(attack.phone.origin))
    // Unit tests check every target with the redirect page; here each fourth one, alternating between the three ways.
    const values = all.filter((_, at) => at % 12 === 4 * turn)
    expect(all.length).toBeGreaterThan(1_117)
    const results = await decide(attack.page, before, values)
    const undecided = values.filter((_, at) => results[at] === '' || results[at]?.startsWith('asks'))
    expect(undecided).toEqual([])
    // An accepted path of ours stays one, also for a parser that reads it again.
    const inside = results.filter((result) => result !== 'refused')
    expect(inside.filter((path) => !/^\/(?![/\\])/.test(path))).toEqual([])
    if (before === '/redirect?url=') expect(inside).toEqual([])
    expect(await attack.caught()).toEqual([])
    expect(new URL(attack.page.url()).origin).toBe(attack.phone.origin)
  })
}

test('no hostile target is followed after a login', async ({ phone }) => {
  const attack = await underAttack(await phone('browser', { consent: false, signedInAs: customer }))
  const values = spellable(hostileTargets(attack.phone.origin)).filter((_, at) => at % 3 === 0)
  const hrefs = await attack.page.evaluate(async (each) => {
    await window.goTo('/login')
    const found = []
    for (const value of each) {
      history.pushState(null, '', `/login?redirect=${encodeURIComponent(value)}`)
      await new Promise((resolve) => setTimeout(resolve, 0))
      const link = [...document.querySelectorAll('main a')].find((element) => element.textContent === '继续浏览')
      found.push(link?.getAttribute('href') ?? 'no link')
    }
    return found
  }, values)
  expect(hrefs.filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
  const elsewhere = hrefs.filter((href) => new URL(href, attack.phone.origin).origin !== attack.phone.origin)
  expect(elsewhere).toEqual([])
  expect(hrefs.filter((href) => /^\/(?:login|authorization|redirect)(?![\w-])/i.test(href))).toEqual([])
  expect(await attack.caught()).toEqual([])
})

test('only known values of ?env= are stored', async ({ phone }) => {
  const attack = await underAttack(await phone('browser', { consent: false }))
  const { page, phone: visitor } = attack
  // A load each: every third in turn.
  const values = spellable(hostileEnvValues()).filter((value, at) => value.length < 2_000 && at % 3 === 0)
  for (const value of values) {
    await visitor.open(`/env?env=${encodeURIComponent(value)}`)
    await page.evaluate(() => window.untilLoaded())
    expect(await visitor.context.cookies(), value).toEqual([])
  }
  // A foreign cookie changes nothing either.
  for (const value of ['test', 'https://hostile.invalid', '__proto__', 'constructor']) {
    await visitor.context.addCookies([{ name: 'env', value, url: visitor.origin }])
    await visitor.open('/course')
    expect(await page.evaluate(() => window.untilLoaded()), value).toBe('content')
  }
  await visitor.context.clearCookies()
  await visitor.open('/env?env=production')
  await page.evaluate(() => window.untilLoaded())
  const kept = await visitor.context.cookies()
  expect(kept.map(({ name, value, path, sameSite, expires }) => ({ name, value, path, sameSite, expires }))).toEqual([
    { name: 'env', value: 'production', path: '/', sameSite: 'Lax', expires: -1 },
  ])
  expect(await attack.caught()).toEqual([])
})

const leadsToSite = (path: string) => path === '/' || isSite(path)

test('no path value changes the requested path, and none leaves the page blank', async ({ phone, server }) => {
  const attack = await underAttack(await phone('browser', { consent: false, signedInAs: customer }))
  const { page } = attack
  const values = spellable(hostilePathValues().filter((value) => typeof value === 'string')).filter(
    (value) => value.length < 2_000,
  )
  const screens = ['/course/*', '/course/series/*', '/course/*/lesson/C101-01', '/course/C101/lesson/*', '/article/*']
  await fetch(`${server.plain}/__test/journal`, { method: 'DELETE' })
  const bad: string[] = []
  for (const [turn, screen] of screens.entries()) {
    // The same code reads all of them: each value on two of the screens.
    const paths = values
      .filter((_, at) => [turn, (turn + 1) % screens.length].includes(at % screens.length))
      .flatMap((value) => [screen.replace('*', () => value), screen.replace('*', () => encodeURIComponent(value))])
      // A path that leaves the page for the site is another document.
      .filter((path) => !leadsToSite(new URL(path, server.plain).pathname))
    const seen = await page.evaluate(async (each) => {
      const wrong = []
      for (const path of each) {
        // Possible links in the app; another origin cannot be pushed at all.
        if (new URL(path, location.origin).origin !== location.origin) continue
        const state = await window.goTo(path)
        if (!['content', 'failed'].includes(state)) wrong.push(`${state}: ${path}`)
      }
      return wrong
    }, paths)
    bad.push(...seen)
  }
  expect(bad).toEqual([])
  const asked = (await server.journal()).map(({ path }) => path).filter((path) => path.startsWith('/api/'))
  const known =
    /^\/api\/(?:users\/me|users\/sales\/[\w-]+|users\/vip\/(?:check-level|subscriptions)|orders\/[\w/-]+|app\/config\/[\w-]+|article\/(?:info|course|course\/(?:l3|tags|top|series)|course\/number\/[\w-]{1,64})|course\/(?:catalog\/\w+|series\/getCourseSeriesInfo)|vod\/video\/auth|public\/[\w/-]+|auth\/[\w-]+)$/
  expect([...new Set(asked.filter((path) => !known.test(path)))]).toEqual([])
  expect(asked.length).toBeGreaterThan(20)
  expect(await attack.caught()).toEqual([])
})
