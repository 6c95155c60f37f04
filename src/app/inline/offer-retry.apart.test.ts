// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerRetry } from './offer-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** A page that waits for the entry. */
function waiting() {
  document.body.innerHTML = '<div id="root"><output><span></span></output></div>'
  window.__boot = { landing: '', url: (path: string) => path, back: `${location.origin}/authorization?code=C1&n=N1` }
  const script = document.createElement('script')
  offerRetry(script)
  return { script, retry: () => document.querySelector<HTMLButtonElement>('[role=alert] button') }
}

it('code that fails to load leaves another try with the unused return of WeChat, until it arrives', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { script, retry } = waiting()
  script.dispatchEvent(new Event('error'))
  expect(retry()?.textContent).toBe('网络不佳，尚未加载完成，点此重试')
  retry()?.click()
  expect([location.href, reload.mock.calls.length]).toEqual([window.__boot?.back, 1])
  script.dispatchEvent(new Event('load'))
  expect(retry()).toBeNull()
})

it('code that takes ten seconds does so too, and code that arrives in time does not', () => {
  const { retry } = waiting()
  vi.advanceTimersByTime(9_999)
  expect(retry()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(retry()).not.toBeNull()
  const { script, retry: inTime } = waiting()
  script.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(20_000)
  expect(inTime()).toBeNull()
})
