// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp, status } from '#test/render-app.tsx'
import { untilOf } from './my-courses.model.ts'
import { MyCoursesScreen } from './my-courses.tsx'

afterEach(cleanup)

test('that there is no course is said only once the orders are known, and not where they are not', async () => {
  let answer: (orders: unknown) => void = () => undefined
  const orders = new Promise((resolve) => (answer = resolve))
  const open = (list: () => unknown) =>
    renderApp(<MyCoursesScreen />, {
      path: '/me/course',
      signedIn: true,
      answers: { 'GET /users/vip/subscriptions': () => [], 'GET /orders/list': list },
    })
  open(() => status(500))
  expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy()
  expect(screen.queryByText('还没有课程')).toBeNull()
  cleanup()
  open(() => orders)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('还没有课程')).toBeNull()
  await act(async () => answer({ list: [], total: 0, pageNo: 1, pageSize: 50 }))
  expect(await screen.findByText('还没有课程')).toBeTruthy()
})

const DAY = 86_400_000
const now = Date.UTC(2026, 2, 1, 4)

test('the last seven days of a course are counted, each begun day as one', () => {
  const soon = (left: number) => untilOf(now + left, now).soon
  expect([8 * DAY, 7 * DAY + 1, 7 * DAY, 6.5 * DAY, 1, 0, -DAY].map(soon)).toEqual([
    '',
    '',
    '7天后到期',
    '7天后到期',
    '1天后到期',
    '已到期',
    '已到期',
  ])
  expect(untilOf(now, now).until).toBe('有效期至 2026-03-01')
  expect(untilOf(undefined, now)).toEqual({ until: '长期有效', soon: '' })
})
