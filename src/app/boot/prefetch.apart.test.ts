// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { NetworkError } from '#api/errors.ts'
import { createData } from '#data/deps.tsx'
import { depsOf } from '#test/data.tsx'
import type { SavedPage, Snapshots } from '#data/offline/snapshot.ts'
import type { Page } from '#data/page/page.ts'
import { readAgent } from '#lib/user-agent.ts'

const preload = vi.hoisted(() => vi.fn<(page: Page) => Promise<void>>().mockResolvedValue())
vi.mock('#app/routes/page-view.tsx', () => ({ preload }))

const agent = readAgent('Mozilla/5.0 Chrome/130', { maxTouchPoints: 5 })
const pages: SavedPage[] = []
const snapshots = { list: async () => pages } as unknown as Snapshots // nothing else is requested
/** Whether the service answers. */
let answers = true
const data = createData(
  depsOf(async () => {
    if (!answers) throw new NetworkError('GET /', 'no answer')
    return { now: 1 }
  }),
)
// The rest of the table shows which pages exist.
const fetched = () => preload.mock.calls.map(([{ pattern }]) => pattern).filter((pattern) => pattern !== '*')

it('prefetches a page’s links and tabs once each, and after navigation those of the next page', async () => {
  vi.useFakeTimers()
  const { onPrefetched, prefetchWhenIdle } = await import('./prefetch.ts')
  history.replaceState(null, '', '/checkout/K301')
  document.body.innerHTML =
    '<a href="/me">我的</a><a href="/course/C101?tab=2">课程</a><a href="https://else.test/live">外面</a>'
  const listener = vi.fn()
  onPrefetched(listener)
  const { appPages } = await import('#app/routes/app-pages.ts')
  await appPages.rest.load('mobile')
  prefetchWhenIdle({ agent, snapshots, data }, appPages)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().toSorted()).toEqual([
    '/checkout/:skuId',
    '/checkout/:skuId/agreement/:key',
    '/checkout/:skuId/disclosure',
    '/course/:number',
    '/me',
  ])
  expect(listener).toHaveBeenCalledTimes(2)

  history.replaceState(null, '', '/nowhere')
  document.body.innerHTML = '<a href="/me">我的</a><a href="/live">直播</a>'
  dispatchEvent(new Event('pushState'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().slice(5)).toEqual(['/live'])
  expect(listener).toHaveBeenCalledTimes(3)

  // A copy without its page's code is useless.
  pages.push({ route: '/article/A201?from=list', title: '文章', savedAt: 1, bytes: 1 })
  dispatchEvent(new Event('popstate'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().slice(6)).toEqual(['/article/:id'])

  // Nothing is prefetched offline, whatever the device says.
  answers = false
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = '<a href="/news">资讯</a>'
  dispatchEvent(new Event('pushState'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().slice(7)).toEqual([])
  answers = true
  dispatchEvent(new Event('pushState'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().slice(7)).toEqual(['/news'])
  online.mockReturnValue(true)
})
