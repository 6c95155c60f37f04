import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileTargets } from '#test/corpora/redirects.ts'
import { userAgents } from '#test/wechat/agents.ts'
import { startApi } from './api.ts'
import { hashOf, writeBuild } from './build.ts'
import { type Way, ways } from './ways.ts'

const build = writeBuild()
const api = await startApi()
afterAll(() => {
  build.remove()
  api.close()
})

describe.each(Object.entries(ways))('%s', (_, start) => {
  let way: Way
  beforeAll(async () => void (way = await start({ dist: build.dist, api: api.address })))
  afterAll(() => way.stop())
  const get: Way['get'] = (...given) => way.get(...given)

  it('serves the HTML of the route, and the plain HTML for any other path', async () => {
    expect((await get('/course')).text).toContain('course list')
    expect((await get('/course/C101')).text).toContain('course detail')
    expect((await get('/me')).text).toContain('plain')
  })
  it('sends the security headers, with the hashes of the file in the policy', async () => {
    const { headers } = await get('/course')
    const policy = headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' '${hashOf('boot()')}';`)
    expect(policy).toMatch(/img-src 'self' [^;]* https:\/\/thirdwx\.qlogo\.cn /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(
      "connect-src 'self' wss://h5.test https://esignoss.esign.cn https://quotes.test wss://quotes.test;",
    )
    expect(policy).toMatch(/img-src 'self' [^;]* https:\/\/esignoss\.esign\.cn https:\/\/oss\.test;/)
    expect(policy).toMatch(/media-src 'self' blob: [^;]* https:\/\/oss\.test;/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify app-url")
    expect((await get('/me')).headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=(), '),
    })
  })
  it('uses a known host only, whatever the Host header', async () => {
    const policyFor = async (host: string) => (await get('/course', { host })).headers['content-security-policy']
    expect(await policyFor('localhost')).toContain('ws://localhost ')
    expect(await policyFor('evil.test')).toContain('wss://h5.test ')
  })
  it('serves a site page in the skin of the device with Vary: User-Agent, all others independent of headers', async () => {
    const phone = await get('/index', { 'user-agent': userAgents.android })
    const desk = await get('/index', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0' })
    expect([phone.text, desk.text]).toEqual([
      expect.stringContaining('site on a phone'),
      expect.stringContaining('site at a desk'),
    ])
    expect([phone.headers.vary, desk.headers.vary]).toEqual([
      expect.stringContaining('User-Agent'),
      expect.stringContaining('User-Agent'),
    ])
    const [plain, other] = [
      await get('/course'),
      await get('/course', { 'user-agent': userAgents.ios, 'accept-language': 'en' }),
    ]
    expect([other.text, other.headers.etag]).toEqual([plain.text, plain.headers.etag])
    expect(plain.headers.vary ?? '').not.toContain('User-Agent')
    const held = { 'user-agent': userAgents.android, 'if-none-match': String(desk.headers.etag) }
    expect((await get('/index', held)).status).toBe(200)
  })
  it('serves a page for a path with a dot that is no known file type', async () => {
    for (const path of ['/course/v1.2/x', '/course/a.b/lesson/1', '/authorization.x']) {
      const { status, text } = await get(path)
      expect([path, status, text]).toEqual([path, 200, expect.stringContaining('plain')])
    }
    for (const path of ['/missing.txt', '/a.html', '/sw.js.map', '/.env']) expect((await get(path)).status).toBe(404)
  })
  it('serves the same bytes for any Accept header', async () => {
    for (const path of ['/course', '/index', '/course/C101', '/no-such-page']) {
      const [first, ...others] = await Promise.all(
        ['text/html,*/*', '*/*', 'application/json', 'image/*'].map((accept) => get(path, { accept })),
      )
      expect(first?.status).toBe(200)
      for (const other of others)
        expect([path, other.text, other.headers.etag]).toEqual([path, first?.text, first?.headers.etag])
    }
    const head = await get('/course', {}, 'HEAD')
    expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'text/html; charset=utf-8', ''])
    expect((await get('/course', {}, 'POST')).status).toBe(405)
  })
  it('redirects the root and known old links, with their query', async () => {
    const places = {
      '/': '/index',
      '/?salesNumber=S1&x=%22%3C': '/index?salesNumber=S1&x=%22%3C',
      '/o2n?p=%2Fcourse%2Fdetail%3Fid%3DC100&sn=S7&token=abc': '/course/C100?sn=S7',
      '/o2n?p=https%3A%2F%2Fh5.test%2FuserCenter': '/me',
    }
    for (const [path, place] of Object.entries(places)) {
      const { status, headers, text } = await get(path, { host: 'evil.test' })
      expect([path, status, headers.location, headers['cache-control'], text]).toEqual([
        path,
        302,
        place,
        'no-cache',
        '',
      ])
    }
    expect((await get('/o2n?p=/course', {}, 'HEAD')).headers.location).toBe('/course')
    expect((await get('/o2n?p=/course', {}, 'POST')).status).toBe(405)
  })
  it('leaves unknown and hostile old links, and those in the hash, to the page', async () => {
    const olds = [
      '/lottery',
      '/course/detail',
      '/course/detail?id=../me',
      'constructor',
      ...hostileTargets('https://h5.test'),
    ]
    for (const path of ['/o2n', '/o2n?x=1', ...olds.map((old) => `/o2n?p=${encodeURIComponent(old)}`)]) {
      const { status, headers } = await get(path)
      expect([path, status, headers.location]).toEqual([path, 200, undefined])
    }
  })
  it('sends the looser policy only with pages that have an open tag of WeChat', async () => {
    const policyAt = async (path: string) => (await get(path)).headers['content-security-policy'] ?? ''
    expect(await policyAt('/open')).toContain('frame-src https://*.qq.com webcompt:;')
    expect(await policyAt('/open')).not.toContain('trusted-types')
    expect(await policyAt('/course')).toContain("frame-src 'none';")
    expect(await policyAt('/course')).not.toContain('unsafe-eval')
  })
  it('caches assets for a year, and answers a missing one with 404, not with a page', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/assets/a-0.js', '/assets/toString', '/assets/']) {
      const { status, headers, text } = await get(path)
      expect([path, status, headers['cache-control'], text]).toEqual([path, 404, 'no-store', 'gone'])
      expect(headers['content-type']).not.toContain('html')
    }
  })
  it('revalidates the service worker with an ETag', async () => {
    const { headers } = await get('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/sw.js', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })
  it('answers 404 for hidden files, paths outside the build, and the service’s paths', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/missing.txt',
      '/missing.pdf',
      // Too long for a file system.
      `/${'a'.repeat(300)}.js`,
      '/index.html/a.js',
      '/course/MISSING.PNG',
      '/__test/journal',
      '/__proto__',
      '/api/users/me',
      '/files/a.png',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })
  it('neither redirects to another site nor fails for a hostile path', async () => {
    const paths = [
      '//evil.test/',
      '/%2f%2fevil.test/',
      '/constructor',
      '/%',
      '/%ff',
      '/%00',
      '/a\\b',
      '/course/%2e%2e',
      '/course/constructor',
      '/shells/',
      '/index.html/',
      `/${'a'.repeat(5000)}`,
    ]
    for (const path of paths) {
      const { status, headers } = await get(path)
      // `/course/..` is the root.
      expect([path, status < 500, headers.location ?? '/index']).toEqual([path, true, '/index'])
    }
  })
})
