// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { OrdersScreen } from './orders.tsx'

const HOUR = 3_600_000
const NOW = Date.now()

const SKU = {
  skuId: 'K1',
  skuNumber: 'N1',
  name: '服务',
  kind: 'COURSE',
  coverUrl: '',
  priceFen: 100,
  saleStatus: 'ON',
  serviceDescHtml: '',
  refundRuleText: '',
  analysts: [],
  needAddress: false,
  splitOnly: false,
}
const FEN = { amountFen: 100, discountFen: 0, payableFen: 100, paidFen: 0 }

/** The order placed `age` hours ago. */
const order = (age: number, status: string, more: object = {}) => ({
  orderNumber: `D${age}`,
  sku: SKU,
  status,
  ...FEN,
  createdAt: NOW - age * HOUR,
  contractReady: false,
  ...more,
})
type Order = ReturnType<typeof order> & { nextStep?: string }

const waiting = (age: number, nextStep: 'SIGN' | 'PAY', left: number): Order =>
  order(age, `WAIT_${nextStep}`, { nextStep, payExpireAt: NOW + left * HOUR })

interface Given {
  /** Newest first. */
  orders: Order[]
  /** What the tabs of waiting orders still answer. */
  late?: Order[]
  /** The first page of a list that is read a second time is answered after this. */
  before?: Promise<void>
  path?: string
}

/** The list of a customer with these orders. */
function open({ orders, late, before, path = '/me/order' }: Given) {
  const held = { orders }
  const read = new Set<unknown>()
  return {
    held,
    ...renderApp(<OrdersScreen />, {
      path,
      signedIn: true,
      answers: {
        'GET /public/current-time': () => ({ now: Date.now() }),
        'POST /orders/my/v2': async ({ status, pageNo, pageSize }) => {
          if (read.has(status)) await before
          read.add(status)
          const of = status === 'PAY' ? 'WAIT_PAY' : status
          const from = status === undefined ? held.orders : (late ?? held.orders)
          const list = from.filter((each) => of === undefined || each.status === of)
          const [page, size] = [Number(pageNo), Number(pageSize)]
          return { list: list.slice((page - 1) * size, page * size), total: list.length, pageNo: page, pageSize: size }
        },
      },
    }),
  }
}

const numbers = (list: string) =>
  within(screen.queryByRole('list', { name: list }) ?? document.createElement('div'))
    .queryAllByText(/^订单编号/)
    .map(({ textContent }) => textContent.slice(5))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('waiting orders of any page come first, the next to expire on top, and each order is listed once', async () => {
  const ages = Array.from({ length: 25 }, (_, at) => at)
  const special: Record<number, Order> = {
    1: waiting(1, 'PAY', 5),
    3: waiting(3, 'SIGN', 4),
    22: waiting(22, 'PAY', 2),
  }
  const { held } = open({ orders: ages.map((age) => special[age] ?? order(age, 'IN_SERVICE')) })
  await waitFor(() => expect(numbers('等您处理')).toEqual(['D22', 'D3', 'D1']))
  expect(numbers('订单')).toEqual(['D0', 'D2', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'])
  expect((await screen.findAllByText(/^剩余 0\d:\d\d:\d\d$/)).length).toBe(3)
  for (const seen of [18, 22]) {
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(numbers('订单')).toHaveLength(seen))
  }
  expect(numbers('等您处理')).toEqual(['D22', 'D3', 'D1'])
  expect([...numbers('订单'), ...numbers('等您处理')].toSorted()).toEqual(
    held.orders.map(({ orderNumber }) => orderNumber).toSorted(),
  )
})

it('an expired order that was paid moves to the others, and the tab counts one less', async () => {
  let pay = () => {}
  const before = new Promise<void>((resolve) => (pay = resolve))
  const { held } = open({ orders: [waiting(1, 'PAY', -1), order(2, 'FINISHED')], before })
  await screen.findByRole('tab', { name: '待付款 1' })
  held.orders = [order(1, 'IN_SERVICE'), order(2, 'FINISHED')]
  pay()
  await waitFor(() => expect(numbers('订单')).toEqual(['D1', 'D2']))
  expect(screen.queryByText('等您处理')).toBeNull()
  expect(screen.getByRole('tab', { name: '待付款' })).toBeTruthy()
})

it('an order is listed by the state in the list if its tab has an older one', async () => {
  open({ orders: [order(1, 'IN_SERVICE')], late: [waiting(1, 'PAY', 5)] })
  await screen.findByRole('tab', { name: '待付款 1' })
  await waitFor(() => expect(numbers('订单')).toEqual(['D1']))
  expect(numbers('等您处理')).toEqual([])
})

it('a list of waiting orders only is not reported as empty', async () => {
  open({ orders: [waiting(1, 'SIGN', 5)] })
  await waitFor(() => expect(numbers('等您处理')).toEqual(['D1']))
  expect(screen.queryByText('暂无订单')).toBeNull()
})

it('the tab 待付款 lists its orders by date, like any other', async () => {
  open({ orders: [order(0, 'IN_SERVICE'), waiting(1, 'PAY', 5), waiting(2, 'PAY', 2)], path: '/me/order?tab=pay' })
  await waitFor(() => expect(numbers('订单')).toEqual(['D1', 'D2']))
  expect(numbers('等您处理')).toEqual([])
})
