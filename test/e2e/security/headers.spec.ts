import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { workerHasAll } from '#test/e2e/kit/device.ts'
import { policyViolations } from '#test/e2e/kit/policy-violations.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import { expect, test, visit } from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(400_000)

const dist = new URL('../../../dist/', import.meta.url)
const html = { accept: 'text/html,application/xhtml+xml' }
const pageFiles = ['/index.html', '/shells/course-list.html']

async function assets(): Promise<string[]> {
  return (await readdir(new URL('assets/', dist))).map((name) => `/assets/${name}`)
}

/** The digests of the scripts that a document carries. */
function inlineScripts(document: string): string[] {
  const found = document.matchAll(/<script(?![^>]*\b(?:src=|type="(?!module)))[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
}

test('every page is sent with the CSP and security headers', async ({ server }) => {
  for (const origin of [server.plain, server.wechat]) {
    for (const path of [...pages.map((each) => each.path), '/', '/no-such-page', ...pageFiles]) {
      const answer = await fetch(origin + path, { headers: html })
      const { status, headers } = answer
      expect(status, path).toBe(200)
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-src 'none'",
        "form-action 'self'",
        `frame-ancestors ${origin === server.plain ? "'none'" : "'self'"}`,
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy.split('; '), path).toContain(part)
      }
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
      expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')*$/)
      for (const hash of inlineScripts(await answer.text())) expect(scripts, path).toContain(`'sha256-${hash}'`)
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
        'strict-transport-security': expect.stringMatching(/^max-age=(?:31536000|[4-9]\d{7})/),
        'cache-control': 'no-cache',
      })
    }
  }
})

test('a page of ours in a foreign frame stays empty', async ({ browser, server }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const frame = (at: string) => `<iframe src="${at}/course" width="300" height="300"></iframe>`
  await page.route('http://framer.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame(server.plain) + frame(server.wechat) }),
  )
  await page.goto('http://framer.test/')
  const frames = page.frames().filter((each) => each !== page.mainFrame())
  expect(frames).toHaveLength(2)
  for (const each of frames) {
    expect(each.url()).toMatch(/^chrome-error:/)
    expect(await each.locator('#root').count()).toBe(0)
  }
  await context.close()
})

test('pages and the worker are revalidated, assets are cached for a year', async ({ server }) => {
  for (const path of ['/sw.js', ...pageFiles]) {
    expect((await fetch(server.plain + path)).headers.get('cache-control'), path).toBe('no-cache')
  }
  for (const path of await assets()) {
    const { status, headers } = await fetch(server.plain + path)
    expect([status, headers.get('cache-control')], path).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(headers.get('content-type'), path).not.toMatch(/html|octet/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a missing file is a 404, never a page', async ({ server }) => {
  for (const origin of [server.plain, server.wechat]) {
    for (const path of [
      '/assets/index-00000000.js',
      '/assets/none.css',
      '/MP_verify_0123456789abcdef.txt',
      '/WW_verify_0123456789abcdef.txt',
      '/robots.txt',
      '/sw.js.map',
      '/.vite/manifest.json',
      '/files/none.svg',
      '/api/no-such-call',
    ]) {
      const answer = await fetch(origin + path, { headers: html })
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('content-type') ?? '', path).not.toContain('html')
      expect(await answer.text(), path).not.toContain('<html')
    }
  }
})

test('under the worker a verification file and the API are still requested from the server', async ({ phone }) => {
  const visitor = await phone('browser', { consent: true })
  const { page } = visitor
  await visit(visitor, '/course')
  await workerHasAll(page)
  for (const path of ['/MP_verify_0123456789abcdef.txt', '/api/no-such-call', '/assets/none.js']) {
    const answer = await page.goto(path)
    expect([answer?.status(), answer?.fromServiceWorker()], path).toEqual([404, expect.any(Boolean)])
    expect(await page.locator('#root').count(), path).toBe(0)
  }
})

test('no source map or reference to one is served', async ({ server }) => {
  for (const path of [...(await assets()), '/sw.js']) {
    expect((await fetch(`${server.plain}${path}.map`)).status, path).toBe(404)
    expect(await readFile(new URL(`.${path}`, dist), 'utf8'), path).not.toMatch(/sourceMappingURL|sourcesContent/)
  }
})

/** Attempts of a compromised script of ours; each returns its outcome. */
function attempts(foreign: string): Promise<Record<string, string>> {
  const ended = async (work: () => unknown) => {
    try {
      await work()
      return 'done'
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  }
  const loaded = (element: HTMLElement, at: HTMLElement = document.body) =>
    new Promise((resolve, reject) => {
      element.addEventListener('load', resolve)
      element.addEventListener('error', () => reject(new Error('refused')))
      at.append(element)
    })
  const tries: Record<string, () => unknown> = {
    eval: () => Reflect.apply(Reflect.get(window, 'eval') as (text: string) => unknown, null, ['1']), // the global one
    Function: () => Reflect.construct(Function, ['return 1']),
    'an inline script': () => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))
      if (!Reflect.has(window, 'ran')) throw new Error('refused')
    },
    'a foreign script': () => loaded(Object.assign(document.createElement('script'), { src: `${foreign}/x.js` })),
    'a foreign picture': () => loaded(Object.assign(new Image(), { src: `${foreign}/x.png` })),
    'a foreign answer': () => fetch(`${foreign}/x.json`),
    'a picture of our own': () => loaded(Object.assign(new Image(), { src: '/icon.svg' })),
    'an answer of our own': () => fetch('/api/public/current-time'),
  }
  // Later, by a timer of the page: code evaluated by the driver is exempt from the policy.
  const all = async () => {
    const results: Record<string, string> = {}
    for (const [name, work] of Object.entries(tries)) results[name] = await ended(work)
    return results
  }
  return new Promise((resolve) => setTimeout(() => resolve(all())))
}

for (const types of [true, false]) {
  const where = types ? '' : ' where the browser knows no Trusted Types'

  test(`the CSP blocks eval, inline and foreign scripts, and requests to foreign hosts${where}`, async ({ phone }) => {
    const visitor = await phone('browser', { consent: true, expects: /Content Security Policy|TrustedScript/ })
    const { page, context } = visitor
    const foreign = 'http://foreign.test'
    const reached: string[] = []
    await context.route(`${foreign}/**`, (route) => {
      reached.push(route.request().url())
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ headers, contentType: 'text/javascript', body: '1' })
    })
    if (!types) await context.route('**/course', withoutTypes)
    const found = await policyViolations(context)
    await visit(visitor, '/course')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const results = await page.evaluate(attempts, foreign)
    const { 'a picture of our own': picture, 'an answer of our own': answer, ...hostile } = results
    expect([picture, answer]).toEqual(['done', 'done'])
    expect(Object.entries(hostile).filter(([, end]) => end === 'done')).toEqual([])
    expect(hostile).toMatchObject({ eval: 'EvalError', Function: 'EvalError' })
    expect(reached).toEqual([])
    for (const directive of ['connect-src', 'img-src', types ? 'require-trusted-types-for' : 'script-src-elem'])
      await expect.poll(() => found.join('\n')).toContain(directive)
  })
}

/** The page as it is sent, with a policy without Trusted Types. */
async function withoutTypes(route: Route): Promise<void> {
  const response = await route.fetch()
  const policy = response.headers()['content-security-policy'] ?? ''
  const rest = policy.split('; ').filter((part) => !part.includes('trusted-types'))
  await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': rest.join('; ') } })
}
