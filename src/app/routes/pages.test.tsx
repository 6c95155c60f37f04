import type { ReactNode } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Page, page } from '#data/page/page.ts'
import type { Services } from '#app/boot/app-services.ts'
import { createSignal } from '#app/boot/signal.ts'
import { createPageTable } from './page-table.ts'
import { Pages } from './pages.tsx'
import { routeMatcher } from './route-matcher.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const text = (pattern: string): Page =>
  page({ pattern, auth: 'P', share: 'N', load: async () => () => <p>{`page ${pattern}`}</p> })
const never = () => new Promise<never>(() => undefined)

function open(path: string, rest: () => Promise<readonly Page[]>, own: Partial<Services> = {}) {
  const services = {
    agent: { skin: 'mobile' },
    host: { share: vi.fn(async () => undefined) },
    link: (to: string) => to,
    onCrash: vi.fn(),
    onLostChunk: async () => false,
    send: never,
    unreached: createSignal(),
    onUnreached: () => undefined,
    snapshots: { list: async () => [] },
    ...own,
  } as unknown as Services // what the frame of a page uses
  const given = {
    useOpens: () => () => true,
    outcome: { kind: 'idle' } as const,
    link: services.link,
    clickId: () => null,
  }
  const { hook, navigate } = memoryLocation({ path })
  render(
    <Router hook={hook} parser={routeMatcher}>
      <Pages
        table={createPageTable([text('/first')], rest)}
        services={services}
        given={given}
        elsewhere={() => false}
        unsaved={never}
      />
    </Router>,
  )
  return navigate
}

it('waits for the other pages before it shows No Match', async () => {
  let arrive: (pages: readonly Page[]) => void = () => undefined
  open('/other/7', () => new Promise((resolve) => (arrive = resolve)))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByText('No Match')).toBeNull()
  expect(screen.getByRole('status')).toBeTruthy()
  await act(async () => arrive([text('/other/:id')]))
  expect(await screen.findByText('page /other/:id')).toBeTruthy()
})

it('shows No Match once it knows all pages', async () => {
  open('/nowhere', async () => [text('/other')])
  expect(await screen.findByText('No Match')).toBeTruthy()
})

it('does not wait for a page of the entry', async () => {
  open('/first', never)
  expect(await screen.findByText('page /first')).toBeTruthy()
})

it('slow code is awaited with a retry beside it, and not reported as an update', async () => {
  let arrive: (code: () => ReactNode) => void = () => undefined
  const slow = page({ pattern: '/slow', auth: 'P', share: 'N', load: () => new Promise((come) => (arrive = come)) })
  open('/slow', async () => [slow])
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('网络较慢')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByText(/有更新/)).toBeNull()
  await act(async () => arrive(() => <p>arrived</p>))
  expect(await screen.findByText('arrived')).toBeTruthy()
})

it('offers to reload the document if the other pages fail to load', async () => {
  open('/other/7', () => Promise.reject(new TypeError('lost')))
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(await screen.findByText('页面有更新，请刷新')).toBeTruthy()
  expect(screen.queryByText('No Match')).toBeNull()
})

it.each([
  ['of this page is reported as unreachable', undefined, 1],
  ['of a page that was left meanwhile is not, for the page that is open', '/first', 0],
])('lost code %s', async (_, next, times) => {
  let look: (isReloading: boolean) => void = () => undefined
  const onUnreached = vi.fn()
  const load = () => Promise.reject(new TypeError('lost'))
  const gone = page({ pattern: '/gone', auth: 'P', share: 'N', load })
  const onLostChunk = () => new Promise<boolean>((end) => (look = end))
  const navigate = open('/gone', async () => [gone], { onLostChunk, onUnreached })
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  if (next !== undefined) act(() => navigate(next))
  await act(async () => look(false))
  expect(onUnreached).toHaveBeenCalledTimes(times)
})
