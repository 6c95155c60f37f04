import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { depsOf, TestData } from '#test/data.tsx'
import { type Loaded, refresh } from './loaded.ts'
import { useLoad } from './use-load.ts'

afterEach(cleanup)

/** Loads by name; the test ends each of them. */
function stand() {
  const loads: { signal: AbortSignal; end: (what: string | Error) => Promise<void> }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      loads.push({
        signal,
        end: (what) => act(async () => (what instanceof Error ? reject(what) : resolve(what))),
      })
    })
  let found: Loaded<string> = { state: 'loading' }
  function Loading({ name }: { name: string | null }) {
    found = useLoad(name, load)
    return null
  }
  const deps = depsOf(async () => undefined, { now: () => 7 })
  const tree = (name: string | null) => (
    <TestData deps={deps}>
      <Loading name={name} />
    </TestData>
  )
  const { rerender } = render(tree(null))
  return { loads, found: () => found, show: (name: string | null) => rerender(tree(name)) }
}

it('loads once per name; a new name starts over and discards a late result of the old one', async () => {
  const { loads, found, show } = stand()
  expect([found(), loads.length]).toEqual([{ state: 'loading' }, 0])
  show('a')
  show('a')
  expect(loads).toHaveLength(1)
  await loads[0]?.end('of a')
  expect(found()).toMatchObject({ state: 'ready', data: 'of a', savedAt: 7, stale: false })
  show('b')
  expect(found()).toEqual({ state: 'loading' })
  show('c')
  expect(loads[1]?.signal.aborted).toBe(true)
  await loads[2]?.end('of c')
  await loads[1]?.end('of b')
  expect(found()).toMatchObject({ data: 'of c' })
})

it('keeps its data while reloading, and reloads after a failure', async () => {
  const { loads, found, show } = stand()
  show('a')
  await loads[0]?.end(new Error('gone'))
  expect(found()).toMatchObject({ state: 'failed', error: new Error('gone') })
  act(() => refresh(found()))
  expect(found()).toEqual({ state: 'loading' })
  await loads[1]?.end('first')
  act(() => refresh(found()))
  expect(found()).toMatchObject({ state: 'ready', data: 'first' })
  await loads[2]?.end('second')
  expect(found()).toMatchObject({ state: 'ready', data: 'second' })
})
