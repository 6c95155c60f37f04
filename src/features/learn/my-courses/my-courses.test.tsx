import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp, status } from '#test/render-app.tsx'
import { untilOf } from './my-courses.words.ts'
import { MyCoursesScreen } from './my-courses.tsx'
// Its code comes later to the page.
import './over.tsx'

afterEach(cleanup)

test('the empty state waits for the orders, and is not shown if they fail', async () => {
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

/** The first twenty orders are of running courses; only the others belong to this list. */
const ended = (n: number) => ({
  orderNumber: `O${n}`,
  status: n < 20 ? 'IN_SERVICE' : 'FINISHED',
  amountFen: 0,
  discountFen: 0,
  payableFen: 0,
  paidFen: 0,
  createdAt: 0,
  contractReady: true,
  sku: {
    skuId: `K${n}`,
    skuNumber: `N${n}`,
    name: `课程${n}`,
    kind: 'COURSE',
    saleStatus: 'ON',
    coverUrl: '',
    priceFen: 0,
    serviceDescHtml: '',
    refundRuleText: '',
    analysts: [],
    needAddress: false,
    splitOnly: false,
  },
})

test('expired courses load page by page to the last order, skipping a page without any', async () => {
  const all = Array.from({ length: 45 }, (_, n) => ended(n))
  renderApp(<MyCoursesScreen />, {
    path: '/me/course',
    signedIn: true,
    answers: {
      'GET /users/vip/subscriptions': () => [],
      'GET /orders/list': ({ pageNo, pageSize }) => {
        const [page, size] = [Number(pageNo), Number(pageSize)]
        return { list: all.slice((page - 1) * size, page * size), total: all.length, pageNo: page, pageSize: size }
      },
    },
  })
  fireEvent.click(await screen.findByText('加载更多'))
  expect(await screen.findByText('课程39')).toBeTruthy()
  fireEvent.click(await screen.findByText('加载更多'))
  expect(await screen.findByText('课程44')).toBeTruthy()
  expect(screen.getAllByText(/^课程\d+$/)).toHaveLength(25)
  expect(screen.queryByText('加载更多')).toBeNull()
})

const DAY = 86_400_000
const now = Date.UTC(2026, 2, 1, 4)

test('the last seven days of a course are counted in started days', () => {
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
  // Midnight is the end of the day before; any other end has its minute.
  expect(untilOf(Date.parse('2026-03-02T00:00+08:00'), now).until).toBe('有效期至 2026-03-01')
  expect(untilOf(now, now).until).toBe('有效期至 2026-03-01 12:00')
  expect(untilOf(undefined, now)).toEqual({ until: '长期有效', soon: '' })
})
