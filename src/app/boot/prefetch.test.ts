// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { readAgent } from '#lib/user-agent.ts'

const preload = vi.hoisted(() => vi.fn<(route: { pattern: string }) => Promise<void>>().mockResolvedValue())
vi.mock('#app/page-view.tsx', () => ({ preload }))

const agent = readAgent('Mozilla/5.0 Chrome/130', { maxTouchPoints: 5 })
const fetched = () => preload.mock.calls.map(([{ pattern }]) => pattern)

it('fetches what a page leads to and its section, each once, and after a step what the next page leads to', async () => {
  vi.useFakeTimers()
  const { onPrefetched, prefetchWhenIdle } = await import('./prefetch.ts')
  history.replaceState(null, '', '/checkout/K301')
  document.body.innerHTML =
    '<a href="/me">我的</a><a href="/course/C101?tab=2">课程</a><a href="https://else.test/live">外面</a>'
  const told = vi.fn()
  onPrefetched(told)
  prefetchWhenIdle({ agent })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().toSorted()).toEqual([
    '/checkout/:skuId',
    '/checkout/:skuId/agreement/:key',
    '/checkout/:skuId/disclosure',
    '/course/:number',
    '/me',
  ])
  expect(told).toHaveBeenCalledTimes(2)

  history.replaceState(null, '', '/nowhere')
  document.body.innerHTML = '<a href="/me">我的</a><a href="/live">直播</a>'
  dispatchEvent(new Event('pushState'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched().slice(5)).toEqual(['/live'])
  expect(told).toHaveBeenCalledTimes(3)
})
