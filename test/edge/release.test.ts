import { cpSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSite } from '#test/service/web/site.ts'
import { writeBuild } from './build.ts'

let build: ReturnType<typeof writeBuild>
beforeEach(() => void (build = writeBuild()))
afterEach(() => build.remove())
const place = (file: string) => join(build.dist, file)
const site = (more: Partial<Parameters<typeof createSite>[0]> = {}) =>
  createSite({ dist: build.dist, beside: build.beside, origins: ['http://h5.test'], ...more })

it('sends a page again whose policy has changed, since WebKit keeps the policy of a confirmed copy', async () => {
  const app = site({ request: async () => Response.json({ code: 0, data: { list: [] } }) })
  const held = await Promise.all(
    ['/me', '/course', '/index.html'].map(async (path) => [path, await app.request(path)] as const),
  )
  const list = JSON.parse(readFileSync(place('shells.json'), 'utf8'))
  build.put('shells.json', JSON.stringify({ ...list, origins: { files: [], services: ['https://next.test'] } }))
  for (const [path, { headers }] of held) {
    const again = () => app.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    const policyNow = async () => (await again()).headers.get('content-security-policy')
    await expect.poll(policyNow).toContain('https://next.test')
    expect([path, (await again()).status]).toEqual([path, 200])
  }
})

it('serves by the list it has while only a part of the next one is copied', async () => {
  const app = site()
  const list = readFileSync(place('shells.json'), 'utf8')
  const fileNow = async () => (await app.request('/shells.json')).text()
  expect(await (await app.request('/course')).text()).toContain('course list')
  for (const part of ['', list.slice(0, 99)]) {
    build.put('shells.json', part)
    await expect.poll(fileNow).toBe(part)
    expect(await (await app.request('/course')).text()).toContain('course list')
    expect((await site().request('/course')).status).toBe(200)
  }
})

it('serves the plain page for one that is listed and has not arrived', async () => {
  const app = site({ request: async () => Response.json({ code: 0, data: {} }) })
  renameSync(place('shells/course-detail.html'), place('later.html'))
  const early = await app.request('/course/C101')
  expect([early.status, await early.text()]).toEqual([200, expect.stringMatching(/first-answer[^]*plain/)])
  renameSync(place('later.html'), place('shells/course-detail.html'))
  expect(await (await app.request('/course/C101')).text()).toMatch(/first-answer[^]*course detail/)
})

it('notices a release whose files have the size and the time of those before', async () => {
  const app = site()
  const textNow = async () => (await app.request('/sw.js')).text()
  for (const text of ['self', 'next']) {
    build.put('sw.js', text)
    utimesSync(place('sw.js'), 0, 0)
    await expect.poll(textNow).toBe(text)
  }
})

it('serves no page of the release before together with the next worker, which would cache it', async () => {
  const next = join(build.root, 'next')
  const live = join(build.root, 'live')
  cpSync(build.dist, next, { recursive: true })
  for (const file of ['sw.js', 'index.html']) writeFileSync(join(next, file), 'next')
  symlinkSync(build.dist, live)
  const app = site({ dist: live })
  const text = async (path: string) => (await app.request(path)).text()
  expect(await text('/sw.js')).toBe('self')
  await setTimeout(100)
  expect(await text('/index.html')).toContain('plain')
  symlinkSync(next, `${live}-2`)
  renameSync(`${live}-2`, live)
  expect([await text('/sw.js'), await text('/index.html')]).toEqual(['next', expect.stringContaining('next')])
})

it('lets nobody keep a chunk that is only half written', async () => {
  const [before, path] = [site(), '/assets/a-1.js']
  const whole = await (await before.request(path)).text()
  build.put('assets/a-1.js', '')
  await setTimeout(110)
  expect(await (await before.request(path)).text()).toBe(whole)
  expect((await site().request(path)).headers.get('cache-control')).toBe('no-store')
  build.put('assets/a-1.js', `${whole};`)
  await expect.poll(async () => (await before.request(path)).text()).toBe(`${whole};`)
  expect((await before.request(path)).headers.get('cache-control')).toContain('immutable')
})
