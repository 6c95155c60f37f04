import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test, workerHasAll } from './device.ts'

const dist = process.env['DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))

test.setTimeout(180_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

/** What the worker of this build takes with it when it is installed. */
async function precache(): Promise<string[]> {
  const script = await readFile(`${dist}/sw.js`, 'utf8')
  return [...script.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url)
}

test('takes at most 200 kB with it, and names each file once', async () => {
  const files = await precache()
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('shells/course.html')
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(`${dist}/${file}`)).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000)
})

test('never answers a call, an authorization, a verification file or a returned code', async ({ phone, server }) => {
  const { page, origin } = await phone('browser', { consent: true })
  await page.goto(`${origin}/course`)
  await workerHasAll(page)
  const fromWorker = async (path: string) => (await page.goto(origin + path))?.fromServiceWorker()
  expect(await fromWorker('/course')).toBe(true)
  expect(await fromWorker('/course/C101')).toBe(true)
  const never = [
    '/api/public/current-time',
    '/api/course',
    '/authorization',
    '/robots.txt',
    '/course?code=abc',
    '/files/x',
  ]
  for (const path of never) expect(await fromWorker(path), path).toBe(false)
  await server.control('network', { down: true })
  for (const path of never) await expect(page.goto(origin + path), path).rejects.toThrow(/ERR_/)
})

test('is killed twenty times on the way, and no answer is lost', async ({ phone }) => {
  const { page, context, origin } = await phone('android', { consent: true, signedInAs: '13800000002' })
  await page.goto(`${origin}/course`)
  await workerHasAll(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const paths = ['/course', '/course/C101', '/article/A201', '/course/C101/lesson/C101-03']
  const lost: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/') && !/tracking|ABORTED/.test(request.url() + request.failure()?.errorText))
      lost.push(request.url())
  })
  for (let round = 0; round < 20; round += 1) {
    const path = paths[round % paths.length] ?? ''
    const killed = devtools.send('ServiceWorker.stopAllWorkers')
    const opened = page.goto(origin + path)
    await Promise.all([killed, opened])
    await expect(
      page
        .locator('#main')
        .getByText(/股票投资第一课|成交额连续放大|四种余额/)
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('alert').filter({ hasText: '重试' })).toHaveCount(0)
  }
  expect(lost).toEqual([])
})
