import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from './site.ts'

const root = mkdtempSync(join(tmpdir(), 'site-'))
const dist = join(root, 'dist')
const beside = join(root, 'public')
for (const folder of ['dist/assets', 'dist/shells', 'dist/.vite', 'public'])
  mkdirSync(join(root, folder), { recursive: true })
const put = (file: string, text: string) => writeFileSync(join(root, file), text)
put('dist/index.html', '<head></head><script>boot()</script>plain')
put('dist/shells/course.html', '<head></head>course')
put(
  'dist/shells.json',
  '{"routes":[{"pattern":"^/course$","file":"shells/course.html"},{"pattern":"^/index$","file":"shells/course.html","desktop":"shells/open.html"},{"pattern":"^/open$","file":"shells/open.html"}],"openTags":["shells/open.html"],"fallback":"index.html","scripts":{"shells/course.html":["sha256-abc"]},"origins":{"files":["https://oss.test"],"services":["https://quotes.test","wss://quotes.test"]}}',
)
put('dist/shells/open.html', '<head></head>open')
put('dist/assets/a-1.js', 'console.log(1)'.repeat(99))
put('dist/sw.js', 'self')
put('dist/.vite/manifest.json', '{}')
put('public/MP_verify_x.txt', 'x')
afterAll(() => rmSync(root, { recursive: true }))

const hosts = ['h5.test', 'localhost'] as const
const site = createSite({ dist, beside, hosts })
const inside = createSite({
  dist,
  beside,
  hosts,
  inject: (html) => html.replace('<head>', '<head><script src="/b.js"></script>'),
})
const navigate = (path: string, app = site) => app.request(path, { headers: { accept: 'text/html,*/*' } })

describe('the static site', () => {
  it('answers a navigation with its route’s shell, any other with the plain one', async () => {
    expect(await (await navigate('/course')).text()).toContain('course')
    expect(await (await navigate('/course/C101')).text()).toContain('plain')
  })
  it('sends the CSP with the hashes of that file', async () => {
    const { headers } = await navigate('/course')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-abc';")
    expect(policy).toMatch(/img-src 'self' [^;]* https:\/\/thirdwx\.qlogo\.cn /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(
      "connect-src 'self' ws://h5.test https://esignoss.esign.cn https://quotes.test wss://quotes.test;",
    )
    expect(policy).toMatch(/img-src 'self' [^;]* https:\/\/esignoss\.esign\.cn https:\/\/oss\.test;/)
    expect(policy).toMatch(/media-src 'self' blob: [^;]* https:\/\/oss\.test;/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify app-url")
    expect((await navigate('/me')).headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}='/,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=(), '),
    })
  })
  it('uses only configured hosts, whatever the Host header says', async () => {
    const policyFor = async (host: string) =>
      (await site.request('/course', { headers: { accept: 'text/html', host } })).headers.get('content-security-policy')
    expect(await policyFor('localhost')).toContain('ws://localhost ')
    expect(await policyFor('evil.test')).toContain('ws://h5.test ')
    expect(await policyFor('x; script-src *')).not.toContain('script-src *')
  })
  it('varies pages that differ by device', async () => {
    expect((await navigate('/index')).headers.get('vary')).toBe('Accept-Encoding, User-Agent')
    expect((await navigate('/course')).headers.get('vary')).toBe('Accept-Encoding')
  })
  it('answers a dotted address that is no file with a page, like any other', async () => {
    for (const path of ['/course/v1.2', '/course/a.b/lesson/1', '/authorization.x']) {
      const response = await navigate(path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('plain')])
    }
    for (const path of ['/missing.txt', '/a.html', '/sw.js.map', '/.env'])
      expect((await navigate(path)).status).toBe(404)
  })
  it('answers a page with the same bytes and headers for any Accept header', async () => {
    const answers = async (path: string) =>
      Promise.all(
        ['text/html,*/*', '*/*', 'application/json', 'image/*', undefined].map(async (accept) => {
          const response = await site.request(path, accept === undefined ? {} : { headers: { accept } })
          return { status: response.status, headers: [...response.headers], text: await response.text() }
        }),
      )
    for (const path of ['/', '/course', '/index', '/course/C101', '/course/v1.2', '/no-such-page']) {
      const [first, ...others] = await answers(path)
      expect(first).toMatchObject({ status: 200, text: expect.stringMatching(/course|open|plain/) })
      for (const other of others) expect([path, other]).toEqual([path, first])
    }
    const head = await site.request('/course', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
  it('allows WeChat’s open tags on the page that has one, and only there', async () => {
    const policyAt = async (path: string) => (await navigate(path)).headers.get('content-security-policy') ?? ''
    expect(await policyAt('/open')).toContain('frame-src https://*.qq.com webcompt:;')
    expect(await policyAt('/open')).not.toContain('trusted-types')
    expect(await policyAt('/course')).toContain("frame-src 'none';")
    expect(await policyAt('/course')).not.toContain('unsafe-eval')
  })
  it('adds the bridge to every page inside WeChat, which its own origin may frame', async () => {
    for (const path of ['/course', '/index.html', '/shells/course.html']) {
      const response = await navigate(path, inside)
      expect(await response.text()).toContain('/b.js')
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
  })
  it('preloads a page’s first picture, if known', async () => {
    const withPicture = createSite({
      dist,
      beside,
      hosts,
      picture: async (path) => (path === '/course' ? '/files/a.svg' : undefined),
    })
    expect((await navigate('/course', withPicture)).headers.get('link')).toBe(
      '</files/a.svg>; rel=preload; as=image; fetchpriority=high',
    )
    expect((await navigate('/me', withPicture)).headers.has('link')).toBe(false)
    expect((await navigate('/course')).headers.has('link')).toBe(false)
  })
  it('caches assets for a year and never answers a missing one with a page', async () => {
    expect((await site.request('/assets/a-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const gone = await navigate('/assets/a-0.js')
    expect([gone.status, gone.headers.get('cache-control'), await gone.text()]).toEqual([404, 'no-store', 'gone'])
  })
  it('revalidates the worker and answers 304 when nothing changed', async () => {
    const { headers } = await site.request('/sw.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    const again = await site.request('/sw.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
  it('compresses text', async () => {
    const response = await site.request('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(100)
  })
  it('serves the verification file, and nothing hidden, missing or outside the client', async () => {
    expect(await (await site.request('/MP_verify_x.txt')).text()).toBe('x')
    for (const path of [
      '/.vite/manifest.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/missing.txt',
      '/missing.pdf',
      '/__test/journal',
    ]) {
      expect((await site.request(path)).status).toBe(404)
    }
  })
})
