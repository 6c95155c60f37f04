import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, PART_AGAIN } from '#lib/load-chunk.ts'
import { lazyPart } from './lazy-part.tsx'

const reported = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  cleanup()
  reported.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const Table = () => <p>业绩表</p>
const card = () => screen.queryByRole('alert')?.textContent

/** A part as the build emits it, whose import settles as `comes` does; and the number of imports. */
function partOf(comes: () => Promise<ComponentType>, lost?: ReactNode) {
  let loads = 0
  const load = () => {
    loads += 1
    return comes()
  }
  load.toString = () => '()=>import(`./table-abc123.js`).then(e=>e.Table)'
  return { Part: lazyPart(load, <p>加载中</p>, lost), loads: () => loads }
}

it.each([
  ['WebKit', 'Importing a module script failed.'],
  ['Firefox', 'error loading dynamically imported module: https://x.test/assets/table-abc123.js'],
  ['Chromium', 'Failed to fetch dynamically imported module: https://x.test/assets/table-abc123.js'],
])('a failed import keeps the page, and shows and reports an error that names the script: %s', async (_, message) => {
  const { Part, loads } = partOf(() => Promise.reject(new TypeError(message)))
  render(
    <main>
      <h1>案例</h1>
      <Part />
      <Part />
    </main>,
  )
  expect(screen.getAllByText('加载中')).toHaveLength(2)
  await pass(1_000)
  expect(screen.getByRole('heading').textContent).toBe('案例')
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2)
  expect(loads(), 'once, and once more after a second, however often it is drawn').toBe(2)
  expect(reported).toHaveBeenCalledOnce()
  const [error] = reported.mock.calls[0] ?? []
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(String(error)).toMatch(/^ChunkLoadError: Loading chunk part failed \(error: \S+\/table-abc123\.js\)$/)
})

it('a part with a replacement of its own shows that instead of the error, which is reported', async () => {
  const { Part } = partOf(() => Promise.reject(new TypeError('x')), null)
  const { container } = render(<Part />)
  await pass(1_000)
  expect(container.innerHTML).toBe('')
  expect(reported).toHaveBeenCalledOnce()
})

it('an import that never settles fails after 120 s', async () => {
  const { Part } = partOf(() => new Promise(() => undefined))
  render(<Part />)
  await pass(119_999)
  expect(card()).toBeUndefined()
  await pass(1)
  expect(card()).toContain('网络开小差了')
  expect(String(reported.mock.calls[0]?.[0])).toMatch(/\(timeout: \S+\/table-abc123\.js\)$/)
})

it('a retry is left to a listener that can reload the document', async () => {
  const heard = vi.fn((event: Event) => event.preventDefault())
  addEventListener(PART_AGAIN, heard, { once: true })
  const { Part, loads } = partOf(() => Promise.reject(new TypeError('x')))
  render(<Part />)
  await pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(1_000)
  expect(heard).toHaveBeenCalledOnce()
  expect(loads()).toBe(2)
})

it('a retry without a listener stays on the page and renders the part once its code loads', async () => {
  let kept = false
  const { Part } = partOf(() => (kept ? Promise.resolve(Table) : Promise.reject(new TypeError('x'))))
  render(<Part />)
  await pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(1_000)
  expect(card(), 'as long as it is not').toContain('重试')
  kept = true
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(screen.getByText('业绩表')).toBeTruthy()
})
