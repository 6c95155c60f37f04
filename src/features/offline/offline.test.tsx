import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataDeps } from '#data/deps.tsx'
import { keepsNothing, TestData } from '#test/data.tsx'
import type { SavedPage } from '#data/offline/snapshot.ts'
import { OfflineList } from './offline-list.tsx'
import { UpdateBar } from './update-bar.tsx'

const SAVED_AT = Date.UTC(2026, 2, 1, 1, 5)
const course: SavedPage = { route: '/course/C101', title: '看懂财报', savedAt: SAVED_AT, bytes: 900 }
const order: SavedPage = { route: '/me', title: '我的', savedAt: SAVED_AT, bytes: 90 }

/** A device on which each account has saved its own pages. */
function device(saved: Record<string, SavedPage[]>) {
  let account = 'guest'
  const listeners = new Set<() => void>()
  const snapshots = { ...keepsNothing, list: async () => saved[account] ?? [] }
  const deps: DataDeps = {
    send: () => Promise.reject(new Error('offline')),
    snapshots,
    account: () => account,
    onAccount: (changed) => (listeners.add(changed), () => void listeners.delete(changed)),
    now: () => SAVED_AT,
  }
  const become = (next: string) => {
    account = next
    for (const changed of listeners) changed()
  }
  return { deps, become }
}

function show(deps: DataDeps, onRetry = vi.fn()) {
  render(
    <TestData deps={deps}>
      <OfflineList onRetry={onRetry} />
    </TestData>,
  )
  return onRetry
}

beforeEach(() => {
  vi.useRealTimers()
})

afterEach(cleanup)

it('reports that the page is not available, lists the saved ones with their dates, and retries', async () => {
  const onRetry = show(device({ guest: [course] }).deps)
  expect(screen.getByRole('status').textContent).toContain('该页面尚未缓存，联网后可查看')
  const link = await screen.findByRole('link', { name: /看懂财报/ })
  expect(link.getAttribute('href')).toBe('/course/C101')
  expect(link.textContent).toContain('截至 03-01 09:05')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('never lists pages of another account', async () => {
  const { deps, become } = device({ guest: [course], W1: [order] })
  show(deps)
  await screen.findByText('看懂财报')
  act(() => become('W1'))
  expect(screen.queryByText('看懂财报')).toBeNull()
  await screen.findByText('我的')
})

it('reports that nothing is saved, or that the device cannot tell', async () => {
  const { deps } = device({})
  show({ ...deps, snapshots: { ...deps.snapshots, list: () => Promise.reject(new Error('blocked')) } })
  expect(await screen.findByText('暂无可离线查看的内容')).toBeTruthy()
})

it('offers an update in a small bar, not while the user is typing', () => {
  vi.useFakeTimers()
  let typed = true
  let offer: (accept: () => void) => void = () => {}
  const onUpdate = (tell: (accept: () => void) => void) => ((offer = tell), () => undefined)
  const accept = vi.fn()
  render(<UpdateBar onUpdate={onUpdate} dirty={() => typed} />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => offer(accept))
  expect(screen.queryByRole('status')).toBeNull()
  typed = false
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('status').textContent).toContain('有新版本')
  act(() => screen.getByRole('button', { name: '更新' }).click())
  expect(accept).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
