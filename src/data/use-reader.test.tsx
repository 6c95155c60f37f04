import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { array, number, object, optional, string } from 'valibot'
import { type Call, get } from '#api/call.ts'
import { pageOf, paging } from '#api/shapes.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { useFeed } from './list/use-feed.ts'
import { usePages } from './list/use-pages.ts'
import { useCall } from './use-call.ts'
import { useFresh } from './use-fresh.ts'
import { useWatch } from './watch/use-watch.ts'

afterEach(cleanup)

const own = get('/own', { members: true, input: object({}), output: object({ id: number() }) })
const ownPages = get('/own/pages', { members: true, input: object(paging), output: pageOf(object({ id: string() })) })
const ownFeed = get('/own/feed', {
  members: true,
  input: object({ beforeId: optional(string()) }),
  output: array(object({ id: string() })),
})

it.each([
  ['useCall', () => useCall(own, {}).state],
  ['useFresh', () => useFresh(own, {}).state],
  ['useWatch', () => useWatch(own, {}, { seen: 60_000 }).state],
  ['usePages', () => usePages(ownPages, {}).state],
  ['useFeed', () => useFeed(ownFeed, {}, { idOf: ({ id }) => id }).state],
])('requests customer-only data after sign-in, never for a guest: %s', async (_, useRead) => {
  const sent: string[] = []
  const send = async ({ path }: Call) => {
    sent.push(path)
    return path === '/own/feed' ? [] : { id: 1, list: [], total: 0, pageNo: 1, pageSize: 20 }
  }
  let account = 'guest'
  const switched = new Set<() => void>()
  const deps = depsOf(send, {
    account: () => account,
    onAccount: (changed) => {
      switched.add(changed)
      return () => void switched.delete(changed)
    },
  })
  let seen = ''
  function Reader() {
    seen = useRead()
    return null
  }
  render(
    <TestData deps={deps}>
      <Reader />
    </TestData>,
  )
  await act(async () => undefined)
  expect([seen, sent]).toEqual(['loading', []])
  await act(async () => {
    account = 'customer'
    for (const changed of switched) changed()
  })
  await waitFor(() => expect(seen).toBe('ready'))
  expect(sent).toHaveLength(1)
})
