import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { createSite } from '#test/service/web/site.ts'
import { startApi } from './api.ts'
import { hashOf, writeBuild } from './build.ts'
import { built, portOf } from './ways.ts'

const build = writeBuild()
afterAll(() => build.remove())
const site = (more: Partial<Parameters<typeof createSite>[0]> = {}) =>
  createSite({ dist: build.dist, beside: build.beside, origins: ['http://h5.test'], ...more })

it('compresses text by Accept-Encoding, and a page with an answer separately', async () => {
  const app = site({ request: async () => Response.json({ code: 0, data: { list: [] } }) })
  const headers = { 'accept-encoding': 'gzip, br' }
  const asset = await app.request('/assets/a-1.js', { headers })
  expect(asset.headers.get('content-encoding')).toBe('br')
  expect(Number(asset.headers.get('content-length'))).toBeLessThan(100)
  const page = await app.request('/course', { headers })
  const text = brotliDecompressSync(new Uint8Array(await page.arrayBuffer())).toString()
  expect(text).toContain('"data":{"list":[]}')
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  const plain = await app.request('/course')
  expect([await plain.text(), plain.headers.get('etag')]).toEqual([text, page.headers.get('etag')])
})

it('injects the bridge into every page inside WeChat, and allows its own origin to frame it', async () => {
  const inject = (html: string) => html.replace('<head>', '<head><script src="/b.js"></script>')
  for (const path of ['/course', '/index.html', '/shells/course-list.html']) {
    const response = await site({ inject }).request(path)
    expect(await response.text()).toContain('/b.js')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  }
})

it('serves files beside the build, and the next release without a restart', async () => {
  const app = site()
  expect(await (await app.request('/MP_verify_x.txt')).text()).toBe('x')
  expect(await (await app.request('/me')).text()).toContain('plain')
  build.put('index.html', '<head></head>another release')
  await expect.poll(async () => (await app.request('/me')).text()).toContain('another release')
})

it('puts a cached answer into the pages of the next release', async () => {
  const app = site({ request: async () => Response.json({ code: 0, data: { list: [] } }) })
  const text = async () => (await app.request('/course')).text()
  expect(await text()).toMatch(/first-answer[^]*course list/)
  build.put('shells/course-list.html', '<head></head>the next list')
  await expect.poll(text).toMatch(/first-answer[^]*the next list/)
})

it('sends each page of a release with the hashes of its own scripts, whichever files have arrived', async () => {
  const app = site()
  await app.request('/course')
  build.put('shells/course-list.html', '<head><script>next()</script></head>')
  const next = async () => {
    const answer = await app.request('/course')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const isNext = (await answer.text()).includes('next()')
    expect(policy).toContain(`script-src 'self' '${hashOf(isNext ? 'next()' : 'boot()')}';`)
    return isNext
  }
  await expect.poll(next).toBe(true)
})

it('exits with a message for invalid arguments', async () => {
  const file = await built()
  const tried = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
    return [status, stderr.split('\n')[0]]
  }
  expect(tried('--dist', build.beside)).toEqual([1, `There is no build in ${build.beside}.`])
  expect(tried('--dist', build.dist, '--api', '/api')).toEqual([1, '/api is no address.'])
  expect(tried('--port', 'x')).toEqual([1, 'x is no port.'])
  expect(tried('--unknown')).toEqual([1, expect.stringContaining('--unknown')])
})

it('answers what is running when it is stopped, and keeps no connection for more', async () => {
  const api = await startApi()
  api.answerWith({ body: '{"code":0,"data":{}}', delay: 150 })
  const args = [await built(), '--dist', build.dist, '--api', api.address, '--port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await portOf(child)
  const silent = connect(port, 'localhost').on('error', () => undefined)
  await once(silent, 'connect')
  const sent = get({ port, path: '/course', agent: new Agent({ keepAlive: true }) })
  await expect.poll(() => api.requests.length).toBe(1)
  child.kill('SIGTERM')
  const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage]
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  expect(await once(child, 'exit')).toEqual([0, null])
  api.close()
}, 10_000)
