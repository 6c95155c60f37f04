// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { faceVerifyResult } from '#api/domains/suitability/evaluation.ts'
import { currentTime } from '#api/domains/public.ts'
import { BusinessError } from '#api/errors.ts'
import { useCall } from '#data/use-call.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { useVendorTrip, type VendorTrip } from './use-vendor-trip.ts'

const left = vi.hoisted(() => vi.fn((url: string) => url.startsWith('https://vendor.example/')))
vi.mock('#session/leave.ts', () => ({ leaveTo: left }))

afterEach(() => {
  cleanup()
  left.mockClear()
})

type Result = { status: string }

interface Case {
  missing?: string
  flow?: string
  answers?: Result[]
  isBack?: boolean
}

function stand({ missing = '', flow, answers = [], isBack = true }: Case) {
  const open = vi.fn(async () => 'https://vendor.example/visit')
  const onFailed = vi.fn()
  let reads = 0
  const deps = depsOf(
    async ({ path }) => {
      if (path === faceVerifyResult.path) return answers.shift() ?? { status: 'PENDING' }
      reads += 1
      return { now: reads }
    },
    { account: () => 'customer' },
  )
  let seen: VendorTrip<Result> | undefined
  function Trip() {
    useCall(currentTime, {})
    seen = useVendorTrip({
      result: faceVerifyResult,
      input: flow === undefined ? null : { flowId: flow },
      until: ({ status }) => status !== 'PENDING',
      words: { checking: '正在确认', none: '没有收到', result: ({ status }) => `结果 ${status}` },
      isBack,
      stale: [currentTime],
      missing,
      closed: '打不开',
      open,
      onFailed,
    })
    return null
  }
  render(
    <TestData deps={deps}>
      <Trip />
    </TestData>,
  )
  const now = () => {
    if (!seen) throw new Error('nothing was rendered')
    return seen
  }
  return { open, onFailed, now, reads: () => reads, press: () => act(async () => now().go()) }
}

it('leaves only after consent', async () => {
  const trip = stand({ missing: '请先同意' })
  expect(trip.now().missing).toBe('')
  await trip.press()
  expect([trip.now().missing, trip.open.mock.calls.length]).toEqual(['请先同意', 0])
})

it('leaves once however fast the presses, and stays busy until the page unloads', async () => {
  const trip = stand({})
  await act(async () => {
    trip.now().go()
    trip.now().go()
  })
  await trip.press()
  expect(trip.open).toHaveBeenCalledOnce()
  expect(left).toHaveBeenCalledExactlyOnceWith('https://vendor.example/visit')
  expect(trip.now().busy).toBe(true)
})

it('does not leave for an address that is not allowed', async () => {
  const trip = stand({})
  trip.open.mockResolvedValue('https://evil.example/visit')
  await trip.press()
  expect(trip.now()).toMatchObject({ error: '打不开', busy: false })
})

it('shows why the trip could not start, and reports it, since it may have been completed elsewhere', async () => {
  const trip = stand({})
  trip.open.mockRejectedValue(new BusinessError('POST /x', 1, '今日次数已用完'))
  await trip.press()
  expect(trip.now()).toMatchObject({ error: '今日次数已用完', busy: false })
  expect(trip.onFailed).toHaveBeenCalledOnce()
})

it('polls for the result after the return, takes it from the service, and refreshes what it invalidated', async () => {
  const trip = stand({ flow: 'F1', answers: [{ status: 'PASS' }] })
  expect(trip.now()).toMatchObject({ notice: '正在确认', result: undefined, check: null })
  await act(async () => undefined)
  expect(trip.now()).toMatchObject({ notice: '结果 PASS', result: { status: 'PASS' } })
  await vi.waitFor(() => expect(trip.reads()).toBe(2))
})

it('makes one request and shows nothing if nobody has returned', async () => {
  const trip = stand({ flow: 'F1', isBack: false })
  await act(async () => undefined)
  expect(trip.now()).toMatchObject({ notice: '', result: undefined })
  expect(trip.now().check).toBeTypeOf('function')
})
