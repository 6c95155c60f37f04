import type { BrowserContext, Page } from '@playwright/test'
import { awake, expect } from './device.ts'
import { type Place, test } from './fixtures.ts'

/** The prerendered routes, what their first answer brings, and the call it comes from. */
const routes = [
  {
    path: '/course',
    title: '股票投资第一课：从开户到看懂一张行情图',
    guest: '/public/article-course/list',
    member: '/article/course',
  },
  {
    path: '/course/C101',
    title: '股票投资第一课：从开户到看懂一张行情图',
    guest: '/public/article-course/detail',
    member: '/article/course/number/C101',
  },
]
const visitors: { who: 'guest' | 'member'; place: Place; signedInAs?: string }[] = [
  { who: 'guest', place: 'browser' },
  { who: 'member', place: 'android', signedInAs: '13800000002' },
]
test.setTimeout(120_000)

interface Watched {
  painted?: Element
  shift: number
}

/** Remembers the element that first says `title`, and adds up layout shifts. */
async function watch(context: BrowserContext, title: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const watched: Watched = { shift: 0 }
    Object.assign(window, { watched })
    const look = () => {
      if (watched.painted) return
      const all = document.querySelectorAll('#root *')
      const found = [...all].find((node) => node.childElementCount === 0 && node.textContent === wanted)
      if (found) watched.painted = found
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // not in the types yet
        if (!hadRecentInput) watched.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, title)
}

const seen = (page: Page) =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched } // set by `watch`
    return { shift: watched.shift, inPlace: watched.painted?.isConnected ?? false }
  })

for (const { path, title, ...calls } of routes) {
  for (const { who, place, signedInAs } of visitors) {
    test(`${path} for a ${who}: asked once, taken over node by node, nothing moves`, async ({ phone, server }) => {
      const { page, context, open } = await phone(place, { consent: true, ...(signedInAs && { signedInAs }) })
      await watch(context, title)
      await open(path)
      await awake(page)
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      // The code of other pages is fetched last: by then React is long done.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length), { timeout: 30_000 })
        .toBeGreaterThan(30)
      const { shift, inPlace } = await seen(page)
      expect(inPlace, 'the node painted first is still there').toBe(true)
      expect(shift).toBeLessThan(0.001)
      const call = calls[who]
      const asked = (await server.journal(call)).filter((entry) => entry.path.replace(/^\/api/, '') === call)
      expect(asked.length, call).toBe(1)
      const events = [...(await server.journal('upload-event')), ...(await server.journal('upload/enven'))]
      expect(events.filter(({ body }) => JSON.stringify(body).includes('"crash"'))).toEqual([])
    })
  }
}
