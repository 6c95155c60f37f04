import { fileURLToPath } from 'node:url'
import type { Request } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { freePorts } from '#test/free-ports.ts'
import { crosses } from '#test/e2e/kit/site-pages.ts'
import { expect, goInside, test } from '#test/e2e/kit/watch.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

/** The development server, with the API of the worker's service. */
async function develop(api: string): Promise<ViteDevServer & { origin: string }> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const port = await freePorts()
  const proxy = { '/api': api, '/files': api }
  // Nothing changes meanwhile.
  const still = { hmr: false, watch: null }
  const server = await createServer({ root, logLevel: 'error', server: { port, strictPort: true, proxy, ...still } })
  await server.listen()
  return Object.assign(server, { origin: `http://localhost:${port}` })
}

/** Messages of the browser's and the server's own tools. */
const greetings = /^\[vite\] connect|React DevTools/

/** One of each kind; that no page logs anything in StrictMode is tested in happy-dom (sweep/strict.apart.test.ts). */
const kinds = ['/home', '/course/C101', '/article/A201', '/stock/SH600901', '/me', '/index', '/compliance/license']

test('the development server serves the application and the site, and logs nothing', async ({ phone, server }) => {
  const development = await develop(server.plain)
  const { page, context } = await phone('browser', { signedInAs: '13800000031', consent: true })
  // With it React's development build times every component for the browser's profiler.
  await context.addInitScript(() => Reflect.deleteProperty(console, 'timeStamp'))
  const said: string[] = []
  const open = new Set<Request>()
  let here = ''
  page.on('console', (message) => {
    if (!greetings.test(message.text())) said.push(`${here}: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => said.push(`${here}: ${error.message}`))
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  try {
    await page.goto(development.origin + kinds[0])
    for (const path of kinds) {
      here = path
      const isOther = crosses(page, path)
      await goInside(page, path)
      if (isOther) await page.waitForLoadState('load')
      await expect(page.locator('#root h1, #main').first(), path).toBeVisible()
      // Its requested data is rendered as well.
      await expect.poll(() => open.size, { message: path }).toBe(0)
    }
  } finally {
    await development.close()
  }
  expect(said).toEqual([])
})
