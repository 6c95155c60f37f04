import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OutputOf } from '#api/call.ts'
import type { raCustomer } from '#api/domains/account/ra-customer.ts'
import type { Snapshot } from '#data/offline/snapshot.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { useKeepMonths, useSavedRest } from './keep-months.model.ts'

type Answer = OutputOf<typeof raCustomer>

const DAY = 24 * 3600_000
const phone = { now: 100 * DAY, account: 'A', asked: [] as string[], kept: new Map<string, Snapshot>() }
const counts: Record<string, number> = { '2026-11': 60, '2026-10': 1, '2026-09': 120 }

afterEach(cleanup)
beforeEach(() => {
  Object.assign(phone, { now: 100 * DAY, account: 'A', asked: [] })
  phone.kept.clear()
  counts['2026-10'] = 1
})

const adviceOf = (id: string) => {
  const page = { title: id, text: '', path: '/pool/1', publisher: '周老师', certNo: '示例A1', kind: 'COLUMN' as const }
  return { id, at: 1, validUntil: 2, ...page }
}

/** The page of a month as the service answers it. */
function answerOf(month: string, pageNo: number): Answer {
  const total = counts[month] ?? 0
  const list = Array.from({ length: Math.min(50, total - (pageNo - 1) * 50) }, (_, at) =>
    adviceOf(`${month} ${(pageNo - 1) * 50 + at}`),
  )
  const months = Object.entries(counts).map(([each, count]) => ({ month: each, count }))
  return { list, total, pageNo, pageSize: 50, status: 'OPEN', month, months }
}

const deps = depsOf(
  async (_: unknown, { month = '', pageNo = 1 }: { month?: string; pageNo?: number }) => {
    phone.asked.push(`${month} ${pageNo}`)
    if (phone.asked.length === 2 && counts['2026-10'] === 0) phone.account = 'B'
    return answerOf(month, pageNo)
  },
  {
    account: () => phone.account,
    now: () => phone.now,
    snapshots: {
      ...keepsNothing,
      read: async (key) => phone.kept.get(key),
      write: async (key, snapshot) => phone.kept.set(key, snapshot).has(key),
    },
  },
)

function Keeper() {
  useKeepMonths(answerOf('2026-11', 1), 50, { title: '我的投顾服务', route: '/me/adviser' })
  return null
}

function Rest() {
  return <p>{useSavedRest('2026-09', 120, 50).length}</p>
}

const visit = () => render(<Keeper />, { wrapper: ({ children }) => <TestData deps={deps}>{children}</TestData> })

it('each page of each month is saved once, and again when it has changed or its copy would soon expire', async () => {
  const all = ['2026-11 2', '2026-10 1', '2026-09 1', '2026-09 2', '2026-09 3']
  visit()
  await waitFor(() => expect(phone.asked).toEqual(all))
  await waitFor(() => expect(phone.kept.size).toBe(5))
  expect([...phone.kept.values()].every(({ route }) => route === '/me/adviser')).toBe(true)
  cleanup()
  phone.now += DAY
  counts['2026-10'] = 2
  visit()
  await waitFor(() => expect(phone.asked.slice(5)).toEqual(['2026-10 1']))
  cleanup()
  phone.now += 2 * DAY
  visit()
  await waitFor(() =>
    expect(phone.asked.slice(6).toSorted()).toEqual(all.filter((each) => each !== '2026-10 1').toSorted()),
  )
  cleanup()
  const { rerender } = render(<Rest />, { wrapper: ({ children }) => <TestData deps={deps}>{children}</TestData> })
  await waitFor(() => expect(document.body.textContent).toBe('70'))
  phone.account = 'B'
  phone.kept.clear()
  rerender(<Rest />)
  await waitFor(() => expect(document.body.textContent, 'of another customer').toBe('0'))
})

it('nothing is saved for a customer who has signed out meanwhile', async () => {
  counts['2026-10'] = 0
  visit()
  await waitFor(() => expect(phone.asked.length).toBeGreaterThanOrEqual(2))
  await waitFor(() => expect(phone.account).toBe('B'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect([...phone.kept.keys()].join()).not.toContain('2026-09')
})
