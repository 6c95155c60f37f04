import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { publicArticleInfo } from '#api/domains/public.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import type { Snapshot } from './offline/snapshot.ts'
import { useCall } from './use-call.ts'
import { useForgetAnswers } from './use-forget.ts'

afterEach(cleanup)

function Reader({ id }: { id: string }) {
  const found = useCall(publicArticleInfo, { id }, { cache: true, offline: { title: id } })
  return <p>{found.state === 'ready' ? found.data.title : found.state}</p>
}

function Lock({ isClosed }: { isClosed: boolean }) {
  useForgetAnswers(isClosed, (key, data) => key.includes('/articleInfo') && JSON.stringify(data).includes('secret'))
  return null
}

it('an answer that is locked now is requested again, and stays neither in memory nor on the device', async () => {
  const kept = new Map<string, Snapshot>()
  const titles: Record<string, string> = { A1: 'secret', A2: 'open' }
  const asked: string[] = []
  const send = async (_: unknown, { id = '' }: { id?: string }) => {
    asked.push(id)
    return { title: titles[id] }
  }
  const snapshots = {
    ...keepsNothing,
    read: async (key: string) => kept.get(key),
    write: async (key: string, snapshot: Snapshot) => kept.set(key, snapshot).has(key),
    remove: async (which: (snapshot: Snapshot, key: string) => boolean) =>
      [...kept].filter(([key, each]) => which(each, key) && kept.delete(key)).length > 0,
  }
  const deps = depsOf(send, { snapshots })
  const draw = (ids: readonly string[], isClosed: boolean) => (
    <TestData deps={deps}>
      {ids.map((id) => (
        <Reader key={id} id={id} />
      ))}
      <Lock isClosed={isClosed} />
    </TestData>
  )
  const shows = (text: string) => waitFor(() => expect(document.body.textContent).toBe(text))
  const page = render(draw(['A1', 'A2'], false))
  await shows('secretopen')
  page.rerender(draw(['A2'], false))
  titles['A1'] = 'masked'
  page.rerender(draw(['A2'], true))
  await waitFor(() => expect(JSON.stringify([...kept])).not.toContain('secret'))
  expect(kept.size).toBe(1)
  // In memory it would still be fresh.
  page.rerender(draw(['A1', 'A2'], true))
  await shows('maskedopen')
  expect(asked).toEqual(['A1', 'A2', 'A1'])
})
