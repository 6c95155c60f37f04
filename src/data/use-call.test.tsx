import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { publicArticleInfo, currentTime } from '#api/domains/public.ts'
import { webTrackEvent } from '#api/domains/service/tracking.ts'
import { BusinessError, HttpError, NetworkError, OfflineError } from '#api/errors.ts'
import { callKey } from '#api/key.ts'
import type { Answer } from './answer.ts'
import { type DataDeps, useData } from './deps.tsx'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import type { Snapshot, Snapshots } from './offline/snapshot.ts'
import { useCall } from './use-call.ts'
import { useMutateCall } from './write/use-mutate-call.ts'
import { useChange } from './write/use-change.ts'

afterEach(cleanup)
afterEach(() => vi.useRealTimers())

const key = callKey(currentTime, {})

function stand(answers: (() => Promise<unknown>)[], saved: Record<string, Snapshot> = {}) {
  const kept = new Map(Object.entries(saved))
  const asked: string[] = []
  const gone: string[] = []
  const send = async (call: { path: string }) => {
    asked.push(call.path)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  }
  const snapshots: Snapshots = {
    ...keepsNothing,
    read: async (name) => kept.get(name),
    write: async (name, snapshot) => kept.set(name, snapshot).has(name),
    remove: async (which) => [...kept].filter(([name, each]) => which(each, name) && kept.delete(name)).length > 0,
  }
  const deps = depsOf(send, { snapshots, now: () => 5_000, onUnreached: () => gone.push('unreached') })
  return { deps, asked, kept, gone }
}

function Clock({ offline = false }: { offline?: boolean }) {
  const time = useCall(currentTime, {}, offline ? { offline: { title: '时间', route: '/time' } } : {})
  const mutate = useMutateCall()
  if (time.state === 'loading') return <p>loading</p>
  if (time.state === 'failed') return <button onClick={time.retry}>{`failed ${String(time.error)}`}</button>
  return (
    <button onClick={() => mutate(currentTime, {}, ({ now }) => ({ now: now + 1 }))}>
      {`${time.data.now} ${time.savedAt} ${time.stale ? 'stale' : 'fresh'}`}
    </button>
  )
}

const show = (deps: DataDeps, offline = false, painted = new Map<string, Answer>()) =>
  render(
    <TestData deps={deps} painted={painted}>
      <Clock offline={offline} />
    </TestData>,
  )
const say = (text: string) => waitFor(() => expect(document.body.textContent).toBe(text))

it('shows an answer with its time, and saves it if offline reading is requested', async () => {
  const { deps, kept } = stand([async () => ({ now: 1 })])
  show(deps, true)
  expect(document.body.textContent).toBe('loading')
  await say('1 5000 fresh')
  expect(kept.get(key)).toEqual({ value: { now: 1 }, savedAt: 5_000, route: '/time', title: '时间' })
})

it('saves nothing if offline reading is not requested', async () => {
  const { deps, kept } = stand([async () => ({ now: 1 })])
  show(deps)
  await say('1 5000 fresh')
  expect(kept.size).toBe(0)
})

const saved = { [key]: { value: { now: 7 }, savedAt: 700, route: '/time', title: '时间' } }

it.each([new NetworkError('GET /', 'x'), new OfflineError('GET /', 'x'), new HttpError('GET /', 503)])(
  'shows the saved copy, marked stale, when the service is unreachable: %s',
  async (error) => {
    const { deps, gone } = stand([() => Promise.reject(error)], saved)
    show(deps, true)
    await say('7 700 stale')
    expect(gone).toEqual([])
  },
)

it.each([{ first: true }, { first: false }])(
  'shows no saved copy after a rejection, painted by the document or not: %o',
  async ({ first }) => {
    const gone = new BusinessError('GET /', 40_401, '已下线')
    const { deps } = stand([() => Promise.reject(gone)], first ? {} : saved)
    show(deps, true, new Map(first ? [[key, { data: { now: 7 }, savedAt: 700 }]] : []))
    await waitFor(() => expect(document.body.textContent).toContain('已下线'))
  },
)

it('waits for the device’s copy before failing, although a dead network fails sooner', async () => {
  const { deps, gone } = stand([() => Promise.reject(new NetworkError('GET /', 'x'))], saved)
  let read = () => undefined as void
  const slow = new Promise<void>((resolve) => (read = resolve))
  show({ ...deps, snapshots: { ...deps.snapshots, read: (name) => slow.then(() => deps.snapshots.read(name)) } }, true)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(document.body.textContent).toBe('loading')
  await act(async () => read())
  await say('7 700 stale')
  expect(gone).toEqual([])
})

it('ignores a copy saved in another shape by an older release', async () => {
  const old = { [key]: { value: { time: 7 }, savedAt: 700, route: '/time', title: '时间' } }
  const { deps, gone } = stand([() => Promise.reject(new NetworkError('GET /', 'x'))], old)
  show(deps, true)
  await say('failed NetworkError: x')
  expect(gone).toEqual(['unreached'])
})

it('retries after a network failure, but not after an error response', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const lost = stand([() => Promise.reject(new NetworkError('GET /', 'x')), async () => ({ now: 2 })])
  const view = show(lost.deps)
  await say('failed NetworkError: x')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await say('2 5000 fresh')
  view.unmount()
  const refused = stand([() => Promise.reject(new HttpError('GET /', 503)), async () => ({ now: 2 })])
  show(refused.deps)
  await waitFor(() => expect(document.body.textContent).toContain('failed'))
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(refused.asked).toHaveLength(1)
})

it('does not replace an error response with a saved copy', async () => {
  const { deps } = stand([() => Promise.reject(new BusinessError('GET /', 40401, '内容不存在'))], saved)
  show(deps, true)
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('内容不存在'))
})

it('drops data that is no longer accessible, from the screen and the device, and offline as well', async () => {
  const answers = [
    async () => ({ now: 2 }),
    () => Promise.reject(new BusinessError('GET /', 40301, '服务已到期')),
    () => Promise.reject(new NetworkError('GET /', 'x')),
  ]
  const { deps, kept } = stand(answers)
  function Renewed() {
    const time = useCall(currentTime, {}, { offline: { title: '时间', route: '/time' } })
    const again = () => void (time.state === 'ready' ? time.refresh() : time.state === 'failed' && time.retry())
    return <button onClick={again}>{time.state === 'ready' ? time.data.now : time.state}</button>
  }
  render(
    <TestData deps={deps}>
      <Renewed />
    </TestData>,
  )
  await say('2')
  for (const _ of ['closed', 'no network']) {
    await act(async () => screen.getByRole('button').click())
    await waitFor(() => expect(document.body.textContent).toBe('failed'))
    expect(kept.has(key)).toBe(false)
  }
})

it('fails when there is neither network nor copy, and recovers on retry', async () => {
  const { deps, gone } = stand([() => Promise.reject(new NetworkError('GET /', 'x')), async () => ({ now: 2 })])
  show(deps, true)
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('failed'))
  expect(gone).toEqual(['unreached'])
  act(() => screen.getByRole('button').click())
  await say('2 5000 fresh')
})

it('a remounted page requests again before it reports missing content', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { deps, gone } = stand([
    () => Promise.reject(new NetworkError('GET /', 'x')),
    () => new Promise((resolve) => (answer = resolve)),
  ])
  function Again({ shown }: { shown: boolean }) {
    return <TestData deps={deps}>{shown && <Clock offline />}</TestData>
  }
  const { rerender } = render(<Again shown />)
  await waitFor(() => expect(gone).toEqual(['unreached']))
  rerender(<Again shown={false} />)
  rerender(<Again shown />)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(gone).toEqual(['unreached'])
  await act(async () => answer({ now: 3 }))
  await say('3 5000 fresh')
})

it('renders initial data at once without a second request', async () => {
  const { deps, asked } = stand([async () => ({ now: 9 })])
  show(deps, false, new Map([[key, { data: { now: 8 }, savedAt: 1 }]]))
  expect(document.body.textContent).toBe('8 1 fresh')
  await say('9 5000 fresh')
  expect(asked).toEqual(['/public/current-time'])
})

it('never shows data of another account: neither initial data nor a late answer', async () => {
  let account = 'a'
  let changeAccount = () => undefined as void
  let answer: (value: unknown) => void = () => undefined
  const { deps, kept, asked } = stand([
    () => new Promise((resolve) => (answer = resolve)),
    () => new Promise(() => undefined),
  ])
  const first = new Map([[key, { data: { now: 8 }, savedAt: 1 }]])
  const onAccount = (changed: () => void) => ((changeAccount = changed), () => undefined)
  show({ ...deps, account: () => account, onAccount }, true, first)
  expect(document.body.textContent).toBe('8 1 fresh')
  await waitFor(() => expect(asked).toHaveLength(1))
  account = 'b'
  act(() => changeAccount())
  expect(document.body.textContent).toBe('loading')
  await act(async () => {
    answer({ now: 9 })
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(document.body.textContent).toBe('loading')
  expect(kept.size).toBe(0)
})

it('saves an answer under the page that requested it, even after navigation', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { deps, kept, asked } = stand([() => new Promise((resolve) => (answer = resolve))])
  function Here() {
    return <p>{useCall(currentTime, {}, { offline: { title: '时间' } }).state}</p>
  }
  history.replaceState(null, '', '/asked')
  render(
    <TestData deps={deps}>
      <Here />
    </TestData>,
  )
  await waitFor(() => expect(asked).toHaveLength(1))
  history.pushState(null, '', '/elsewhere')
  await act(async () => answer({ now: 1 }))
  await waitFor(() => expect(kept.get(key)?.route).toBe('/asked'))
})

it('applies an optimistic update', async () => {
  const { deps } = stand([async () => ({ now: 1 })])
  show(deps)
  await say('1 5000 fresh')
  act(() => screen.getByRole('button').click())
  await say('2 5000 fresh')
})

it('requests nothing without an input', () => {
  const { deps, asked } = stand([async () => ({})])
  function Nothing() {
    return <p>{useCall(publicArticleInfo, null).state}</p>
  }
  render(
    <TestData deps={deps}>
      <Nothing />
    </TestData>,
  )
  expect(document.body.textContent).toBe('loading')
  expect(asked).toEqual([])
})

it('sends a write once for two presses, and again once it has finished', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { deps, asked } = stand([() => new Promise((resolve) => (answer = resolve))])
  function Write() {
    const { run, busy } = useChange(currentTime)
    return <button onClick={() => void run({})}>{busy ? 'busy' : 'idle'}</button>
  }
  render(
    <TestData deps={deps}>
      <Write />
    </TestData>,
  )
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  expect(asked).toHaveLength(1)
  expect(button.textContent).toBe('busy')
  await act(async () => answer({ now: 1 }))
  expect(button.textContent).toBe('idle')
  act(() => button.click())
  expect(asked).toHaveLength(2)
})

it.each([
  ['serves the next screen from a fresh answer', publicArticleInfo, 1],
  ['requests again after a write, answered or lost', webTrackEvent, 2],
])('%s', async (_, call, reads) => {
  const read = async () => ({ now: 1 })
  const lost = () => Promise.reject(new NetworkError('upload', 'lost'))
  const { deps, asked } = stand([read, lost, read])
  function Pages() {
    const [page, setPage] = useState('one')
    const { send } = useData()
    // What is sent makes no difference here.
    const press = () => void send(call, {} as never).catch(() => setPage('two'))
    return (
      <>
        <button onClick={press}>{page} </button>
        <Clock key={page} />
      </>
    )
  }
  render(
    <TestData deps={deps}>
      <Pages />
    </TestData>,
  )
  await say('one 1 5000 fresh')
  act(() => screen.getByText('one').click())
  await say('two 1 5000 fresh')
  expect(asked.filter((path) => path === currentTime.path)).toHaveLength(reads)
})

it('reuses an answer for 60 s only if the reader opted into the cache', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { deps, asked } = stand([async () => ({ now: 1 })])
  function Reader({ cache }: { cache: boolean }) {
    return <p>{useCall(currentTime, {}, { cache }).state}</p>
  }
  function Pages() {
    const [visit, next] = useState({ n: 0, cache: true })
    const open = (cache: boolean) => () => next({ n: visit.n + 1, cache })
    return (
      <>
        <button onClick={open(true)}>cached</button>
        <button onClick={open(false)}>plain</button>
        <Reader key={visit.n} cache={visit.cache} />
      </>
    )
  }
  render(
    <TestData deps={{ ...deps, now: Date.now }}>
      <Pages />
    </TestData>,
  )
  const visit = async (name: string, after: number) => {
    await act(() => vi.advanceTimersByTimeAsync(after))
    await act(async () => screen.getByText(name).click())
    await waitFor(() => expect(screen.getByText('ready')).toBeTruthy())
    await act(() => vi.advanceTimersByTimeAsync(10))
    return asked.length
  }
  await waitFor(() => expect(asked).toHaveLength(1))
  expect([await visit('cached', 30_000), await visit('cached', 29_000)]).toEqual([1, 1])
  expect(await visit('cached', 2_000)).toBe(2)
  expect([await visit('plain', 3_000), await visit('plain', 3_000)]).toEqual([3, 4])
})
