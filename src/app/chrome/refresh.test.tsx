import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { homeModuleList } from '#api/domains/account/app-config.ts'
import type { Call } from '#api/call.ts'
import { NetworkError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import type { DataDeps } from '#data/deps.tsx'
import { TestData } from '#test/data.tsx'
import { useCall } from '#data/use-call.ts'
import { Toaster } from '#ui/overlay/toast.tsx'
import { appPages } from '#app/routes/app-pages.ts'
import { Refresh } from './refresh.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const network = { isLost: false }

function List() {
  const answer = useCall(homeModuleList, {}, { cache: true })
  return <p>{answer.state}</p>
}

/** A page with one answer, and the number of its requests. */
async function at(path: string): Promise<() => number> {
  await appPages.rest.load('mobile')
  const send = vi.fn(async (call: Call) => {
    if (network.isLost) throw new NetworkError(call.path, 'no answer')
    return { modules: [] }
  })
  const deps = {
    send: send as unknown as Send, // only the number of calls matters here
    snapshots: {},
    account: () => 'guest',
    onAccount: () => () => undefined,
    now: Date.now,
  } as unknown as DataDeps // nothing is stored here
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <TestData deps={deps}>
        <List />
        <Refresh />
        <Toaster />
      </TestData>
    </Router>,
  )
  await screen.findByText('ready')
  return () => send.mock.calls.filter(([call]) => call === homeModuleList).length
}

const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })
/** Drags from the middle of the page through these points, and releases. */
function draw(...points: [x: number, y: number][]): void {
  fireEvent.touchStart(document.body, touch(200, 200))
  for (const [x, y] of points) fireEvent.touchMove(document.body, touch(x, y))
  fireEvent.touchEnd(document.body)
}
const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))

it('a pull refreshes the list, with an announcement', async () => {
  const asked = await at('/course')
  expect(asked()).toBe(1)
  fireEvent.touchStart(document.body, touch(200, 200))
  fireEvent.touchMove(document.body, touch(203, 230))
  expect(screen.getByText('下拉刷新')).toBeTruthy()
  fireEvent.touchMove(document.body, touch(203, 300))
  expect(screen.getByText('松开刷新')).toBeTruthy()
  fireEvent.touchEnd(document.body)
  expect(screen.getByText('正在刷新')).toBeTruthy()
  await rest()
  expect(asked()).toBe(2)
  expect(screen.queryByText('正在刷新')).toBeNull()
})

it.each([
  ['not far enough', [[200, 250]]],
  [
    'sideways',
    [
      [260, 215],
      [262, 400],
    ],
  ],
  [
    'up',
    [
      [200, 150],
      [200, 400],
    ],
  ],
  [
    'and back',
    [
      [200, 300],
      [200, 205],
    ],
  ],
] satisfies [string, [number, number][]][])('a finger moving %s refreshes nothing', async (_, points) => {
  const asked = await at('/course')
  draw(...points)
  await rest()
  expect(asked()).toBe(1)
})

it('a scrolled page scrolls instead, and a page without a list does not move', async () => {
  const asked = await at('/course')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40)
  draw([200, 300])
  expect(asked()).toBe(1)
  cleanup()
  vi.restoreAllMocks()
  const other = await at('/course/C101')
  draw([200, 300])
  expect(other()).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a button refreshes by keyboard; offline it explains why nothing happens', async () => {
  const asked = await at('/me/order')
  const button = screen.getByRole('button', { name: '刷新本页' })
  fireEvent.click(button)
  fireEvent.click(button)
  await rest()
  expect(asked()).toBe(2)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  network.isLost = true
  fireEvent.click(button)
  await rest()
  expect(screen.getByText('离线状态下无法操作')).toBeTruthy()
  expect(asked()).toBe(2)
  network.isLost = false
  fireEvent.click(button)
  await rest()
  expect(asked(), 'the device is wrong: the service answers').toBe(3)
})
